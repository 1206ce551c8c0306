// What one caller's bad file does to others: nothing.
import { meteringLimits } from '@pagesmith/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { booksOf, type Customer, callsIn, type FormParts, newCustomer, post } from './testing/customer.ts';
import { cpuTicksOf, enginePids } from './testing/engines.ts';
import { bomb, endless } from './testing/hostile-pdfs.ts';

let server: TestServer;
let good: Customer;
let bad: Customer;
let worse: Customer;
beforeAll(async () => {
  server = await startServer({
    variables: { ENGINE_PROCESSES: '4' },
    processing: {
      taskTimeoutMs: 5_000,
      metering: { ratePerMinute: { ...meteringLimits.ratePerMinute, starter: 1_000 } },
    },
  });
  good = await newCustomer(server.url, server.database, 'enterprise');
  bad = await newCustomer(server.url, server.database, 'enterprise');
  worse = await newCustomer(server.url, server.database, 'enterprise');
});
afterAll(() => server.stop());

const ordinaryCalls = 20;
const listOne = async () =>
  (
    await post(server.url, { id: 'list-fields' }, [['file', { sample: 'application-form.pdf' }]], {
      'x-api-key': good.key,
    })
  ).status;
const search = (file: Uint8Array, { key }: Customer) => {
  const sent: FormParts = [
    ['file', file],
    ['searchText', 'anything'],
  ];
  return post(server.url, { id: 'detect-page' }, sent, { 'x-api-key': key });
};

/**
 * The engine that is started for the first call, apart from those that servers of other tests have left: at work, and
 * held still there, so that it does not reach its deadline before it is killed.
 */
async function engineHeldSince(before: readonly number[]): Promise<number> {
  const started = () => enginePids().filter((pid) => !before.includes(pid));
  await expect.poll(() => started().length).toBe(1);
  const [pid = 0] = started();
  await expect.poll(() => cpuTicksOf(pid)).toBeGreaterThan(50);
  process.kill(pid, 'SIGSTOP');
  return pid;
}

test('a hanging file, a bomb and a crash end in their own failures, and ordinary calls do not wait for them', async () => {
  const before = enginePids();
  const crashing = search(endless(), worse);
  const victim = await engineHeldSince(before);
  const ended: string[] = [];
  const hostile = [endless(), bomb()].map(async (file) => {
    const response = await search(file, bad);
    ended.push('hostile');
    return response;
  });
  const ordinary = Array.from({ length: ordinaryCalls }, async () => {
    const status = await listOne();
    ended.push('ordinary');
    return status;
  });
  process.kill(victim, 'SIGKILL');
  expect(await Promise.all(ordinary)).toEqual(Array(ordinaryCalls).fill(200));
  const codes = await Promise.all(
    [crashing, ...hostile].map(async (call) => ((await (await call).json()) as { code: string }).code),
  );
  expect(codes).toEqual([
    'engine_crashed',
    'work_too_slow',
    expect.stringMatching(/^(work|stream)_too_(slow|large|long)$/),
  ]);
  // The hanging file held its place until its deadline: every ordinary call was answered before that.
  expect(ended.at(-1)).toBe('hostile');
  const books = await Promise.all([bad, worse, good].map((one) => booksOf(server.database, one)));
  expect(books.map(({ current_usage }) => current_usage)).toEqual([0, 0, ordinaryCalls]);
});

test('forty calls, eight at a time, on twenty credits: exactly twenty succeed, and all books agree', async () => {
  const bob = await newCustomer(server.url, server.database, 'starter');
  await server.database.query('UPDATE subscriptions SET monthly_limit = 20 WHERE user_id = $1', [
    bob.accountId,
  ]);
  const parts: FormParts = [['file', { sample: 'annex.pdf' }]];
  const ask = async () =>
    (await post(server.url, { id: 'list-fields' }, parts, { 'x-api-key': bob.key })).status;
  const statuses: number[] = [];
  const callOn = async () => {
    for (let call = 0; call < 5; call += 1) statuses.push(await ask());
  };
  await Promise.all(Array.from({ length: 8 }, callOn));
  const succeeded = statuses.filter((status) => status === 200).length;
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(succeeded).toBe(20);
  await expect.poll(async () => callsIn((await booksOf(server.database, bob)).rows)).toBe(40);
  const { current_usage, reserved_calls, charged_mills, rows } = await booksOf(server.database, bob);
  expect([current_usage, reserved_calls, charged_mills]).toEqual([20, 0, 0]);
  expect(rows.filter(({ status }) => status === 'success')).toHaveLength(20);
});
