import type { LogSummary } from '@pagesmith/contract';
import { apiRequests } from '@pagesmith/database';
import { avg, count, eq, sql } from 'drizzle-orm';
import type { Owned } from '../documents/owned.ts';
import { matching } from '../documents/read-documents.ts';

/** Over all calls that the queries ask for, however many of them a list shows. */
export async function summariseLogs(owned: Owned, queries: readonly string[]): Promise<LogSummary> {
  const [found] = await owned.database.orm
    .select({
      total: count(),
      errors: sql<number>`count(*) FILTER (WHERE ${eq(apiRequests.status, 'error')})`.mapWith(Number),
      averageMs: avg(apiRequests.responseTimeMs),
    })
    .from(apiRequests)
    .where(matching(owned, queries));
  const { total = 0, errors = 0, averageMs = null } = found ?? {};
  return { total, errors, averageMs: averageMs === null ? null : Math.round(Number(averageMs)) };
}
