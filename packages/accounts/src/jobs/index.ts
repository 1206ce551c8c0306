// Calls that nobody waits for: accepted, claimed by a process, ended once, read by their account, forgotten in time.
// What a job does and where its files lie is the server's; what it costs is metering's.
export type { ClaimLimits } from './claim.ts';
export type { JobLimits } from './deps.ts';
export { jobFailures } from './failures.ts';
export type { ClaimedJob, Job, JobPart, JobProgress, JobResult, KeptFailure, NewJob } from './job.ts';
export { createJobs, type Jobs, jobLimits, jobsChannel } from './jobs.ts';
