import { apiRequests, callHours } from '@pagesmith/database';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Collection, collections } from './collections.ts';
import type { Owned } from './owned.ts';
import { toFilter } from './query/filters.ts';
import { parseQueries, type Query } from './query/parse.ts';
import { isFilter } from './query/read-queries.ts';
import { type TimeRange, timeRangeOf } from './query/time-range.ts';

export interface CallSums {
  readonly calls: number;
  readonly errors: number;
  readonly responseMs: number;
}

const hourMs = 3_600_000;

const text = (column: AnyPgColumn) => ({ column, kind: 'text' }) as const;

/** What the hours are counted by. */
const hours: Collection = {
  ...collections.api_requests,
  source: callHours,
  ownerColumn: callHours.userId,
  attributes: {
    userId: text(callHours.userId),
    mode: text(callHours.mode),
    status: text(callHours.status),
    endpoint: text(callHours.endpoint),
  },
};

const isCounted = ({ attribute }: Query): boolean => Object.hasOwn(hours.attributes, attribute);

/** Whether the queries look for calls by what few of them may have: reading them until a page is full could take long. */
export const looksForEndpoint = (queries: readonly string[]): boolean =>
  parseQueries(queries).some(({ attribute }) => attribute === 'endpoint');

/**
 * Adds up the hours of the log and counts rows only in what is left of an hour at either end, so that a log of millions
 * costs no more than a small one. Undefined where the queries ask for something that hours are not counted by.
 * `found` says the same as the queries.
 */
export async function sumCallsByHour(
  { database, collection, ownerId }: Owned,
  queries: readonly string[],
  found: SQL | undefined,
): Promise<CallSums | undefined> {
  if (collection.id !== hours.id) return undefined;
  const filters = parseQueries(queries).filter(isFilter);
  const range = timeRangeOf(filters.filter((query) => !isCounted(query)));
  const whole = range && wholeHours(range);
  if (!whole) return undefined;
  const { from, to } = whole;
  const wanted = and(
    eq(callHours.userId, ownerId),
    ...filters.filter(isCounted).map((query, index) => toFilter(hours, query, `${index + 1}`)),
    from && gte(callHours.hour, from),
    to && lt(callHours.hour, to),
  );
  const left = [
    from && from.getTime() > range.from && lt(apiRequests.createdAt, from),
    to && to.getTime() < range.to && gte(apiRequests.createdAt, to),
  ].filter((bound) => bound instanceof Object);
  const rows = left.map(
    (bound) => sql`
      UNION ALL SELECT ${apiRequests.status}, 1, ${apiRequests.responseTimeMs} FROM ${apiRequests}
      WHERE ${and(found, bound)}`,
  );
  const calls = sql`(
      SELECT ${callHours.status}, ${callHours.calls}, ${callHours.responseMs} FROM ${callHours} WHERE ${wanted}
      ${sql.join(rows, sql` `)}
    ) AS counted (status, calls, response_ms)`;
  const [sums] = await database.orm
    .select({
      calls: sql`coalesce(sum(calls), 0)`.mapWith(Number),
      errors: sql`coalesce(sum(calls) FILTER (WHERE status = 'error'), 0)`.mapWith(Number),
      responseMs: sql`coalesce(sum(response_ms), 0)`.mapWith(Number),
    })
    .from(calls);
  return sums;
}

interface WholeHours {
  /** Undefined: from the beginning. */
  readonly from: Date | undefined;
  /** Not included. Undefined: to the end. */
  readonly to: Date | undefined;
}

/** Undefined when there is none in the range. */
function wholeHours({ from, to }: TimeRange): WholeHours | undefined {
  const first = Math.ceil(from / hourMs) * hourMs;
  const end = Math.floor(to / hourMs) * hourMs;
  const dateOf = (ms: number) => (Number.isFinite(ms) ? new Date(ms) : undefined);
  return first < end ? { from: dateOf(first), to: dateOf(end) } : undefined;
}
