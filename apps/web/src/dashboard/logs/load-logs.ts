import type { LoggedCall, LogSummary } from '@pagesmith/contract';
import type { Language } from '@pagesmith/kernel';
import { Query } from 'appwrite';
import { backend, callBackend } from '../../session/backend.ts';
import { type ApiRequest, list, within } from '../documents/documents.ts';
import { fetchFile } from '../fetch-file.ts';
import { saveFile } from '../save-file.ts';
import { type Filters, periodOf } from './filters.ts';

export const requestLogsMax = 100;

export interface LoadedLogs extends LogSummary {
  /** Of one page, newest first. */
  readonly rows: readonly ApiRequest[];
  readonly successes: number;
}

/** The last call of the page before. */
export type Cursor = Pick<ApiRequest, '$id' | 'createdAt'>;

/** What the filters mean to the backend. */
function queriesFor(filters: Filters, now: Date): string[] {
  const { status, apiKey, operation } = filters;
  const endpoint = filters.endpoint.trim();
  return [
    ...within(periodOf(filters, now)),
    ...(status === 'all' ? [] : [Query.equal('status', status)]),
    ...(apiKey === '' ? [] : [Query.equal('apiKeyId', apiKey)]),
    ...(operation === '' ? [] : [Query.equal('operation', operation)]),
    ...(endpoint === '' ? [] : [Query.search('endpoint', endpoint)]),
  ];
}

/** The bound says nothing new, but lets the database begin where the page does. */
const behind = (cursor: Cursor | undefined): string[] =>
  cursor ? [Query.lessThanEqual('createdAt', cursor.createdAt), Query.cursorAfter(cursor.$id)] : [];

export async function loadLogs(
  userId: string,
  filters: Filters,
  language: Language,
  cursor?: Cursor,
): Promise<LoadedLogs> {
  tellIn(language);
  const queries = queriesFor(filters, new Date());
  const page = [...queries, ...behind(cursor), Query.orderDesc('createdAt'), Query.limit(requestLogsMax)];
  const [{ documents }, summary] = await Promise.all([
    list('api_requests', userId, page, false),
    callBackend<LogSummary>('GET', '/account/logs/summary', { queries }),
  ]);
  return { ...summary, rows: documents, successes: summary.total - summary.errors };
}

export function loadCall(id: string, language: Language): Promise<LoggedCall> {
  tellIn(language);
  return callBackend<LoggedCall>('GET', `/account/logs/${id}`);
}

/** What went wrong is shown in the language of the page, even right after it was changed. */
const tellIn = (language: Language): void => void backend().client.setLocale(language);

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
