import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../wire/testing/start-server.ts';
import { type FormParts, newCustomer, post } from '../testing/customer.ts';

const contract: FormParts = [
  ['file', { sample: 'contract.pdf' }],
  ['pages', '1'],
];
const SECRET_KEY = 'for the roles of processes in this test';
let database: Database;
let calls: TestServer;
beforeAll(async () => {
  database = await temporaryDatabase();
  calls = await startServer({ database, variables: { SECRET_KEY, ROLE: 'calls' } });
});
afterAll(async () => {
  await calls.stop();
  await database.close();
});

test('a process for calls leaves jobs to a process for jobs, which answers nobody but its operator', async () => {
  const ada = await newCustomer(calls.url, database);
  const headers = { 'x-api-key': ada.key };
  expect((await post(calls.url, { id: 'extract-pages' }, contract, headers)).status).toBe(200);
  const accepted = await post(calls.url, { id: 'extract-pages?async=true' }, contract, headers);
  const { id } = (await accepted.json()) as { id: string };
  const state = async () =>
    ((await (await fetch(`${calls.url}/jobs/${id}`, { headers })).json()) as { state: string }).state;
  expect(await state()).toBe('queued');

  // They share one folder, as processes on one machine do.
  const variables = { SECRET_KEY, ROLE: 'jobs', DATA_DIR: calls.dataDir };
  const jobs = await startServer({ database, variables });
  await expect.poll(state).toBe('succeeded');
  const statusOf = async (path: string) => (await fetch(jobs.url + path, { headers })).status;
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  const paths = ['/livez', '/metrics', '/', '/v1/status', `/jobs/${id}`];
  expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 404, 404, 404]);
  await jobs.stop();
});
