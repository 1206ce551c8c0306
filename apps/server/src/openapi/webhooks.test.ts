import { type WebhookEventType, webhookEventTypes } from '@pagesmith/catalog';
import { webhookEventData } from '@pagesmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, post } from '../api/testing/customer.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { describeWebhooks } from './describe-webhooks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ isDevelopment: true });
});
afterAll(() => server.stop());

/** An endpoint that wants everything; nothing is delivered, because nobody listens there. */
async function listeningCustomer() {
  const customer = await newCustomer(server.url, server.database, 'pro');
  const answer = await fetch(`${server.url}/v1/webhook-endpoints`, {
    method: 'POST',
    headers: {
      'x-appwrite-project': 'pagesmith',
      'content-type': 'application/json',
      cookie: customer.cookie,
    },
    body: JSON.stringify({ url: 'http://127.0.0.1:1024/', events: webhookEventTypes }),
  });
  expect(answer.status).toBe(201);
  return customer;
}

test('every event that is written has the form that is described', async () => {
  const { accountId, key } = await listeningCustomer();
  const headers = { 'x-api-key': key };
  await post(server.url, { id: 'list-fields' }, [['file', { sample: 'annex.pdf' }]], headers);
  await post(server.url, { id: 'list-fields' }, [['file', 'not a PDF']], headers);
  const change = (what: string) =>
    server.database.query(`UPDATE subscriptions SET ${what} WHERE user_id = $1`, [accountId]);
  await change('current_usage = monthly_limit');
  await change(`plan = 'enterprise', cancel_at = now()`);
  const written = await server.database.query<{ type: WebhookEventType; data: unknown }>(
    'SELECT type, data FROM webhook_events WHERE user_id = $1',
    [accountId],
  );
  expect(new Set(written.map(({ type }) => type))).toEqual(new Set(webhookEventTypes));
  for (const { type, data } of written) {
    expect(webhookEventData[type].strict().safeParse(data).error, type).toBeUndefined();
  }
});

test('every event is described, with the operations by name', () => {
  const described = describeWebhooks('en');
  expect(Object.keys(described)).toEqual([...webhookEventTypes]);
  expect(JSON.stringify(described['call.failed'])).toContain('"enum":["fill-pdf"');
});
