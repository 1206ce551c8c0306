/** What the log, jobs and proofs call a pipeline where an operation is named. */
export const pipelinesId = 'pipelines';
