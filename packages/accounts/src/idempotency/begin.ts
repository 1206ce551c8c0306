import { randomBytes } from 'node:crypto';
import { fail } from '@pagesmith/kernel';
import type { IdempotencyDeps } from './deps.ts';
import { idempotencyFailures } from './failures.ts';
import type { Beginning, KeyedRequest } from './keyed-request.ts';
import { resultKey } from './result-key.ts';

interface Row {
  readonly is_first: boolean;
  readonly is_same: boolean;
  readonly response_status: number | null;
  readonly response_headers: Record<string, string> | null;
  readonly result_file: string | null;
  readonly result_expires_at: Date | null;
  readonly job_id: string | null;
  readonly key_encrypted: Uint8Array | null;
  readonly secret_key_id: string | null;
}

/** Takes the key when it is free, forgotten, or held by a process that died; else tells who has it. */
const statement = `
WITH taken AS (
  INSERT INTO idempotency_records AS held (user_id, key, request_hash, request_id, process_id, created_at, expires_at,
    key_encrypted, secret_key_id)
  VALUES ($1, $2, $3, $4, $5, $6, $6::timestamptz + interval '24 hours', $7, $8)
  ON CONFLICT (user_id, key) DO UPDATE SET
    request_hash = excluded.request_hash, request_id = excluded.request_id, process_id = excluded.process_id,
    response_status = NULL, response_headers = NULL, result_file = NULL, result_expires_at = NULL, job_id = NULL,
    created_at = excluded.created_at, expires_at = excluded.expires_at,
    key_encrypted = excluded.key_encrypted, secret_key_id = excluded.secret_key_id
  WHERE held.expires_at <= $6 OR (held.response_status IS NULL AND is_process_dead(held.process_id, $5))
  RETURNING request_id
)
SELECT true AS is_first, true AS is_same, NULL AS response_status, NULL AS response_headers, NULL AS result_file,
  NULL AS result_expires_at, NULL AS job_id, NULL AS key_encrypted, NULL AS secret_key_id
FROM taken
UNION ALL
SELECT false, request_hash = $3, response_status, response_headers, result_file, result_expires_at, job_id,
  key_encrypted, secret_key_id
FROM idempotency_records WHERE user_id = $1 AND key = $2 AND NOT EXISTS (SELECT FROM taken)`;

export async function begin(deps: IdempotencyDeps, request: KeyedRequest): Promise<Beginning> {
  const now = deps.clock.now();
  const key = randomBytes(32);
  const row = await read(deps, request, key, now);
  if (row.is_first) return { state: 'first', key };
  if (!row.is_same) throw idempotencyFailures.idempotencyKeyReused();
  if (row.job_id !== null) return { state: 'job', jobId: row.job_id };
  const { response_status: httpStatus, response_headers, result_file: file, result_expires_at } = row;
  if (httpStatus === null) return { state: 'running' };
  const { key_encrypted: bytes, secret_key_id: keyId } = row;
  const isKept = file !== null && result_expires_at !== null && result_expires_at > now;
  if (isKept && bytes && keyId) {
    const headers = response_headers ?? {};
    return { state: 'replay', httpStatus, headers, file, key: resultKey(deps.secrets, bytes, keyId) };
  }
  // Gone before its time: it was delivered.
  if (file === null && result_expires_at !== null && result_expires_at > now) {
    throw idempotencyFailures.resultDelivered();
  }
  return fail(idempotencyFailures.resultExpired({ retentionMinutes: request.retentionMinutes }));
}

/** Nothing is read when another call took the key, or freed it, at this very moment: then it is asked again. */
async function read(
  { database, secrets, processId }: IdempotencyDeps,
  request: KeyedRequest,
  fresh: Buffer,
  now: Date,
): Promise<Row> {
  const { accountId, key, requestHash, requestId } = request;
  const sealed = [Buffer.from(secrets.encrypt(fresh.toString('base64'))), secrets.keyId];
  const parameters = [accountId, key, Buffer.from(requestHash), requestId, processId, now, ...sealed];
  for (;;) {
    const [row] = await database.query<Row>(statement, parameters);
    if (row) return row;
  }
}
