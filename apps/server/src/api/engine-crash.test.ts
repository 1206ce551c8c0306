// Engine processes and callers that die at a moment the test chooses: engines are held still until then.
import { statSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { booksOf, type Customer, type FormParts, newCustomer, post, readSample } from './testing/customer.ts';
import { enginePids, signalEngines } from './testing/engines.ts';
import { nothing, spooledIn } from './testing/spooled.ts';

const engines = 4;
let server: TestServer;
let customers: Customer[];
beforeAll(async () => {
  server = await startServer({
    variables: { ENGINE_PROCESSES: String(engines) },
    // What has arrived is seen in the spool.
    processing: { warmProcesses: engines, uploads: { heldBytesMax: 0 } },
  });
  customers = [];
  for (let count = 0; count < 5; count += 1) customers.push(await newCustomer(server.url, server.database));
});
afterAll(() => server.stop());

const form: FormParts = [['file', { sample: 'application-form.pdf' }]];
const formBytes = readSample('application-form.pdf').length;
const list = ({ key }: Customer, signal: AbortSignal | null = null) =>
  post(server.url, { id: 'list-fields' }, form, { 'x-api-key': key }, signal);

/** Uploads that have arrived completely, and are being worked on or waiting to be. */
function arrived(): number {
  const sizes = spooledIn(server.dataDir).calls.map(
    (path) => statSync(path, { throwIfNoEntry: false })?.size,
  );
  return sizes.filter((size) => size === formBytes).length;
}

test('an engine that is killed fails its own call and no other', async () => {
  signalEngines('SIGSTOP');
  const calls = customers.flatMap((customer) => Array.from({ length: 4 }, () => list(customer)));
  await expect.poll(arrived).toBe(20);
  const [victim = 0, ...others] = enginePids();
  expect(others).toHaveLength(engines - 1);
  process.kill(victim, 'SIGKILL');
  signalEngines('SIGCONT');
  const answers = await Promise.all(calls);
  const failed = answers.filter(({ status }) => status !== 200);
  expect(failed.map(({ status }) => status)).toEqual([500]);
  expect(await failed[0]?.json()).toMatchObject({ code: 'engine_crashed' });
  const books = await Promise.all(customers.map((customer) => booksOf(server.database, customer)));
  expect(books.map(({ reserved_calls }) => reserved_calls)).toEqual([0, 0, 0, 0, 0]);
  expect(books.reduce((sum, { current_usage = 0 }) => sum + current_usage, 0)).toBe(19);
  const errors = books.flatMap(({ rows }) => rows.filter(({ status }) => status === 'error'));
  expect(errors).toHaveLength(1);
});

test('a caller who goes away in the middle of the work frees its place, and the call is logged', async () => {
  const ada = await newCustomer(server.url, server.database);
  signalEngines('SIGSTOP');
  const before = enginePids();
  const gone = new AbortController();
  const call = list(ada, gone.signal);
  await expect.poll(arrived).toBe(1);
  gone.abort();
  await expect(call).rejects.toThrow();
  await expect.poll(async () => (await booksOf(server.database, ada)).rows.length).toBe(1);
  expect(await booksOf(server.database, ada)).toEqual({
    current_usage: 0,
    reserved_calls: 0,
    charged_mills: 0,
    rows: [
      { status: 'error', endpoint: '/list-fields', error_message: 'The caller disconnected', occurrences: 1 },
    ],
  });
  await expect.poll(() => spooledIn(server.dataDir)).toEqual(nothing);
  await expect.poll(() => before.every((pid) => enginePids().includes(pid))).toBe(false);
  signalEngines('SIGCONT');
  const answers = await Promise.all(Array.from({ length: engines }, () => list(ada)));
  expect(answers.map(({ status }) => status)).toEqual(Array(engines).fill(200));
});
