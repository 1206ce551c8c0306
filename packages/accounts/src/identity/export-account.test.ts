import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKey } from '../keys/change-keys.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { identityAt, password, visitorAt } from './testing/identity-at.ts';

const visitor = visitorAt('192.0.2.8');
const secrets = createSecrets({ secretKey: 'only for tests, and long enough for it' });
const mailbox = { canSend: false, add: async () => {}, deliver: async () => {} };
const key = `pk_${'a1B2'.repeat(10)}`;

let database: Database;
beforeAll(async () => {
  database = await temporaryDatabase();
});
afterAll(() => database.close());

async function customer(id: string) {
  const { identity } = await identityAt(database);
  const email = `${id}@example.com`;
  await identity.register({ userId: id, email, password, name: 'Ada' }, visitor);
  const signedIn = await identity.signIn({ email, password }, visitor);
  return { identity, signedIn };
}

async function exported({ identity, signedIn }: Awaited<ReturnType<typeof customer>>) {
  const { fileName, content } = await identity.exportAccount(signedIn, visitor);
  let text = '';
  for await (const piece of content) text += piece;
  return { fileName, text, data: JSON.parse(text) as Record<string, Record<string, unknown>[]> };
}

const calls = (id: string, count: number) =>
  database.query(
    `INSERT INTO api_requests (id, user_id, api_key_id, api_key_name, endpoint, method, status, http_status,
       response_time_ms, created_at)
     SELECT $1 || n, $1, 'key', 'Key', '/merge-pdf', 'POST', 'success', 200, 12,
       timestamptz '2026-11-01' + n / 3 * interval '1 second'
     FROM generate_series(1, $2::int4) AS n`,
    [id, count],
  );

test('an export holds every row of the account once, however many there are, and none of another', async () => {
  const ada = await customer('ada');
  await customer('grace');
  await calls('ada', 2_500);
  await calls('grace', 3);
  await database.query(
    `INSERT INTO tickets (id, account_id, name, email, reason, reply_token)
     VALUES ('t1', 'ada', 'Ada', 'work@example.com', 'other', 'token'), ('t2', 'grace', 'Grace', 'grace@example.com', 'other', 'token')`,
  );
  await database.query(
    `INSERT INTO ticket_messages (ticket_id, author, text)
     VALUES ('t1', 'customer', 'Hello'), ('t2', 'customer', 'Hi'), ('t1', 'support', 'Hello Ada')`,
  );
  const { fileName, data } = await exported(ada);
  expect(fileName).toBe('pagesmith-account-2026-11-15.json');
  expect(data.accounts).toMatchObject([{ id: 'ada', email: 'ada@example.com', name: 'Ada' }]);
  expect(data.subscriptions).toMatchObject([{ userId: 'ada', plan: 'starter' }]);
  expect(data.sessions).toMatchObject([{ ip: '192.0.2.8', userAgent: 'test' }]);
  expect(data.tickets).toMatchObject([{ id: 't1', email: 'work@example.com' }]);
  expect(data.tickets?.[0]).not.toHaveProperty('replyToken');
  expect(data.ticketMessages).toMatchObject([{ text: 'Hello' }, { text: 'Hello Ada' }]);
  expect(new Set(data.apiRequests?.map(({ id }) => id)).size).toBe(2_500);
  expect(data.apiRequests).toHaveLength(2_500);
  expect(data.apiRequests?.every(({ userId }) => userId === 'ada')).toBe(true);
});

test('an export holds what was delivered to the account’s webhooks, and nothing of another’s', async () => {
  const receiver = await customer('receiver');
  await customer('stranger');
  for (const id of ['receiver', 'stranger']) {
    await database.query(
      `INSERT INTO webhook_endpoints (id, user_id, url, events, secret_encrypted, secret_key_id)
       VALUES ('endpoint of ' || $1, $1, 'https://example.com', '{call.failed}', '', 'k')`,
      [id],
    );
    await database.query(
      `INSERT INTO webhook_events (id, user_id, type, data) VALUES ('event of ' || $1, $1, 'call.failed', '{}')`,
      [id],
    );
    await database.query(
      `INSERT INTO webhook_deliveries (id, event_id, endpoint_id, next_attempt_at)
       VALUES ('delivery to ' || $1, 'event of ' || $1, 'endpoint of ' || $1, now())`,
      [id],
    );
  }
  const { data } = await exported(receiver);
  expect(data.webhookDeliveries).toMatchObject([{ id: 'delivery to receiver', state: 'pending' }]);
});

test('an export tells no secret: keys are masked, hashes and encrypted texts are left out', async () => {
  const customerWithKey = await customer('careful');
  const wanted = { id: 'k1', userId: 'careful', name: 'Invoices', key };
  await createKey(database, secrets, wanted, { visitor, mailbox, knownScopes: [] });
  const { text, data } = await exported(customerWithKey);
  expect(data.apiKeys).toMatchObject([
    { name: 'Invoices', key: 'pk_a1B2a••••••••••••a1B2', status: 'active' },
  ]);
  expect(text).not.toContain(key);
  expect(text).not.toContain('$argon2id$');
  const names = Object.values(data).flatMap((rows) => (Array.isArray(rows) ? rows.flatMap(Object.keys) : []));
  expect(names.filter((name) => /hash|secret|encrypted/i.test(name))).toEqual([]);
});

test('every table that refers to an account, or to what is an account’s, is in its export', async () => {
  const { data } = await exported(await customer('complete'));
  const tables = await database.query<{ relation: string }>(
    `WITH RECURSIVE theirs AS (
       SELECT 'accounts'::regclass AS relation
       UNION
       SELECT conrelid FROM pg_constraint JOIN theirs ON confrelid = relation WHERE contype = 'f'
     )
     SELECT relation::text FROM theirs`,
  );
  const camelCase = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining(tables.map(({ relation }) => camelCase(relation))),
  );
});
