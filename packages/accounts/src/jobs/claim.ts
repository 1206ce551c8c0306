import { isFree, planIds, plans } from '@pagesmith/catalog';
import type { JobsDeps } from './deps.ts';
import type { ClaimedJob } from './job.ts';
import { jobKey } from './job-key.ts';

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

/** How many of this process's jobs may be under way, of some kinds, before another of that kind is claimed. */
export interface ClaimLimits {
  readonly perAccount: number;
  readonly long: number;
  /** Of plans that cost nothing. */
  readonly free: number;
  readonly longOperations: readonly string[];
}

const isWaiting = `state = 'queued' AND (waits_until IS NULL OR waits_until <= now())`;

/** The rule of the queue before the engines: an account's wait counts from its last turn, with a head start by plan. */
const claimStatement = `
WITH busy AS (
  SELECT jobs.user_id, operation = ANY($4) AS is_long, plan = ANY($5) AS is_free
  FROM jobs JOIN subscriptions USING (user_id) WHERE state = 'running' AND process_id = $1
), accounts AS (
  SELECT user_id, plan, plan = ANY($5) AS is_free, (
    SELECT started_at FROM jobs WHERE jobs.user_id = subscriptions.user_id AND started_at IS NOT NULL
    ORDER BY sequence DESC LIMIT 1
  ) AS last_turn_at
  FROM subscriptions WHERE user_id IN (SELECT user_id FROM jobs WHERE ${isWaiting})
), next AS (
  SELECT jobs.id FROM jobs JOIN accounts USING (user_id)
  WHERE ${isWaiting}
    AND (SELECT count(*) FROM busy WHERE busy.user_id = jobs.user_id) < $2
    AND (operation <> ALL($4) OR (SELECT count(*) FROM busy WHERE is_long) < $6)
    AND (NOT is_free OR (SELECT count(*) FROM busy WHERE busy.is_free) < $7)
  ORDER BY greatest(created_at, last_turn_at) - make_interval(secs => ($8::jsonb->>plan)::double precision),
    last_turn_at NULLS FIRST, sequence
  LIMIT 1 FOR UPDATE OF jobs SKIP LOCKED
)
UPDATE jobs SET state = 'running', process_id = $1, attempts = attempts + 1, started_at = $3,
  progress = NULL
FROM next WHERE jobs.id = next.id
RETURNING jobs.id, user_id, operation, attempts, key_encrypted, secret_key_id, request_encrypted, input_bytes, created_at`;

const freePlans = planIds.filter(isFree);
const headStarts = Object.fromEntries(planIds.map((plan) => [plan, plans[plan].queueHeadStartSeconds]));

export async function claim(deps: JobsDeps, limits: ClaimLimits): Promise<ClaimedJob | undefined> {
  const { database, clock, secrets, processId } = deps;
  const { perAccount, long, free, longOperations } = limits;
  const [row] = await database.query<Row>(claimStatement, [
    processId,
    perAccount,
    clock.now(),
    [...longOperations],
    freePlans,
    long,
    free,
    JSON.stringify(headStarts),
  ]);
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

/** After a second, then twice as long each time, up to a minute. */
const pause = `waits = waits + 1, waits_until = now() + make_interval(secs => least(60, power(2, least(waits, 10))))`;

const putBackStatement = (assignments: string) => `
UPDATE jobs SET state = 'queued', process_id = NULL, attempts = attempts - 1, started_at = NULL${assignments}
WHERE id = $1 AND attempts = $2 AND state = 'running'`;

export async function putBack(
  { database }: JobsDeps,
  { id, attempt }: ClaimedJob,
  { pauses }: { readonly pauses: boolean },
): Promise<void> {
  await database.query(putBackStatement(pauses ? `, ${pause}` : ''), [id, attempt]);
}
