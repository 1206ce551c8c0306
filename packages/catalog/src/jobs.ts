/** How often an account may ask about its jobs per minute: ten times a second. This does not count against its calls. */
export const jobRequestsPerMinute = 600;
