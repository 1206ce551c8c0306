import type { Database } from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';
import { throttleFailures } from './failures.ts';

export interface ThrottleRule {
  readonly name: string;
  readonly eventsMax: number;
  readonly windowMs: number;
}

/** One event of a subject (an address, an e-mail) against a rule. */
export interface ThrottledEvent {
  readonly rule: ThrottleRule;
  readonly subject: string;
}

export interface Throttle {
  /** Fails when a rule is used up already; counts nothing. */
  check(...events: ThrottledEvent[]): Promise<void>;
  /** Counts all events, or none and fails when one rule is used up: what is refused uses up nothing else. */
  take(...events: ThrottledEvent[]): Promise<void>;
  /** Forgets all events of some kinds and the latest of others. */
  forgive(events: { readonly all: ThrottledEvent[]; readonly latest: ThrottledEvent[] }): Promise<void>;
  clear(...events: ThrottledEvent[]): Promise<void>;
}

const wanted = `
wanted AS (
  SELECT * FROM unnest($1::text[], $2::timestamptz[], $3::integer[]) AS wanted (key, ends_at, events_max)
), used_up AS (
  SELECT throttles.window_ends_at, wanted.events_max
  FROM throttles JOIN wanted USING (key)
  WHERE throttles.window_ends_at > $4 AND throttles.event_count >= wanted.events_max
)`;

const checkStatement = `
WITH ${wanted}
SELECT window_ends_at, events_max FROM used_up ORDER BY window_ends_at DESC LIMIT 1`;

/** Looks before it counts, and once more after it, for calls at the same moment. */
const takeStatement = `
WITH ${wanted}, taken AS (
  INSERT INTO throttles (key, window_ends_at, event_count)
  SELECT key, ends_at, 1 FROM wanted WHERE NOT EXISTS (SELECT FROM used_up) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    event_count = CASE WHEN throttles.window_ends_at > $4 THEN throttles.event_count + 1 ELSE 1 END,
    window_ends_at = CASE WHEN throttles.window_ends_at > $4 THEN throttles.window_ends_at ELSE excluded.window_ends_at END
  RETURNING key, window_ends_at, event_count
)
SELECT window_ends_at, events_max FROM used_up
UNION ALL
SELECT taken.window_ends_at, wanted.events_max FROM taken JOIN wanted USING (key) WHERE event_count > events_max
ORDER BY window_ends_at DESC LIMIT 1`;

/** Locks in the order in which `take` does: two that did otherwise would wait for each other. */
const forgiveStatement = `
WITH locked AS (SELECT key FROM throttles WHERE key = ANY ($1::text[] || $2::text[]) ORDER BY key FOR UPDATE)
UPDATE throttles SET event_count = CASE WHEN key = ANY ($1::text[]) THEN 0 ELSE greatest(event_count - 1, 0) END
WHERE key IN (SELECT key FROM locked)`;

/** Counts in the database: one statement each time, right for all processes that share it. */
export function createThrottle(database: Database, clock: Clock = systemClock): Throttle {
  const ask = async (statement: string, events: readonly ThrottledEvent[]) => {
    const now = clock.now();
    const [usedUp] = await database.query<{ window_ends_at: Date; events_max: number }>(statement, [
      events.map(keyOf),
      events.map(({ rule }) => new Date(now.getTime() + rule.windowMs)),
      events.map(({ rule }) => rule.eventsMax),
      now,
    ]);
    if (!usedUp) return;
    const facts = { limit: usedUp.events_max, remaining: 0, resetsAt: usedUp.window_ends_at };
    throw throttleFailures.generalRateLimitExceeded({ facts });
  };
  return {
    check: (...events) => ask(checkStatement, events),
    take: (...events) => ask(takeStatement, events),
    forgive: async ({ all, latest }) => {
      await database.query(forgiveStatement, [all.map(keyOf), latest.map(keyOf)]);
    },
    clear: async (...events) => {
      await database.query('DELETE FROM throttles WHERE key = ANY ($1::text[])', [events.map(keyOf)]);
    },
  };
}

const keyOf = ({ rule, subject }: ThrottledEvent): string => `${rule.name} ${subject}`;
