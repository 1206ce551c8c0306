import { meteringLimits } from '@pagesmith/accounts';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksOf, type Customer, type FormParts, newCustomer, post } from '../api/testing/customer.ts';
import { cpuTicksOf, enginePids } from '../api/testing/engines.ts';
import { scattered } from '../api/testing/hostile-pdfs.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

const clock = movableClock(new Date());
const budget = { processorSeconds: 1, processorSecondsPerMinute: 1 };
let server: TestServer;
let mallory: Customer;
let ada: Customer;
beforeAll(async () => {
  const work = { ...meteringLimits.work, starter: budget };
  server = await startServer({ clock, processing: { metering: { work } } });
  mallory = await newCustomer(server.url, server.database, 'starter');
  ada = await newCustomer(server.url, server.database, 'starter');
});
afterAll(() => server.stop());

const slow: FormParts = [['file', scattered()]];
const convert = ({ key }: Customer, signal: AbortSignal | null = null, id = 'pdf-to-docx') =>
  post(server.url, { id }, slow, { 'x-api-key': key, 'accept-language': 'fr' }, signal);
const list = ({ key }: Customer) =>
  post(server.url, { id: 'list-fields' }, [['file', { sample: 'annex.pdf' }]], { 'x-api-key': key });

const usedMs = async ({ accountId }: Customer) => {
  const [row] = await server.database.query<{ used_ms: number }>(
    'SELECT used_ms FROM work_buckets WHERE user_id = $1',
    [accountId],
  );
  return row?.used_ms ?? 0;
};

/** Lets a call work for about this long, then disconnects. */
async function giveUpAfter(processorMs: number): Promise<void> {
  const gone = new AbortController();
  const call = convert(mallory, gone.signal).catch(() => undefined);
  const hasWorked = () => enginePids().some((pid) => cpuTicksOf(pid) * 10 > processorMs);
  await expect.poll(hasWorked).toBe(true);
  gone.abort();
  await call;
}

test('an account whose slow files all fail is refused with 429 until its processor time has come back', async () => {
  await giveUpAfter(3_000);
  await expect.poll(() => usedMs(mallory)).toBeGreaterThan(1_000);
  const refused = await convert(mallory);
  const body = (await refused.json()) as { code: string; detail: string };
  expect([refused.status, body.code]).toEqual([429, 'work_exhausted']);
  expect(body.detail).toContain('temps de calcul');
  const retryAfterSeconds = Number(refused.headers.get('retry-after'));
  expect(retryAfterSeconds).toBeGreaterThan(0);
  const asJob = await convert(mallory, null, 'pdf-to-docx?async=true');
  expect(asJob.status).toBe(429);
  expect(await booksOf(server.database, mallory)).toMatchObject({ current_usage: 0, reserved_calls: 0 });
  expect((await list(ada)).status).toBe(200);
  clock.moveTo(new Date(clock.now().getTime() + (retryAfterSeconds + 1) * 1000));
  const again = await list(mallory);
  expect(again.status).toBe(200);
  expect(again.headers.get('ratelimit-policy')).toContain('"work";q=1;qu="processor-seconds";w=60');
});
