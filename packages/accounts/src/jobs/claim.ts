import type { ClaimedJob } from './job.ts';
import { jobKey } from './job-key.ts';
import type { JobsParts } from './jobs.ts';

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly operation: string;
  readonly attempts: number;
  readonly key_encrypted: Uint8Array;
  readonly secret_key_id: string;
  readonly request_encrypted: Uint8Array;
  readonly input_bytes: number;
  readonly created_at: Date;
}

const claimStatement = `
WITH busy AS (
  SELECT user_id, count(*) AS count FROM jobs WHERE state = 'running' AND process_id = $1 GROUP BY user_id
), next AS (
  SELECT jobs.id FROM jobs LEFT JOIN busy ON busy.user_id = jobs.user_id
  WHERE state = 'queued' AND place = $2 AND coalesce(busy.count, 0) < $3
  ORDER BY coalesce(busy.count, 0), sequence LIMIT 1 FOR UPDATE OF jobs SKIP LOCKED
)
UPDATE jobs SET state = 'running', process_id = $1, attempts = attempts + 1, started_at = $4,
  progress = NULL
FROM next WHERE jobs.id = next.id
RETURNING jobs.id, user_id, operation, attempts, key_encrypted, secret_key_id, request_encrypted, input_bytes, created_at`;

export async function claim(parts: JobsParts, runningPerAccountMax: number): Promise<ClaimedJob | undefined> {
  const { database, clock, secrets, processId, place } = parts;
  const parameters = [processId, place, runningPerAccountMax, clock.now()];
  const [row] = await database.query<Row>(claimStatement, parameters);
  if (!row) return undefined;
  return {
    id: row.id,
    accountId: row.user_id,
    operation: row.operation,
    attempt: row.attempts,
    key: jobKey(secrets, row.key_encrypted, row.secret_key_id),
    requestEncrypted: row.request_encrypted,
    inputBytes: row.input_bytes,
    createdAt: row.created_at,
  };
}

const putBackStatement = `
UPDATE jobs SET state = 'queued', process_id = NULL, attempts = attempts - 1, started_at = NULL
WHERE id = $1 AND attempts = $2 AND state = 'running'`;

export async function putBack({ database }: JobsParts, { id, attempt }: ClaimedJob): Promise<void> {
  await database.query(putBackStatement, [id, attempt]);
}
