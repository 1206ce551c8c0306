import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../outgoing/testing/receiver.ts';
import type { Browser } from '../wire/testing/browser.ts';
import { signedIn } from '../wire/testing/people.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

const megabyte = Buffer.alloc(1_048_576, 'x');
/** On a busy machine. */
const soon = { timeout: 180_000 };

let server: TestServer;
let browser: Browser;
const receivers: Record<'hanging' | 'failing' | 'flooding' | 'good', Receiver> = Object.create(null);
let floodedBytes = 0;

beforeAll(async () => {
  server = await startServer({ isDevelopment: true });
  const person = await signedIn(server.url);
  browser = person.browser;
  await server.database.query(`UPDATE subscriptions SET plan = 'pro' WHERE user_id = $1`, [person.user.$id]);
  receivers.hanging = await startReceiver(() => undefined);
  receivers.failing = await startReceiver((_request, response) => response.writeHead(500).end('no'));
  receivers.good = await startReceiver((_request, response) => response.end('yes'));
  receivers.flooding = await startReceiver((_request, response) => {
    response.on('error', () => undefined);
    const flood = () => {
      while (!response.destroyed) {
        floodedBytes += megabyte.length;
        if (!response.write(megabyte)) return void response.once('drain', flood);
      }
    };
    flood();
  });
});
afterAll(async () => {
  for (const receiver of Object.values(receivers)) await receiver.stop();
  await server.stop();
});

test('receivers that hang, fail or send without end hold up nobody, and are not listened to', async () => {
  const events = ['call.succeeded'];
  for (const { url } of Object.values(receivers))
    await browser.call('post', '/webhook-endpoints', { url, events });
  const { $id: userId } = await browser.account.get();
  const callCount = 12;
  for (let count = 0; count < callCount; count += 1) {
    await server.database.query(
      `INSERT INTO api_requests (id, user_id, api_key_id, api_key_name, endpoint, method, status, http_status, response_time_ms)
       VALUES ($1, $2, 'k', 'Main', '/fill-pdf', 'POST', 'success', 200, 1)`,
      [`call-${count}`, userId],
    );
  }
  await expect.poll(() => receivers.good.requests.length, soon).toBe(callCount);
  await expect.poll(() => receivers.flooding.requests.length, soon).toBe(callCount);
  expect(receivers.hanging.requests.length).toBeLessThanOrEqual(5);
  const rows = await server.database.query<{ url: string; length: number; status: number }>(
    `SELECT url, length(answers->0->>'body') AS length, (answers->0->>'status')::int AS status
     FROM webhook_deliveries JOIN webhook_endpoints ON webhook_endpoints.id = endpoint_id
     WHERE answers <> '[]' AND url IN ($1, $2)`,
    [receivers.flooding.url, receivers.failing.url],
  );
  expect(rows).toContainEqual({ url: receivers.failing.url, length: 2, status: 500 });
  for (const { length } of rows) expect(length).toBeLessThanOrEqual(4_096);
  expect(floodedBytes / callCount).toBeLessThan(64 * megabyte.length);
});
