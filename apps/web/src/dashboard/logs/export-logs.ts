import { format } from 'date-fns';
import type { ApiRequest } from '../documents/documents.ts';
import { toCsv } from './csv.ts';

export const exportName = (now: Date): string => `pagesmith-logs-${format(now, 'yyyy-MM-dd')}.csv`;

const columns = ['date', 'endpoint', 'method', 'status', 'responseTime', 'apiKeyName', 'error'] as const;
export type LogColumn = (typeof columns)[number];

/** Times as the table shows them, in the form that spreadsheets sort. */
export function logsCsv(rows: readonly ApiRequest[], heads: Readonly<Record<LogColumn, string>>): string {
  const cells = rows.map((row) => [
    format(new Date(row.createdAt), 'yyyy-MM-dd HH:mm:ss'),
    row.endpoint,
    row.method,
    row.status,
    row.responseTime,
    row.apiKeyName,
    row.errorMessage ?? '',
  ]);
  return toCsv([columns.map((column) => heads[column]), ...cells]);
}
