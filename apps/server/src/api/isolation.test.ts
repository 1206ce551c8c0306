// What one caller's bad file does to others: nothing.
import { deflateSync } from 'node:zlib';
import { meteringLimits } from '@pagesmith/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { booksOf, type Customer, newCustomer, post, type Sent } from './testing/customer.ts';

let server: TestServer;
let good: Customer;
let bad: Customer;
beforeAll(async () => {
  server = await startServer({
    variables: { ENGINE_TIMEOUT_MS: '15000' },
    processing: { metering: { ratePerMinute: { ...meteringLimits.ratePerMinute, starter: 1_000 } } },
  });
  good = await newCustomer(server.url, server.database, 'enterprise');
  bad = await newCustomer(server.url, server.database, 'enterprise');
});
afterAll(() => server.stop());

/** A page whose content is 1 MB that inflates to about 1 GB, twice over. */
function bomb(): Uint8Array {
  const once = deflateSync(Buffer.alloc(1_000_000_000, ' '), { level: 9 });
  const twice = deflateSync(once, { level: 9 });
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R>>',
  ].map((body, index) => `${index + 1} 0 obj${body}endobj\n`);
  const stream = `4 0 obj<</Length ${twice.length}/Filter[/FlateDecode/FlateDecode]>>stream\n`;
  const tail = '\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF';
  return Buffer.concat([Buffer.from(`%PDF-1.7\n${objects.join('')}${stream}`), twice, Buffer.from(tail)]);
}

test('a bomb ends in its own failure while the calls of others all succeed', async () => {
  const search: Sent = [
    ['file', bomb()],
    ['searchText', 'anything'],
  ];
  const hostile = Array.from({ length: 3 }, () =>
    post(server.url, { id: 'detect-page' }, search, { 'x-api-key': bad.key }),
  );
  const ordinary = Array.from({ length: 20 }, () =>
    post(server.url, { id: 'list-fields' }, [['file', { sample: 'application-form.pdf' }]], {
      'x-api-key': good.key,
    }),
  );
  const statuses = (await Promise.all(ordinary)).map(({ status }) => status);
  expect(statuses).toEqual(Array(20).fill(200));
  for (const response of await Promise.all(hostile)) {
    expect(response.status).not.toBe(200);
    expect(await response.json()).toMatchObject({
      code: expect.stringMatching(/^(work_too_(slow|large)|text_absent|file_damaged)$/),
    });
  }
  expect((await booksOf(server.database, bad)).current_usage).toBe(0);
  expect((await booksOf(server.database, good)).current_usage).toBe(20);
}, 240_000);

test('two hundred calls at once on a hundred credits: exactly a hundred succeed, and all books agree', async () => {
  const bob = await newCustomer(server.url, server.database, 'starter');
  const parts: Sent = [['file', { sample: 'annex.pdf' }]];
  const ask = async () =>
    (await post(server.url, { id: 'list-fields' }, parts, { 'x-api-key': bob.key })).status;
  const statuses = await Promise.all(Array.from({ length: 200 }, ask));
  const succeeded = statuses.filter((status) => status === 200).length;
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(succeeded).toBe(100);
  await expect
    .poll(async () => (await booksOf(server.database, bob)).rows.length, { timeout: 20_000 })
    .toBe(200);
  const { current_usage, reserved_calls, charged_mills, rows } = await booksOf(server.database, bob);
  expect([current_usage, reserved_calls, charged_mills]).toEqual([100, 0, 0]);
  expect(rows.filter(({ status }) => status === 'success')).toHaveLength(100);
}, 240_000);
