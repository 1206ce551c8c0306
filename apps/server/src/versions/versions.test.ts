import { readFileSync } from 'node:fs';
import { apiVersions, currentVersion } from '@pagesmith/contract';
import { operations } from '@pagesmith/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Customer, newCustomer, post } from '../api/testing/customer.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { deprecationHeaders } from './deprecation.ts';
import { versionFor } from './versions.ts';

let server: TestServer;
let ada: Customer;
beforeAll(async () => {
  server = await startServer();
  ada = await newCustomer(server.url, server.database);
});
afterAll(() => server.stop());

const listJobs = (headers: Record<string, string> = {}) =>
  fetch(`${server.url}/jobs`, { headers: { 'x-api-key': ada.key, ...headers } });

test('a key keeps the version of its first use, and every answer says its version', async () => {
  const versions = () =>
    server.database.query('SELECT api_version FROM api_keys WHERE user_id = $1', [ada.accountId]);
  expect(await versions()).toEqual([{ api_version: null }]);
  const { headers } = await listJobs();
  expect(headers.get('pagesmith-version')).toBe(currentVersion);
  expect(await versions()).toEqual([{ api_version: currentVersion }]);
  expect((await listJobs({ 'pagesmith-version': currentVersion })).status).toBe(200);
});

test('an unknown version is refused with the versions there are, before anything is done', async () => {
  const refused = await listJobs({ 'pagesmith-version': '2020-01-01' });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'version_unknown', accepted: [...apiVersions] }),
  ]);
});

test('a new version changes nothing for a key that knows an older one', () => {
  const versions = ['2026-11-15', '2027-05-01'];
  expect(versionFor(undefined, '2026-11-15', versions)).toBe('2026-11-15');
  expect(versionFor('2027-05-01', '2026-11-15', versions)).toBe('2027-05-01');
  expect(versionFor(undefined, undefined, versions)).toBe('2027-05-01');
  expect(versionFor(undefined, '2020-01-01', versions)).toBe('2026-11-15');
});

test('what will end says since when, until when, and what there is instead', () => {
  const route = {
    method: 'GET',
    path: '/jobs/{id}',
    since: '2027-01-01T00:00:00Z',
    sunset: '2028-01-01T00:00:00Z',
    instead: '/tasks/{id}',
  };
  expect(deprecationHeaders({ method: 'GET', url: '/jobs/:id' }, [route])).toMatchObject({
    Deprecation: '@1798761600',
    Sunset: 'Sat, 01 Jan 2028 00:00:00 GMT',
    Link: expect.stringContaining('</tasks/{id}>; rel="successor-version"'),
  });
  expect(deprecationHeaders({ method: 'POST', url: '/jobs/:id' }, [route])).toEqual({});
});

/** Others are about the connection, or for browsers. */
const isOfTheApi = (name: string) =>
  /^(x-(credits|pdf|report|request|test|trials)|content-(type|disposition)|ratelimit|pagesmith)/.test(name);

/** An answer as far as a program can rely on it: not on the words of a problem. */
async function recorded(answer: Response) {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isJson = answer.headers.get('content-type')?.includes('json');
  const {
    requestId: _id,
    title: _title,
    detail: _detail,
    error: _error,
    ...body
  } = isJson ? JSON.parse(String(bytes)) : {};
  return {
    status: answer.status,
    contentType: answer.headers.get('content-type'),
    contentDisposition: answer.headers.get('content-disposition'),
    headers: [...answer.headers.keys()].filter(isOfTheApi).sort(),
    ...(isJson ? { body } : { beginsWith: bytes.subarray(0, 4).toString('latin1') }),
  };
}

type Recorded = Awaited<ReturnType<typeof recorded>>;

test.each(apiVersions)('version %s is answered as it was when it appeared', async (version) => {
  const headers = { 'x-api-key': ada.key, 'pagesmith-version': version };
  const answers: Record<string, Recorded> = {};
  for (const { id, example } of operations) {
    answers[id] = await recorded(await post(server.url, { id }, example.parts, headers));
    answers[`${id}, refused`] = await recorded(await post(server.url, { id }, [], headers));
  }
  const name = new URL(`./recorded/${version}.json`, import.meta.url);
  const kept = JSON.parse(readFileSync(name, 'utf8')) as Record<string, Recorded>;
  // Answers may grow, and operations may be added: what was there stays.
  for (const [id, { headers: names, ...answer }] of Object.entries(kept)) {
    expect(answers[id], id).toMatchObject({ ...answer, headers: expect.arrayContaining(names) });
  }
});
