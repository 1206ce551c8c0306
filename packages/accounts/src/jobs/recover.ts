import type { JobsDeps } from './deps.ts';
import { endWithoutWork } from './end-without-work.ts';
import { jobFailures } from './failures.ts';

const attemptsMax = 2;

/** Nobody works on it: its process is dead, or is this one, which knows nothing of it. */
const isLeft = `state = 'running' AND NOT (id = ANY($2))
  AND (process_id = $1 OR $3 OR is_process_dead(process_id, $1))`;

const requeueStatement = `
UPDATE jobs SET state = 'queued', process_id = NULL, started_at = NULL WHERE ${isLeft} AND attempts < $4`;
const twiceStatement = `SELECT id FROM jobs WHERE ${isLeft} AND attempts >= $4`;

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
