import type { CallFigures } from '@pagesmith/contract';
import { type Queryable, subscriptions } from '@pagesmith/database';
import type { Clock, Language } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import { isEarly, usedUpAt } from './used-up-at.ts';

interface FiguresDeps {
  readonly database: Queryable;
  readonly clock: Clock;
}

interface FiguresOf {
  readonly ownerId: string;
  readonly language: Language;
}

const days = 30;
const callsMax = 10_000;
const failuresMax = 5;
const dayMs = 86_400_000;

type Sums = Pick<CallFigures, 'calls' | 'successes' | 'medianMs' | 'slowMs' | 'operations' | 'failures'>;

const statement = `
  WITH latest AS MATERIALIZED (
    SELECT id, endpoint, operation, steps, times, status, response_time_ms, error_code, error_message, error_message_fr, occurrences,
      created_at, sequence
    FROM api_requests WHERE user_id = $1 AND created_at >= $2 AND mode = 'live'
    ORDER BY created_at DESC, sequence DESC LIMIT $3
  ), whole AS (
    SELECT coalesce(sum(occurrences), 0)::integer AS calls,
      coalesce(sum(occurrences) FILTER (WHERE status = 'success'), 0)::integer AS successes,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY response_time_ms) FILTER (WHERE status = 'success') AS "medianMs",
      percentile_disc(0.95) WITHIN GROUP (ORDER BY response_time_ms) FILTER (WHERE status = 'success') AS "slowMs"
    FROM latest
  ), operations AS (
    -- A pipeline is a call of each of its operations, as often as it did them; one that failed is a call of none.
    SELECT called AS id, sum(occurrences * times)::integer AS calls,
      coalesce(sum(occurrences) FILTER (WHERE status = 'error'), 0)::integer AS errors
    FROM latest, unnest(coalesce(steps, ARRAY[operation])) AS called
    WHERE called IS NOT NULL GROUP BY called ORDER BY calls DESC, called
  ), failures AS (
    SELECT id, created_at, endpoint, error_code,
      CASE WHEN $4 = 'fr' THEN coalesce(error_message_fr, error_message) ELSE error_message END AS error_message
    FROM latest WHERE status = 'error' ORDER BY created_at DESC, sequence DESC LIMIT $5
  )
  SELECT whole.*,
    (SELECT coalesce(jsonb_agg(to_jsonb(operations)), '[]') FROM operations) AS operations,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'createdAt', created_at, 'endpoint', endpoint,
      'errorCode', error_code, 'errorMessage', error_message)), '[]') FROM failures) AS failures
  FROM whole`;

export async function latestFigures(
  { database, clock }: FiguresDeps,
  { ownerId, language }: FiguresOf,
): Promise<CallFigures> {
  const now = clock.now();
  const since = new Date(now.getTime() - days * dayMs);
  const [sums] = await database.query<Sums>(statement, [ownerId, since, callsMax, language, failuresMax]);
  const [subscription] = await database.orm
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, ownerId));
  if (!sums || !subscription) throw new Error(`The account ${ownerId} has no subscription.`);
  const { monthlyLimit: limit, periodStartedAt: startedAt, periodEndsAt: endsAt } = subscription;
  // A month that is over starts again with the next call; until then its count stands on the row.
  const used = endsAt <= now ? 0 : subscription.currentUsage;
  const allowance = { used, limit, startedAt, endsAt };
  return {
    days,
    callsMax,
    ...sums,
    allowance: {
      used,
      limit,
      periodEndsAt: endsAt.toISOString(),
      isEarly: isEarly(allowance, now),
      usedUpAt: usedUpAt(allowance, now)?.toISOString() ?? null,
    },
  };
}
