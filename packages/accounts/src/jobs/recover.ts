import type { JobsDeps } from './deps.ts';
import { endWithoutWork } from './end-without-work.ts';
import { jobFailures } from './failures.ts';

const attemptsMax = 2;

/** Nobody works on it: its process is dead, or is this one, which knows nothing of it. */
const isLeft = `state = 'running' AND NOT (id = ANY($2))
  AND (process_id = $1 OR $3 OR is_process_dead(process_id, $1))`;

/** An attempt that got a part done has not been in vain: the next one goes on from there. */
const mayTryAgain = `(attempts < $4
  OR EXISTS (SELECT FROM job_parts WHERE job_id = jobs.id AND job_parts.attempt = jobs.attempts))`;

const requeueStatement = `
UPDATE jobs SET state = 'queued', process_id = NULL, started_at = NULL WHERE ${isLeft} AND ${mayTryAgain}`;
const twiceStatement = `SELECT id FROM jobs WHERE ${isLeft} AND NOT ${mayTryAgain}`;

export async function recover(deps: JobsDeps, underWay: readonly string[]): Promise<void> {
  const { database, processId } = deps;
  // The embedded database has one process at a time.
  const isAlone = database.kind === 'embedded';
  const parameters = [processId, [...underWay], isAlone, attemptsMax];
  await database.query(requeueStatement, parameters);
  for (const { id } of await database.query<{ id: string }>(twiceStatement, parameters)) {
    await endWithoutWork(deps, id, 'failed', jobFailures.jobInterrupted());
  }
}
