/** How often an account may ask about its jobs per minute: ten times a second. This does not count against its calls. */
export const jobRequestsPerMinute = 600;
/** The same for uploading, listing and deleting files. */
export const fileRequestsPerMinute = 120;
/** The same for what is managed with a key: usage, the log, keys and webhooks. */
export const managementRequestsPerMinute = 120;
