import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { Query } from 'appwrite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { summariseLogs } from '../logs/summarise-logs.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { addAccount } from './account-for-tests.ts';
import { collections } from './collections.ts';
import type { Owned } from './owned.ts';
import { listDocuments } from './read-documents.ts';

let database: Database;
let log: Owned;

/** A row every seventeen minutes for a month, of every kind. */
const fill = `
  INSERT INTO api_requests (id, user_id, api_key_id, api_key_name, endpoint, method, mode, status, http_status,
    response_time_ms, created_at)
  SELECT $1 || n, $1, 'key', 'Key', (ARRAY['/fill-pdf', '/Merge-PDF', '/list-fields'])[1 + n % 3], 'POST',
    CASE n % 5 WHEN 0 THEN 'test' ELSE 'live' END, CASE n % 7 WHEN 0 THEN 'error' ELSE 'success' END, 200, n,
    timestamptz '2026-03-01T00:00:00Z' + n * interval '17 minutes'
  FROM generate_series(0, 2500) AS n`;

beforeAll(async () => {
  database = await temporaryDatabase();
  const secrets = createSecrets({ secretKey: 'a key of at least thirty-two characters' });
  const collection = collections.api_requests;
  for (const id of ['ada', 'stranger']) {
    await addAccount(database, id);
    await database.query(fill, [id]);
  }
  log = { database, secrets, ownerId: 'ada', collection, isConfirmed: true, language: 'en' };
});
afterAll(() => database?.close());

const totalOf = async (queries: string[]): Promise<number> =>
  (await listDocuments(log, [...queries, Query.limit(1)])).total;

const countedAs = async (condition: string): Promise<number> => {
  const where = `user_id = 'ada' AND ${condition}`;
  const [row] = await database.query<{ calls: number }>(
    `SELECT count(*) AS calls FROM api_requests WHERE ${where}`,
  );
  return row?.calls ?? Number.NaN;
};

const since = (time: string) => Query.greaterThanEqual('createdAt', time);
const until = (time: string) => Query.lessThanEqual('createdAt', time);

describe('a total is what a count of the rows would say', () => {
  const cases: [string, string[], string][] = [
    ['of everything', [], 'true'],
    ['of live calls', [Query.equal('mode', 'live')], `mode = 'live'`],
    [
      'of a local day that begins within an hour',
      [since('2026-03-09T18:30:00.000Z'), until('2026-03-10T18:29:59.999Z')],
      `created_at >= '2026-03-09T18:30:00Z' AND created_at < '2026-03-10T18:30:00Z'`,
    ],
    [
      'of days with hours and minutes at their ends',
      [since('2026-03-09T18:30:00.000Z'), until('2026-03-19T05:29:59.999Z')],
      `created_at >= '2026-03-09T18:30:00Z' AND created_at < '2026-03-19T05:30:00Z'`,
    ],
    [
      'of less than an hour',
      [since('2026-03-09T18:30:00.000Z'), until('2026-03-09T19:15:00.000Z')],
      `created_at BETWEEN '2026-03-09T18:30:00Z' AND '2026-03-09T19:15:00Z'`,
    ],
    [
      'with its ends excluded',
      [
        Query.greaterThan('createdAt', '2026-03-01T17:00:00.000Z'),
        Query.lessThan('$createdAt', '2026-03-02T10:00:00.000Z'),
      ],
      `created_at > '2026-03-01T17:00:00Z' AND created_at < '2026-03-02T10:00:00Z'`,
    ],
    [
      'between two times',
      [Query.between('createdAt', '2026-03-01T17:00:00.000Z', '2026-03-02T10:12:00.000Z')],
      `created_at BETWEEN '2026-03-01T17:00:00Z' AND '2026-03-02T10:12:00Z'`,
    ],
    [
      'of a search, by status',
      [Query.search('endpoint', 'merge'), Query.equal('status', 'error'), since('2026-03-05T00:10:00.000Z')],
      `endpoint = '/Merge-PDF' AND status = 'error' AND created_at >= '2026-03-05T00:10:00Z'`,
    ],
    ['by what calls are not counted by', [Query.greaterThan('responseTime', 100)], 'response_time_ms > 100'],
    ['of what is nowhere', [Query.search('endpoint', 'split')], 'false'],
    ['of somebody else', [Query.equal('userId', 'stranger')], 'false'],
  ];

  test.each(cases)('%s', async (_name, queries, condition) => {
    expect(await totalOf(queries)).toBe(await countedAs(condition));
  });

  test('after rows were added, changed and deleted', async () => {
    await database.query(
      `UPDATE api_requests SET created_at = '2026-04-20', mode = 'test' WHERE id = 'ada10'`,
    );
    await database.query(`DELETE FROM api_requests WHERE created_at < '2026-03-02T10:00:00Z'`);
    await database.query(fill.replace('$1 || n', `'again' || $1 || n`), ['ada']);
    for (const [, queries, condition] of cases)
      expect(await totalOf(queries)).toBe(await countedAs(condition));
    expect(await database.query('SELECT 1 FROM call_counts WHERE calls <= 0')).toEqual([]);
  });
});

test('a summary of the log is what its rows would give', async () => {
  const queries = [since('2026-03-09T18:30:00.000Z'), Query.notEqual('endpoint', '/fill-pdf')];
  const where = `user_id = 'ada' AND created_at >= '2026-03-09T18:30:00Z' AND endpoint <> '/fill-pdf'`;
  const [rows] = await database.query(
    `SELECT count(*) AS total, count(*) FILTER (WHERE status = 'error') AS errors,
       round(avg(response_time_ms))::integer AS "averageMs" FROM api_requests WHERE ${where}`,
  );
  expect(await summariseLogs(log, queries)).toEqual(rows);
});

test('an account that is gone leaves no counts behind', async () => {
  await addAccount(database, 'gone');
  await database.query(fill, ['gone']);
  await database.query(`DELETE FROM accounts WHERE id = 'gone'`);
  expect(await database.query(`SELECT 1 FROM call_counts WHERE user_id = 'gone'`)).toEqual([]);
});

test('the rows of whole days are not counted again for every look at the overview', async () => {
  await database.query(
    `UPDATE call_counts SET calls = 1000000
     WHERE ctid = (SELECT ctid FROM call_counts WHERE user_id = 'ada' AND span = 'day' AND started_at = '2026-03-12' LIMIT 1)`,
  );
  const month = [since('2026-03-01T00:00:00.000Z'), until('2026-03-31T23:59:59.999Z')];
  expect(await totalOf(month)).toBeGreaterThan(1_000_000);
  expect((await summariseLogs(log, month)).total).toBeGreaterThan(1_000_000);
});
