import type { JobsDeps } from './deps.ts';
import type { ClaimedJob, JobProgress } from './job.ts';

const keepStatement = 'SELECT keep_job_progress($1, $2, $3, $4)';

export async function keepProgress(
  { database }: JobsDeps,
  { id, attempt }: ClaimedJob,
  { done, total }: JobProgress,
): Promise<void> {
  await database.query(keepStatement, [id, attempt, done, total]);
}
