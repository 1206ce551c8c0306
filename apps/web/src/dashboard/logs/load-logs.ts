import { Query } from 'appwrite';
import { type ApiRequest, countRequests, list, within } from '../documents/documents.ts';
import { type Filters, periodOf } from './filters.ts';

export const requestLogsMax = 100;

export interface LoadedLogs {
  /** The newest. */
  readonly rows: readonly ApiRequest[];
  /** Exact for the filter, however many rows are shown. */
  readonly total: number;
  readonly successes: number;
  readonly errors: number;
  /** Over the rows that are shown; undefined when there are none. */
  readonly averageMs: number | undefined;
}

export async function loadLogs(userId: string, filters: Filters, now = new Date()): Promise<LoadedLogs> {
  const { status } = filters;
  const endpoint = filters.endpoint.trim();
  const wanted = [
    ...within(periodOf(filters, now)),
    ...(status === 'all' ? [] : [Query.equal('status', status)]),
    ...(endpoint === '' ? [] : [Query.search('endpoint', endpoint)]),
  ];
  const newest = [...wanted, Query.orderDesc('createdAt'), Query.limit(requestLogsMax)];
  const [{ total, documents }, errors] = await Promise.all([
    list('api_requests', userId, newest),
    countRequests(userId, [...wanted, Query.equal('status', 'error')]),
  ]);
  return {
    rows: documents,
    total,
    successes: Math.max(0, total - errors),
    errors,
    averageMs: average(documents),
  };
}

export function average(rows: readonly Pick<ApiRequest, 'responseTime'>[]): number | undefined {
  if (rows.length === 0) return undefined;
  return Math.round(rows.reduce((sum, row) => sum + row.responseTime, 0) / rows.length);
}
