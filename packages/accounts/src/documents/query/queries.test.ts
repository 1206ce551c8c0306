import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { Query } from 'appwrite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecrets } from '../../secrets/secrets.ts';
import { addAccount, addCalls } from '../account-for-tests.ts';
import { collections } from '../collections.ts';
import type { Owned } from '../owned.ts';
import { listDocuments } from '../read-documents.ts';

let database: Database;
let log: Owned;

beforeAll(async () => {
  database = await temporaryDatabase();
  const ownerId = await addAccount(database, 'ada');
  const strangerId = await addAccount(database, 'stranger');
  const time = (hour: number) => new Date(Date.UTC(2026, 0, 15, hour));
  await addCalls(database, ownerId, [
    { id: 'a', createdAt: time(1), endpoint: '/fill-pdf', responseTimeMs: 10 },
    { id: 'b', createdAt: time(2), endpoint: '/Split-PDF', responseTimeMs: 20, errorMessage: '100%_\\' },
    {
      id: 'c',
      createdAt: time(3),
      endpoint: '/merge-pdf',
      responseTimeMs: 30,
      status: 'error',
      errorMessage: 'x',
    },
    { id: 'd', createdAt: time(3), endpoint: '/merge-pdf', responseTimeMs: 40, apiKeyName: "O'Hara" },
  ]);
  await addCalls(database, strangerId, [{ id: 's', createdAt: time(2), apiKeyName: 'secret' }]);
  const secrets = createSecrets({ secretKey: 'a key of at least thirty-two characters' });
  log = {
    database,
    secrets,
    ownerId,
    collection: collections.api_requests,
    isConfirmed: true,
    language: 'en',
  };
});
afterAll(() => database?.close());

const find = async (...queries: string[]) => {
  const { total, documents } = await listDocuments(log, queries);
  return [documents.map(({ $id }) => $id).join(''), total];
};

describe('a list holds what its queries ask for', () => {
  test.each<[string, string[], string]>([
    ['equal', [Query.equal('endpoint', '/fill-pdf')], 'a'],
    ['equal to one of several', [Query.equal('$id', ['a', 'c', 's'])], 'ac'],
    ['not equal', [Query.notEqual('endpoint', '/merge-pdf')], 'ab'],
    ['less than', [Query.lessThan('responseTime', 20)], 'a'],
    ['less than or equal', [Query.lessThanEqual('responseTime', 20.5)], 'ab'],
    ['greater than', [Query.greaterThan('createdAt', '2026-01-15T02:00:00.000+00:00')], 'cd'],
    ['greater than or equal', [Query.greaterThanEqual('createdAt', '2026-01-15T03:00:00.000+01:00')], 'bcd'],
    ['a number no column can hold', [Query.lessThan('responseTime', 1e300)], 'abcd'],
    ['between, ends included', [Query.between('responseTime', 20, 30)], 'bc'],
    ['not between', [Query.notBetween('responseTime', 20, 30)], 'ad'],
    ['search in any case', [Query.search('endpoint', 'split')], 'b'],
    ['not found by search', [Query.notSearch('endpoint', 'PDF')], ''],
    ['contains', [Query.contains('endpoint', ['Split', 'fill'])], 'ab'],
    ['contains keeps the case', [Query.contains('endpoint', 'split')], ''],
    ['contains takes patterns literally', [Query.contains('errorMessage', '%_\\')], 'b'],
    ['starts with', [Query.startsWith('endpoint', '/m')], 'cd'],
    ['ends with', [Query.endsWith('endpoint', 'PDF')], 'b'],
    ['is null', [Query.isNull('errorMessage')], 'ad'],
    ['is not null', [Query.isNotNull('errorMessage')], 'bc'],
    ['or', [Query.or([Query.equal('$id', 'a'), Query.equal('$id', 's')])], 'a'],
    ['and', [Query.and([Query.equal('status', 'error'), Query.search('endpoint', 'MERGE')])], 'c'],
    [
      'and within or',
      [Query.or([Query.equal('$id', 'a'), Query.and([Query.equal('$id', 'b'), Query.equal('$id', 'c')])])],
      'a',
    ],
    ['created after', [Query.createdAfter('2026-01-15T02:30:00Z')], 'cd'],
    ['updated between', [Query.updatedBetween('2026-01-15', '2026-01-15T01:30')], 'a'],
    ['a quote', [Query.equal('apiKeyName', "O'Hara")], 'd'],
    ['a piece of SQL', [Query.equal('apiKeyName', "' or 1=1 --")], ''],
    ['newest first', [Query.orderDesc('createdAt')], 'dcba'],
    ['several orders', [Query.orderDesc('endpoint'), Query.orderAsc('responseTime')], 'cdab'],
    ['nothing before something', [Query.orderAsc('errorMessage')], 'adbc'],
    ['the user itself', [Query.equal('userId', 'ada')], 'abcd'],
    ['another user', [Query.equal('userId', 'stranger')], ''],
    ['an unknown user', [Query.equal('userId', 'unknown')], ''],
  ])('%s', async (_name, queries, ids) => {
    expect(await find(...queries)).toEqual([ids, ids.length]);
  });
});

