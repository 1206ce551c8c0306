import type { Language } from '@pagesmith/kernel';
import * as z from 'zod';
import { type Parameter, readArguments } from '../arguments/read-arguments.ts';
import type { Document } from '../documents/document.ts';
import type { Owned } from '../documents/owned.ts';
import { readAll } from '../documents/read-documents.ts';
import { byteOrderMark, csvLine } from './csv.ts';

export interface LogFile {
  readonly fileName: string;
  /** CSV, in pieces. */
  readonly content: AsyncIterable<string>;
}

const heads: Record<Language, readonly string[]> = {
  en: ['Date', 'Endpoint', 'Method', 'Status', 'Response time (ms)', 'API key', 'Error'],
  fr: ['Date', 'Point d’accès', 'Méthode', 'Statut', 'Temps de réponse (ms)', 'Clé API', 'Erreur'],
};

/** In the form that spreadsheets sort, `2026-02-03 04:05:06`, which is how Swedish writes it. */
const timesIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });

function isTimeZone(name: string): boolean {
  try {
    timesIn(name);
    return true;
  } catch {
    return false;
  }
}

const timeZone: Parameter<string> = {
  schema: z.string().refine(isTimeZone),
  accepted: {
    en: 'Value must be the name of a time zone, such as Europe/Paris',
    fr: 'la valeur doit être le nom d’un fuseau horaire, comme Europe/Paris',
  },
  absent: 'UTC',
};

/** Every call that the queries ask for, newest first, with times as the reader's clock shows them. */
export async function exportLogs(
  owned: Owned,
  queries: readonly string[],
  given: unknown,
  now: Date,
): Promise<LogFile> {
  const times = timesIn(readArguments({ timeZone }, given).timeZone);
  const pages = readAll(owned, queries);
  // Before anything is sent: what is wrong with a query can still be answered.
  const first = await pages.next();
  const head = byteOrderMark + csvLine(heads[owned.language]);
  return {
    fileName: `pagesmith-logs-${times.format(now).slice(0, 10)}.csv`,
    content: write(head, first.done ? [] : first.value, pages, times),
  };
}

async function* write(
  head: string,
  first: readonly Document[],
  pages: AsyncIterable<readonly Document[]>,
  times: Intl.DateTimeFormat,
) {
  const linesOf = (calls: readonly Document[]) => calls.map((call) => csvLine(cellsOf(call, times))).join('');
  yield head;
  if (first.length > 0) yield linesOf(first);
  for await (const calls of pages) yield linesOf(calls);
}

const cellsOf = (call: Document, times: Intl.DateTimeFormat): (string | number)[] => [
  times.format(new Date(call.$createdAt)),
  String(call.endpoint),
  String(call.method),
  String(call.status),
  Number(call.responseTime),
  String(call.apiKeyName),
  String(call.errorMessage ?? ''),
];
