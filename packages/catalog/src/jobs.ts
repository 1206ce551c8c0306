/** How often an account may ask for its jobs in a minute: ten times a second. It uses up none of its calls. */
export const jobRequestsPerMinute = 600;
