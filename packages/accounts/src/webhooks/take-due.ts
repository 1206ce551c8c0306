import type { Database, WebhookAnswer } from '@pagesmith/database';

/**
 * A delivery is taken by moving its next attempt into the future: whoever dies while sending leaves it to be tried
 * again, and nobody else takes it meanwhile. Of each endpoint only as many as it may have under way here, so that one
 * with many waiting holds up nobody. Endpoints are found by leaps through the index of what waits: what it costs does
 * not grow with all endpoints, nor with what waits for one.
 */
const takeStatement = `
WITH RECURSIVE waiting AS (
  (SELECT endpoint_id FROM webhook_deliveries WHERE state = 'pending' ORDER BY endpoint_id LIMIT 1)
  UNION ALL
  SELECT (
    SELECT endpoint_id FROM webhook_deliveries
    WHERE state = 'pending' AND endpoint_id > waiting.endpoint_id ORDER BY endpoint_id LIMIT 1
  ) FROM waiting WHERE waiting.endpoint_id IS NOT NULL
), due AS (
  SELECT oldest.id FROM waiting JOIN webhook_endpoints AS endpoint ON endpoint.id = waiting.endpoint_id
  CROSS JOIN LATERAL (
    SELECT id, next_attempt_at FROM webhook_deliveries
    WHERE endpoint_id = endpoint.id AND state = 'pending' AND next_attempt_at <= $1
    ORDER BY next_attempt_at
    LIMIT greatest(0, CASE WHEN endpoint.failing_since IS NULL THEN $4::integer ELSE 1 END
      - coalesce(($3::jsonb ->> endpoint.id)::integer, 0))
    FOR UPDATE SKIP LOCKED
  ) AS oldest
  WHERE endpoint.status = 'enabled'
  ORDER BY oldest.next_attempt_at LIMIT $5::integer
)
UPDATE webhook_deliveries AS delivery SET attempts = attempts + 1, next_attempt_at = $2
FROM due, webhook_events AS event, webhook_endpoints AS endpoint
WHERE delivery.id = due.id AND event.id = delivery.event_id AND endpoint.id = delivery.endpoint_id
RETURNING delivery.id, delivery.attempts, endpoint.id AS "endpointId", endpoint.url,
  endpoint.secret_encrypted AS "secretEncrypted", endpoint.secret_key_id AS "secretKeyId",
  endpoint.previous_secret_encrypted AS "previousSecretEncrypted",
  endpoint.previous_secret_until AS "previousSecretUntil", endpoint.failing_since AS "failingSince",
  event.id AS "eventId", event.type, event.data, event.created_at AS "createdAt"`;

export interface TakenDelivery {
  readonly id: string;
  readonly attempts: number;
  readonly endpointId: string;
  readonly url: string;
  readonly secretEncrypted: Uint8Array;
  readonly secretKeyId: string;
  readonly previousSecretEncrypted: Uint8Array | null;
  readonly previousSecretUntil: Date | null;
  readonly failingSince: Date | null;
  readonly eventId: string;
  readonly type: string;
  readonly data: unknown;
  readonly createdAt: Date;
}

interface DueQuery {
  readonly now: Date;
  readonly leaseMs: number;
  /** Attempts under way in this process, by endpoint. */
  readonly underWay: Readonly<Record<string, number>>;
  readonly perEndpointMax: number;
  readonly countMax: number;
}

export const takeDue = (database: Database, query: DueQuery): Promise<TakenDelivery[]> =>
  database.query<TakenDelivery & Record<string, unknown>>(takeStatement, [
    query.now,
    new Date(query.now.getTime() + query.leaseMs),
    JSON.stringify(query.underWay),
    query.perEndpointMax,
    query.countMax,
  ]);

/** The delivery and, only when it changes, whether its endpoint is failing. A later attempt's word counts. */
const recordStatement = `
WITH recorded AS (
  UPDATE webhook_deliveries SET
    state = $3,
    next_attempt_at = coalesce($4, next_attempt_at),
    answers = jsonb_path_query_array(answers, '$[last - 8 to last]') || $5::jsonb
  WHERE id = $1 AND attempts = $2
  RETURNING endpoint_id
)
UPDATE webhook_endpoints SET failing_since = CASE WHEN $3 = 'delivered' THEN NULL ELSE $6::timestamptz END
WHERE id = (SELECT endpoint_id FROM recorded) AND (failing_since IS NULL) <> ($3 = 'delivered')`;

interface Outcome {
  readonly state: 'delivered' | 'pending' | 'failed';
  readonly nextAttemptAt: Date | null;
  readonly answer: WebhookAnswer;
  readonly at: Date;
}

export async function record(database: Database, taken: TakenDelivery, outcome: Outcome): Promise<void> {
  const { state, nextAttemptAt, answer, at } = outcome;
  await database.query(recordStatement, [
    taken.id,
    taken.attempts,
    state,
    nextAttemptAt,
    JSON.stringify(answer),
    at,
  ]);
}
