import { apiVersions, currentVersion } from '@pagesmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Customer, newCustomer } from '../api/testing/customer.ts';
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
