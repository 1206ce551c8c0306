import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { Query } from 'appwrite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, addCalls } from '../documents/account-for-tests.ts';
import { collections } from '../documents/collections.ts';
import type { Owned } from '../documents/owned.ts';
import { listDocuments } from '../documents/read-documents.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { exportLogs, type LogFile } from './export-logs.ts';
import { readCall } from './read-call.ts';
import { summariseLogs } from './summarise-logs.ts';

let database: Database;
let log: Owned;
let large: Owned;

const noon = new Date('2026-02-03T12:00:00.000Z');
/** More than two pages, many of them at the same moment. */
const largeCount = 2_345;

beforeAll(async () => {
  database = await temporaryDatabase();
  const secrets = createSecrets({ secretKey: 'a key of at least thirty-two characters' });
  const collection = collections.api_requests;
  const ownedBy = (ownerId: string): Owned => ({
    database,
    secrets,
    ownerId,
    collection,
    isConfirmed: true,
    language: 'en',
  });
  log = ownedBy(await addAccount(database));
  large = ownedBy(await addAccount(database));
  const failed = { status: 'error', httpStatus: 400, errorCode: 'form_absent' } as const;
  await addCalls(database, log.ownerId, [
    { createdAt: new Date('2026-02-03T03:05:06.000Z'), responseTimeMs: 10, apiKeyName: '=cmd' },
    {
      ...failed,
      createdAt: new Date('2026-02-03T02:00:00.000Z'),
      responseTimeMs: 15,
      errorMessage: 'The document has no form.',
      errorMessageFr: 'Le document n’a pas de formulaire.',
    },
    { ...failed, createdAt: new Date('2026-02-03T01:00:00.000Z'), responseTimeMs: 20, errorMessage: 'Old.' },
  ]);
  await addCalls(
    database,
    large.ownerId,
    Array.from({ length: largeCount }, (_, index) => ({
      createdAt: new Date(noon.getTime() + Math.floor(index / 700) * 1_000),
      responseTimeMs: index,
      endpoint: index % 2 === 0 ? '/merge-pdf' : '/fill-pdf',
    })),
  );
});
afterAll(() => database?.close());

async function linesOf({ content }: LogFile): Promise<string[]> {
  let text = '';
  for await (const piece of content) text += piece;
  return text.split('\r\n');
}

describe('what went wrong', () => {
  test('is told in the language of the reader, and as it was kept where it is known in one alone', async () => {
    const told = async (language: 'en' | 'fr') =>
      (await listDocuments({ ...log, language }, [Query.isNotNull('errorMessage')])).documents.map(
        ({ errorMessage }) => errorMessage,
      );
    expect(await told('fr')).toEqual(['Le document n’a pas de formulaire.', 'Old.']);
    expect(await told('en')).toEqual(['The document has no form.', 'Old.']);
  });
});

describe('the CSV of the logs', () => {
  test('has the seven columns in their order, and times of the reader’s clock', async () => {
    const file = await exportLogs(
      log,
      [],
      { timeZone: 'Europe/Paris' },
      new Date('2026-02-03T23:30:00.000Z'),
    );
    expect(file.fileName).toBe('pagesmith-logs-2026-02-04.csv');
    expect(await linesOf(file)).toEqual([
      '\u{feff}"Date","Endpoint","Method","Status","Response time (ms)","API key","Error"',
      `"2026-02-03 04:05:06","/fill-pdf","POST","success",10,"'=cmd",""`,
      '"2026-02-03 03:00:00","/fill-pdf","POST","error",15,"Main","The document has no form."',
      '"2026-02-03 02:00:00","/fill-pdf","POST","error",20,"Main","Old."',
      '',
    ]);
  });

  test('is in French for who reads French', async () => {
    const lines = await linesOf(await exportLogs({ ...log, language: 'fr' }, [], {}, noon));
    expect(lines[0]).toContain('"Temps de réponse (ms)","Clé API","Erreur"');
    expect(lines[2]).toContain('Le document n’a pas de formulaire.');
  });

  test('covers the whole filter, each call once and the newest first, a page at a time', async () => {
    const whole = await exportLogs(large, [], {}, noon);
    const times = (await linesOf(whole)).slice(1, -1).map((line) => Number(line.split(',')[4]));
    expect(new Set(times).size).toBe(largeCount);
    const first = [Query.search('endpoint', 'merge'), Query.limit(1), Query.offset(5)];
    expect(await linesOf(await exportLogs(large, first, {}, noon))).toHaveLength(
      Math.ceil(largeCount / 2) + 2,
    );
    let longest = 0;
    for await (const piece of (await exportLogs(large, [], {}, noon)).content) {
      longest = Math.max(longest, piece.split('\r\n').length - 1);
    }
    expect(longest).toBeLessThanOrEqual(1_000);
  });

  test('refuses a time zone that there is not, and a query that is none, before anything is sent', async () => {
    const inAtlantis = exportLogs(log, [], { timeZone: 'Europe/Atlantis' }, noon);
    await expect(inAtlantis).rejects.toThrow('such as Europe/Paris');
    await expect(exportLogs(log, ['no query'], {}, noon)).rejects.toMatchObject({ status: 400 });
  });
});

describe('the figures of the logs', () => {
  test('are those of the whole filter, not of the rows that are shown', async () => {
    const sum = ((largeCount - 1) * largeCount) / 2;
    expect(await summariseLogs(large, [Query.limit(100)])).toEqual({
      total: largeCount,
      errors: 0,
      averageMs: Math.round(sum / largeCount),
    });
    expect(await summariseLogs(log, [Query.equal('status', 'error')])).toEqual({
      total: 2,
      errors: 2,
      averageMs: 18,
    });
  });

  test('have no average without calls', async () => {
    const none = await summariseLogs(log, [Query.equal('endpoint', '/nothing')]);
    expect(none).toEqual({ total: 0, errors: 0, averageMs: null });
  });
});

describe('a row that is opened', () => {
  test('tells its owner what the call came to, and nobody else', async () => {
    const [id] = (await listDocuments(log, [Query.equal('status', 'error')])).documents.map(({ $id }) => $id);
    if (!id) throw new Error('There is no such row.');
    expect(await readCall(database, { id, ownerId: log.ownerId })).toEqual({
      id,
      httpStatus: 400,
      errorCode: 'form_absent',
      inputBytes: 0,
      credits: 0,
      steps: null,
      charges: [],
    });
    expect(await readCall(database, { id, ownerId: large.ownerId })).toBeUndefined();
  });
});
