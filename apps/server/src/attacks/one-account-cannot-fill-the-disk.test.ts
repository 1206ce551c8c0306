import { plans } from '@pagesmith/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksOf, type Customer, type FormParts, newCustomer, post } from '../api/testing/customer.ts';
import { signalEngines } from '../api/testing/engines.ts';
import { heavy } from '../api/testing/hostile-pdfs.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

const megabyte = 1_048_576;
const all = 10 * megabyte;
let server: TestServer;
beforeAll(async () => {
  const bytesMax = { starter: all, premium: all, pro: all, enterprise: all };
  server = await startServer({ processing: { disk: { bytesMax, reserveBytes: 0 } } });
});
afterAll(async () => {
  signalEngines('SIGCONT');
  await server.stop();
});

const extract = ({ key }: Customer, megabytes: number, headers = {}) => {
  const sent: FormParts = [
    ['file', heavy(megabytes)],
    ['pages', '1'],
  ];
  return post(server.url, { id: 'extract-pages' }, sent, { 'x-api-key': key, ...headers });
};
/** Reads the answer to its end: a stopping server would wait for a reader that does not. */
const codeOf = async (response: Response) => {
  const body = await response.text();
  return response.status < 300 ? response.status : (JSON.parse(body) as { code: string }).code;
};

test.each([
  ['jobs', () => ({ prefer: 'respond-async' })],
  ['results kept for retries', (count: number) => ({ 'idempotency-key': `order ${count}` })],
])('%s take no more of it than the plan allows, and other accounts go on', async (_what, headersOf) => {
  const [hoarder, other] = [
    await newCustomer(server.url, server.database),
    await newCustomer(server.url, server.database),
  ];
  const outcomes: unknown[] = [];
  for (let count = 0; count < 6; count += 1) {
    const response = await extract(hoarder, 2, headersOf(count));
    outcomes.push(await codeOf(response));
    if (response.status === 429) expect(response.headers.get('retry-after')).toBe('10');
  }
  expect(outcomes.slice(0, 3)).not.toContain('storage_exhausted');
  expect(outcomes.slice(-2)).toEqual(['storage_exhausted', 'storage_exhausted']);
  expect(await codeOf(await extract(other, 2, headersOf(0)))).toBeLessThan(300);
  const { rows } = await booksOf(server.database, hoarder);
  expect(rows.at(-1)).toMatchObject({ error_message: expect.stringContaining('Nothing was charged') });
});

test('a call whose files are too large for what is left is refused before its upload', async () => {
  const ada = await newCustomer(server.url, server.database);
  expect(await codeOf(await extract(ada, 6))).toBe('storage_exhausted');
  expect(await codeOf(await extract(ada, 4))).toBe(200);
});

test('every plan has room for several of its largest calls', () => {
  for (const { diskBytesMax, fileBytesMax } of Object.values(plans)) {
    expect(diskBytesMax / (2 * fileBytesMax)).toBeGreaterThanOrEqual(5);
  }
});
