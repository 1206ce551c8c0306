import type { LogSummary } from '@pagesmith/contract';
import { apiRequests } from '@pagesmith/database';
import { count, eq, type SQL, sql } from 'drizzle-orm';
import { type CallSums, sumCalls } from '../documents/call-sums.ts';
import type { Owned } from '../documents/owned.ts';
import { matching } from '../documents/read-documents.ts';

/** Over all calls that the queries ask for, however many of them a list shows. */
export async function summariseLogs(owned: Owned, queries: readonly string[]): Promise<LogSummary> {
  const found = matching(owned, queries);
  const { calls, errors, responseMs } =
    (await sumCalls(owned, queries, found)) ?? (await sumRows(owned, found));
  return { total: calls, errors, averageMs: calls === 0 ? null : Math.round(responseMs / calls) };
}

async function sumRows({ database }: Owned, found: SQL | undefined): Promise<CallSums> {
  const [sums] = await database.orm
    .select({
      calls: count(),
      errors: sql`count(*) FILTER (WHERE ${eq(apiRequests.status, 'error')})`.mapWith(Number),
      responseMs: sql`coalesce(sum(${apiRequests.responseTimeMs}), 0)`.mapWith(Number),
    })
    .from(apiRequests)
    .where(found);
  return sums ?? { calls: 0, errors: 0, responseMs: 0 };
}
