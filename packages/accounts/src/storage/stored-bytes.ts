import type { Database } from '@pagesmith/database';

// A job has its files and its parts until it ends, then its result; a kept result says its length in its headers.
const statement = `
SELECT (SELECT coalesce(sum(CASE WHEN finished_at IS NULL THEN input_bytes ELSE result_bytes END), 0)
    FROM jobs WHERE user_id = $1 AND key_encrypted IS NOT NULL)
  + (SELECT coalesce(sum(size_bytes), 0) FROM job_parts JOIN jobs ON jobs.id = job_id WHERE user_id = $1)
  + (SELECT coalesce(sum((response_headers->>'content-length')::bigint), 0)
    FROM idempotency_records WHERE user_id = $1 AND result_file IS NOT NULL)
  + (SELECT coalesce(sum(size_bytes), 0) FROM files WHERE user_id = $1) AS bytes`;

/** How much of the disk the jobs, kept results and files of an account take. */
export async function storedBytesOf({ query }: Database, accountId: string): Promise<number> {
  const [row] = await query<{ bytes: number | string }>(statement, [accountId]);
  return Number(row?.bytes ?? 0);
}
