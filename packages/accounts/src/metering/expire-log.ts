import type { Database } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';

export interface LogRetention {
  readonly database: Database;
  readonly clock: Clock;
  readonly days: number;
  /** A batch holds its rows, and on the embedded database everybody, for a few milliseconds. */
  readonly rowsPerBatch?: number;
  /** Lets others in between two batches. */
  readonly pause?: () => Promise<void>;
}

const dayMs = 86_400_000;
/** Any number, as long as nobody else locks by it. */
export const logExpiryLock = 7_163_950_218;

/** Whoever has the lock deletes; the others find it taken and leave it to that process. */
const deleteStatement = `
DELETE FROM api_requests WHERE id IN (
  SELECT id FROM api_requests
  WHERE created_at AT TIME ZONE 'UTC' < $1::timestamptz AT TIME ZONE 'UTC' AND (SELECT pg_try_advisory_xact_lock($3))
  ORDER BY created_at AT TIME ZONE 'UTC' LIMIT $2
) RETURNING 1`;

const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, 50));

/** Deletes log rows whose time is over, oldest first, a few at a time; returns how many. What was charged for them stays. */
export async function expireLog(retention: LogRetention): Promise<number> {
  const { database, clock, days, rowsPerBatch = 500, pause = aMoment } = retention;
  const keptSince = new Date(clock.now().getTime() - days * dayMs);
  let expired = 0;
  for (;;) {
    const rows = await database.query(deleteStatement, [keptSince, rowsPerBatch, logExpiryLock]);
    expired += rows.length;
    if (rows.length < rowsPerBatch) return expired;
    await pause();
  }
}
