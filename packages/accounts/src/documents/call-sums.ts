import { apiRequests, callCounts } from '@pagesmith/database';
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

const text = (column: AnyPgColumn) => ({ column, kind: 'text' }) as const;

/** What calls are counted by, besides their time. */
const counts: Collection = {
  ...collections.api_requests,
  source: callCounts,
  ownerColumn: callCounts.userId,
  attributes: {
    userId: text(callCounts.userId),
    mode: text(callCounts.mode),
    status: text(callCounts.status),
    endpoint: text(callCounts.endpoint),
  },
};

const isCounted = ({ attribute }: Query): boolean => Object.hasOwn(counts.attributes, attribute);

/** Whether the queries look for calls by what few of them may have: reading them until a page is full could take long. */
export const looksForEndpoint = (queries: readonly string[]): boolean =>
  parseQueries(queries).some(({ attribute }) => attribute === 'endpoint');

/**
 * Adds up the days of the log, the hours of what is left of a day at either end, and the rows of what is left of an
 * hour: a log of millions costs little more than a small one. Undefined where the queries ask for something that calls
 * are not counted by. `found` says the same as the queries.
 */
export async function sumCalls(
  { database, collection, ownerId }: Owned,
  queries: readonly string[],
  found: SQL | undefined,
): Promise<CallSums | undefined> {
  if (collection.id !== counts.id) return undefined;
  const filters = parseQueries(queries).filter(isFilter);
  const range = timeRangeOf(filters.filter((query) => !isCounted(query)));
  if (!range) return undefined;
  const wanted = and(
    eq(callCounts.userId, ownerId),
    ...filters.filter(isCounted).map((query, index) => toFilter(counts, query, `${index + 1}`)),
  );
  const { status, calls, responseMs, span, startedAt } = callCounts;
  const parts = split(range, spans).map(({ name, ...part }) =>
    name === 'row'
      ? sql`SELECT ${apiRequests.status}, 1, ${apiRequests.responseTimeMs} FROM ${apiRequests}
          WHERE ${and(found, ...within(apiRequests.createdAt, part))}`
      : sql`SELECT ${status}, ${calls}, ${responseMs} FROM ${callCounts}
          WHERE ${and(wanted, eq(span, name), ...within(startedAt, part))}`,
  );
  if (parts.length === 0) return { calls: 0, errors: 0, responseMs: 0 };
  const [sums] = await database.orm
    .select({
      calls: sql`coalesce(sum(calls), 0)`.mapWith(Number),
      errors: sql`coalesce(sum(calls) FILTER (WHERE status = 'error'), 0)`.mapWith(Number),
      responseMs: sql`coalesce(sum(response_ms), 0)`.mapWith(Number),
    })
    .from(sql`(${sql.join(parts, sql` UNION ALL `)}) AS counted (status, calls, response_ms)`);
  return sums;
}

const within = (column: AnyPgColumn, { from, to }: TimeRange): SQL[] => [
  ...(Number.isFinite(from) ? [gte(column, new Date(from))] : []),
  ...(Number.isFinite(to) ? [lt(column, new Date(to))] : []),
];

const spans = [
  { name: 'day', ms: 86_400_000 },
  { name: 'hour', ms: 3_600_000 },
  { name: 'row', ms: 1 },
] as const;

type Span = (typeof spans)[number];

/** A range as the longest spans that lie in it, and what is left at its ends in shorter ones. */
function split(range: TimeRange, [span, ...shorter]: readonly Span[]): (TimeRange & Pick<Span, 'name'>)[] {
  if (!span || range.from >= range.to) return [];
  const { name, ms } = span;
  const from = Math.ceil(range.from / ms) * ms;
  const to = Math.floor(range.to / ms) * ms;
  if (from >= to) return split(range, shorter);
  const ends = [
    { from: range.from, to: from },
    { from: to, to: range.to },
  ];
  return [{ name, from, to }, ...ends.flatMap((end) => split(end, shorter))];
}
