import { Query } from 'appwrite';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { queriesOf, readGivenDocument, wantsTotal } from './documents-request.ts';

/** What the server's own parser makes of an address. */
async function parse(search: string): Promise<Record<string, unknown>> {
  const app = fastify();
  app.get('/', async ({ query }) => query);
  return (await app.inject(`/?${search}`)).json();
}

test.each([
  ['queries[1]=b&queries[0]=a&queries[10]=c', ['a', 'b', 'c']],
  ['queries%5B0%5D=a&queries%5B1%5D=b', ['a', 'b']],
  ['queries[]=a&queries[]=b', ['a', 'b']],
  ['queries=a&queries=b', ['a', 'b']],
  ['total=false&queries[x]=a&other[0]=b', []],
  [`queries[0]=${encodeURIComponent(Query.equal('name', 'a&b=[c]'))}`, [Query.equal('name', 'a&b=[c]')]],
])('%s has the queries %j', async (search, queries) => {
  expect(queriesOf(await parse(search))).toEqual(queries);
});

test('a total is counted unless it is declined', () => {
  expect([{}, { total: 'true' }, { total: 'false' }].map(wantsTotal)).toEqual([true, true, false]);
});

test.each([
  [undefined, 'Param "documentId" is not optional.'],
  [{ documentId: 7 }, 'Param "documentId" is not optional.'],
  [{ documentId: 'a', data: 'text' }, 'Invalid `data` param'],
  [{ documentId: 'a', data: {}, permissions: 'read' }, 'Invalid `permissions` param'],
  [{ documentId: 'a', data: {}, transactionId: 't' }, 'Invalid `transactionId` param'],
])('a body %j is refused with the name of its part', (body, words) => {
  expect(() => readGivenDocument(body, 'documentId')).toThrow(words);
});
