import type { IdempotencyDeps } from './deps.ts';

const expireStatement = `
WITH expired AS (
  SELECT user_id, key, result_file FROM idempotency_records
  WHERE result_expires_at <= $1 AND result_file IS NOT NULL FOR UPDATE SKIP LOCKED
)
UPDATE idempotency_records AS held SET result_file = NULL, response_headers = NULL, key_encrypted = NULL
FROM expired WHERE held.user_id = expired.user_id AND held.key = expired.key
RETURNING expired.result_file`;

const forgetStatement = `
DELETE FROM idempotency_records AS held
WHERE expires_at <= $1 OR (response_status IS NULL AND is_process_dead(held.process_id, $2))`;

/** A file whose deletion fails, or that went with its account, is left to whoever keeps the files. */
export async function sweep({ database, clock, processId }: IdempotencyDeps): Promise<string[]> {
  const now = clock.now();
  const expired = await database.query<{ result_file: string }>(expireStatement, [now]);
  await database.query(forgetStatement, [now, processId]);
  return expired.map(({ result_file }) => result_file);
}
