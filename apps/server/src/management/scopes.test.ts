// Every address that takes a key, with every kind of key: what its scope opens, and that no other does.

import { keyScopes } from '@pagesmith/catalog';
import { operations } from '@pagesmith/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Customer, newCustomer } from '../api/testing/customer.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { keyWith } from './testing/key-with.ts';

let server: TestServer;
let ada: Customer;
const keys = new Map<string, string>();
const scopes = [...keyScopes, 'operations:list-fields', 'operations:merge-pdf'];

beforeAll(async () => {
  server = await startServer();
  ada = await newCustomer(server.url, server.database, 'enterprise');
  for (const scope of scopes) keys.set(scope, (await keyWith(server.url, ada, { scopes: [scope] })).key);
});
afterAll(() => server.stop());

const anyOperation = ['operations', ...operations.map(({ id }) => `operations:${id}`)];

/** What each address needs; an address that is not named here fails the test below. */
const routes: readonly [method: string, path: string, accepted: readonly string[]][] = [
  ...operations.map(({ id }): [string, string, string[]] => [
    'POST',
    `/${id}`,
    ['operations', `operations:${id}`],
  ]),
  // A table fills a form, and the values of forms are listed: they need what those need.
  ['POST', '/bulk-fill', ['operations', 'operations:fill-pdf']],
  ['POST', '/form-values', ['operations', 'operations:list-fields']],
  ['GET', '/jobs', ['jobs']],
  ['GET', '/jobs/:id', ['jobs']],
  ['DELETE', '/jobs/:id', ['jobs']],
  ['GET', '/jobs/:id/result', ['jobs']],
  ['GET', '/calls/:id/report', ['jobs']],
  ['POST', '/files', ['files', 'operations']],
  ['GET', '/files', ['files', 'operations']],
  ['GET', '/files/:id', ['files', 'operations']],
  ['DELETE', '/files/:id', ['files', 'operations']],
  ['GET', '/usage', ['usage']],
  ['GET', '/calls', ['usage']],
  ['GET', '/keys', ['keys']],
  ['POST', '/keys', ['keys']],
  ['PATCH', '/keys/:id', ['keys']],
  ['DELETE', '/keys/:id', ['keys']],
  ['POST', '/keys/:id/rotation', ['keys']],
  // A pipeline is let in with any of them; then each of its steps needs its own.
  ['POST', '/pipelines', anyOperation],
  ['POST', '/pipelines/:name', anyOperation],
  ['POST', '/pipelines/price', anyOperation],
  ['GET', '/pipelines', ['pipelines']],
  ['GET', '/pipelines/:name', ['pipelines']],
  ['PUT', '/pipelines/:name', ['pipelines']],
  ['DELETE', '/pipelines/:name', ['pipelines']],
  ['GET', '/webhook-endpoints', ['webhooks']],
  ['POST', '/webhook-endpoints', ['webhooks']],
  ['PATCH', '/webhook-endpoints/:endpointId', ['webhooks']],
  ['DELETE', '/webhook-endpoints/:endpointId', ['webhooks']],
  ['GET', '/webhook-endpoints/:endpointId/secret', ['webhooks']],
  ['POST', '/webhook-endpoints/:endpointId/secret', ['webhooks']],
];

const request = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path.replace(/:\w+/, 'nothing-here'), {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
  });

test.each(routes)('%s %s opens to keys with its scope, and to no other', async (method, path, accepted) => {
  for (const scope of scopes) {
    const response = await request(method, path, { 'x-api-key': keys.get(scope) ?? '' });
    const problem = response.ok ? {} : await response.json();
    if (accepted.includes(scope)) {
      expect(problem, scope).not.toMatchObject({ code: 'scope_missing' });
      expect([200, 400, 404], scope).toContain(response.status);
    } else {
      expect(problem, scope).toMatchObject({ status: 403, code: 'scope_missing', scopes: [scope], accepted });
    }
  }
});

test('every address that takes a key is in this table', async () => {
  const known = routes.map(([method, path]) => `${method} ${path}`);
  const lines = server.routes.filter((line) =>
    /^(GET|POST|PUT|PATCH|DELETE) \/(bulk-fill|form-values|jobs|files|calls|usage|keys|pipelines|webhook-endpoints)(\/|$)/.test(
      line,
    ),
  );
  for (const line of lines) {
    const [method = '', path = ''] = line.split(' ');
    const { status } = await request(method, path);
    expect([known.includes(line), status], line).toEqual(known.includes(line) ? [true, 401] : [false, 405]);
  }
  expect(lines.length).toBeGreaterThanOrEqual(known.length - operations.length);
});