test('limit and offset turn pages, and the total counts them all', async () => {
  expect(await find(Query.limit(2))).toEqual(['ab', 4]);
  expect(await find(Query.limit(2), Query.offset(3))).toEqual(['d', 4]);
  expect(await find(Query.offset(9))).toEqual(['', 4]);
  const { total } = await listDocuments(log, [], false);
  expect(total).toBe(0);
});

test.each<[string[]]>([
  [[]],
  [[Query.orderDesc('createdAt')]],
  [[Query.orderAsc('errorMessage')]],
  [[Query.orderDesc('errorMessage')]],
  [[Query.orderDesc('endpoint'), Query.orderAsc('createdAt')]],
])('a walk with cursors meets every document once, both ways: %j', async (orders) => {
  const [all] = await find(...orders);
  let forth = '';
  for (let [next] = await find(...orders, Query.limit(1)); next; ) {
    forth += next;
    [next] = await find(...orders, Query.limit(1), Query.cursorAfter(String(next)));
  }
  expect(forth).toBe(all);
  expect(await find(...orders, Query.cursorBefore(String(all).slice(-1)))).toEqual([
    String(all).slice(0, -1),
    4,
  ]);
});

test('a cursor that is somebody else’s is as unknown as one that is nobody’s', async () => {
  for (const id of ['s', 'nobody', 'no id']) {
    await expect(find(Query.cursorAfter(id))).rejects.toMatchObject({
      code: 'general_cursor_not_found',
      status: 400,
    });
  }
});

test('select leaves the rest out', async () => {
  const { documents } = await listDocuments(log, [Query.select(['endpoint', '$id']), Query.limit(1)]);
  expect(documents[0]).toMatchObject({ $id: 'a', endpoint: '/fill-pdf' });
  expect(documents[0]).not.toHaveProperty('apiKeyName');
  const { documents: whole } = await listDocuments(log, [Query.select(['*']), Query.limit(1)]);
  expect(whole[0]).toHaveProperty('apiKeyName', 'Main');
});

const nested = (depth: number): string =>
  depth === 0 ? Query.equal('$id', 'a') : Query.or([nested(depth - 1)]);

test.each<[string, string[]]>([
  ['no JSON', ['equal("a")']],
  ['no object', ['7']],
  ['an unknown method', [Query.regex('endpoint', '.*')]],
  ['a random order', [Query.orderRandom()]],
  ['an unknown attribute', [Query.equal('httpStatus', 200)]],
  ['an attribute that every object has', [Query.equal('constructor', 'x')]],
  ['a number for a text', [Query.equal('endpoint', 5)]],
  ['a text for a number', [Query.equal('responseTime', '5')]],
  ['a text for a time', [Query.greaterThan('createdAt', 'yesterday')]],
  ['a time that does not exist', [Query.greaterThan('createdAt', '2026-13-45')]],
  ['a year beyond all calendars', [Query.greaterThan('createdAt', '0000-01-01')]],
  ['a NUL', [Query.equal('endpoint', '\0')]],
  ['a search in a number', [Query.search('responseTime', '5')]],
  ['no value', [Query.equal('endpoint', [])]],
  ['one end of a range', ['{"method":"between","attribute":"createdAt","values":["2026-01-01"]}']],
  ['a limit of nothing', [Query.limit(0)]],
  ['a limit without end', [Query.limit(5_001)]],
  ['half an offset', [Query.offset(0.5)]],
  ['an unknown selection', [Query.select(['apiKeyHash'])]],
  ['an empty or', [Query.or([])]],
  ['too deep', [nested(6)]],
  ['too long', [Query.equal('endpoint', 'x'.repeat(4_096))]],
  ['too many', Array.from({ length: 101 }, () => Query.isNull('errorMessage'))],
])('%s is refused with the reason', async (_name, queries) => {
  const refusal = find(...queries);
  await expect(refusal).rejects.toMatchObject({ code: 'general_query_invalid', status: 400 });
  await expect(refusal).rejects.toThrow(/^Invalid query: .{10}/);
});

test('the key of an API key can be neither filtered nor ordered by', async () => {
  const keys = { ...log, collection: collections.api_keys };
  for (const query of [Query.equal('key', 'x'), Query.orderAsc('key'), Query.startsWith('key', 'pk_')]) {
    await expect(listDocuments(keys, [query])).rejects.toMatchObject({ code: 'general_query_invalid' });
  }
});
