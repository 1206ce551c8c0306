import { webhookEventTypes } from '@pagesmith/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, post } from '../api/testing/customer.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { describeWebhooks } from './describe-webhooks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ isDevelopment: true });
});
afterAll(() => server.stop());

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** Where a value is not as its schema says. */
function differences(value: unknown, { type = [], enum: known, properties }: Schema, at = 'data'): string[] {
  if (![type].flat().includes(typeOf(value))) return [`${at} is ${typeOf(value)}`];
  if (known && !known.includes(value)) return [`${at} is ${value}`];
  if (!properties) return [];
  const given = value as Record<string, unknown>;
  const names = new Set([...Object.keys(given), ...Object.keys(properties)]);
  return [...names].flatMap((name) =>
    differences(given[name], properties[name] ?? { type: 'undefined' }, `${at}.${name}`),
  );
}

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
  const written = await server.database.query<{
    type: keyof ReturnType<typeof describeWebhooks>;
    data: unknown;
  }>('SELECT type, data FROM webhook_events WHERE user_id = $1', [accountId]);
  expect(new Set(written.map(({ type }) => type))).toEqual(new Set(webhookEventTypes));
  const described = describeWebhooks('en');
  for (const { type, data } of written) {
    const { schema } = described[type].post.requestBody.content['application/json'];
    expect(differences(data, schema.properties.data), String(type)).toEqual([]);
  }
});
