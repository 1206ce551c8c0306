// Every route of the server, with values that nobody should send in every place where a value can go.
import { Agent, request } from 'node:http';
import { meteringLimits } from '@pagesmith/accounts';
import { operations } from '@pagesmith/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Customer, newCustomer, post } from '../api/testing/customer.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { nastyBodies, nastyInAddress, nastyInJson, nastyMultiparts } from './testing/nasty-values.ts';
import { type Route, routesOf } from './testing/routes.ts';

const everyRate = { starter: 1e6, premium: 1e6, pro: 1e6, enterprise: 1e6 };
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
let server: TestServer;
let ada: Customer;
beforeAll(async () => {
  const metering = { ratePerMinute: { ...meteringLimits.ratePerMinute, ...everyRate } };
  server = await startServer({ processing: { warmProcesses: 1, metering } });
  ada = await newCustomer(server.url, server.database);
  // With a process at work, /health has nothing to complain about.
  await post(server.url, { id: 'list-fields' }, [['file', { sample: 'annex.pdf' }]], {
    'x-api-key': ada.key,
  });
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
});

interface Attempt {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** A connection that was cut instead of an answer. */
const noAnswer = 599;

const statusOf = ({ method, path, headers, body }: Attempt): Promise<number> =>
  new Promise((resolve) => {
    const { cookie, key } = ada;
    // Node leaves the length of some methods' bodies out, and the server would take them for the next request.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const given = { 'x-appwrite-project': 'pagesmith', cookie, 'x-api-key': key, ...length, ...headers };
    const { hostname, port } = new URL(server.url);
    const sent = request({ agent, hostname, port, method, path, headers: given }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(noAnswer));
    });
    sent.on('error', () => resolve(noAnswer));
    sent.end(body);
  });

/** What of these was answered as a fault of ours, in the words of whoever has to find it. */
async function faultsOf(requests: readonly Attempt[]): Promise<string[]> {
  const answers = await Promise.all(requests.map(async (sent) => ({ sent, status: await statusOf(sent) })));
  return answers
    .filter(({ status }) => status >= 500)
    .map(
      ({ sent, status }) =>
        `${status} ${sent.method} ${sent.path} ${JSON.stringify(sent.headers)} ${sent.body?.slice(0, 200)}`,
    );
}

/** Some of these sign out or close the account: then another customer takes over. */
async function staySignedIn(): Promise<void> {
  const isSignedIn = (await statusOf({ method: 'GET', path: '/v1/account' })) === 200;
  if (!isSignedIn) ada = await newCustomer(server.url, server.database);
}

/** `npm test` tries every value on one route of 23, and one value of 23 on every route; `npm run soak` all on all. */
const share = process.env.SOAK ? 1 : 23;

async function expectNoFaults(requestsOf: (route: Route) => readonly Attempt[]): Promise<void> {
  const faults: string[] = [];
  // Any other method of an operation is refused before the request is looked at.
  const routes = routesOf(server.app).filter(({ method, path }) => method === 'POST' || !isOperation(path));
  for (const [at, route] of routes.entries()) {
    await staySignedIn();
    const tried = requestsOf(route).filter((_, index) => (at + index) % share === 0);
    faults.push(...(await faultsOf(tried)));
  }
  expect(faults).toEqual([]);
}

const isOperation = (path: string) => operations.some(({ id }) => path === `/${id}`);

const real: Readonly<Record<string, string>> = { databaseId: 'default', collectionId: 'api_keys' };
const parameters = /:(\w+)/g;
const filled = (path: string, one = '', value = '') =>
  path.replace(parameters, (_, name: string) => (name === one ? value : (real[name] ?? 'abc')));

test('in an address', async () => {
  await expectNoFaults(({ method, path }) =>
    [...path.matchAll(parameters)].flatMap(([, name]) =>
      nastyInAddress.map((value) => ({ method, path: filled(path, name, value) })),
    ),
  );
});

const options = ['queries[0]', 'total', 'async', 'email', 'plan'];
const queries = ['equal', 'greaterThan', 'search', 'limit', 'orderAsc', 'cursorAfter', 'select'].flatMap(
  (method) =>
    ['createdAt', 'requestCount', 'name'].flatMap((attribute) =>
      ['a\0b', '\ud800', '99999-99-99T99:99:99Z', 1e308, true, ['\0']].map((value) =>
        JSON.stringify({ method, attribute, values: [value] }),
      ),
    ),
);

test('in a query', async () => {
  const unusual = ['%00', '%ff', '%zz', '1e309'];
  await expectNoFaults(({ method, path }) => [
    ...options.flatMap((option) =>
      unusual.map((value) => ({ method, path: `${filled(path)}?${option}=${value}` })),
    ),
    ...(method === 'GET' && path.endsWith('/documents') ? queries : []).map((query) => ({
      method,
      path: `${filled(path)}?queries[0]=${encodeURIComponent(query)}`,
    })),
  ]);
});

const usual: Readonly<Record<string, unknown>> = {
  userId: 'unique()',
  documentId: 'unique()',
  rowId: 'unique()',
  email: 'somebody@example.com',
  password: 'correct horse',
  oldPassword: 'correct horse',
  secret: 'x',
  name: 'Ada',
  url: 'https://example.com/hook',
  events: ['call.succeeded'],
  reason: 'sales',
  message: 'Hello',
  spendCap: 10,
  data: { name: 'Ada', status: 'active' },
};
const json = { 'content-type': 'application/json' };
const withBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

test('in a body', async () => {
  const bodies = [
    ...nastyBodies,
    ...nastyInJson.map((value) => JSON.stringify(value)),
    ...Object.keys(usual).flatMap((name) =>
      ['a\0b', '\ud800', { '\0': ['\0'] }].map((value) => JSON.stringify({ ...usual, [name]: value })),
    ),
    ...nastyInJson.map((value) => JSON.stringify({ ...usual, data: { name: value, [String(value)]: 'x' } })),
  ];
  await expectNoFaults(({ method, path }) => {
    if (!withBody.has(method) || isOperation(path)) return [];
    const sent = { method, path: filled(path) };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    return [
      ...bodies.map((body) => ({ ...sent, headers: json, body })),
      ...nastyInAddress.map((value) => ({
        ...sent,
        headers: form,
        body: `email=${value}&plan=${value}&card=${value}`,
      })),
      ...['gzip', 'br', 'klingon'].map((coding) => ({
        ...sent,
        headers: { ...json, 'content-encoding': coding },
        body: '{}',
      })),
    ];
  });
});

test('in an upload', async () => {
  const contentType = 'multipart/form-data; boundary=x';
  const codings: Record<string, string>[] = [
    {},
    { 'content-encoding': 'gzip' },
    { 'idempotency-key': 'k', 'x-pdf-password': '\xff' },
  ];
  await expectNoFaults(({ method, path }) => {
    if (method !== 'POST') return [];
    return nastyMultiparts.flatMap((body, index) =>
      (index === 0 ? codings : codings.slice(0, 1)).flatMap((coding) =>
        ['', '?async=true'].map((query) => ({
          method,
          path: `${filled(path)}${query}`,
          headers: { 'content-type': contentType, ...coding },
          body,
        })),
      ),
    );
  });
});
