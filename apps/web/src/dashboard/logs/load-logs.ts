import type { LogSummary } from '@pagesmith/contract';
import type { Language } from '@pagesmith/kernel';
import { Query } from 'appwrite';
import { backend, callBackend } from '../../session/backend.ts';
import { type ApiRequest, list, within } from '../documents/documents.ts';
import { fetchFile } from '../fetch-file.ts';
import { saveFile } from '../save-file.ts';
import { type Filters, periodOf } from './filters.ts';

export const requestLogsMax = 100;

export interface LoadedLogs extends LogSummary {
  /** The newest. */
  readonly rows: readonly ApiRequest[];
  readonly successes: number;
}

/** What the filters mean to the backend. */
function queriesFor(filters: Filters, now: Date): string[] {
  const { status } = filters;
  const endpoint = filters.endpoint.trim();
  return [
    ...within(periodOf(filters, now)),
    ...(status === 'all' ? [] : [Query.equal('status', status)]),
    ...(endpoint === '' ? [] : [Query.search('endpoint', endpoint)]),
  ];
}

export async function loadLogs(userId: string, filters: Filters, language: Language): Promise<LoadedLogs> {
  // What went wrong is told in the language of the page, also right after it was changed.
  backend().client.setLocale(language);
  const queries = queriesFor(filters, new Date());
  const newest = [...queries, Query.orderDesc('createdAt'), Query.limit(requestLogsMax)];
  const [{ documents }, summary] = await Promise.all([
    list('api_requests', userId, newest, false),
    callBackend<LogSummary>('GET', '/account/logs/summary', { queries }),
  ]);
  return { ...summary, rows: documents, successes: summary.total - summary.errors };
}

/** All calls that match, as a file that the server writes. */
export async function saveLogs(filters: Filters): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const parameters = new URLSearchParams({ timeZone });
  for (const [index, query] of queriesFor(filters, new Date()).entries())
    parameters.set(`queries[${index}]`, query);
  const { content, name } = await fetchFile(
    `${backend().client.config.endpoint}/account/logs/csv?${parameters}`,
  );
  saveFile(content, name);
}
