import type { ClaimedJob, JobProgress } from './job.ts';
import type { JobsDeps } from './jobs.ts';

const keepStatement = 'SELECT keep_job_progress($1, $2, $3, $4)';

export async function keepProgress(
  { database }: JobsDeps,
  { id, attempt }: ClaimedJob,
  { done, total }: JobProgress,
): Promise<void> {
  await database.query(keepStatement, [id, attempt, done, total]);
}
