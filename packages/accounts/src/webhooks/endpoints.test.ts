import { webhooks as promised } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rotateSecrets } from '../secrets/rotate-secrets.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { createEndpoints } from './endpoints.ts';
import { sweepWebhooks } from './sweep.ts';
import { webhooksOf } from './testing/webhooks-of.ts';

const url = 'https://example.com/hooks';
const wanted = { url, events: ['call.succeeded'] };
const failing = (code: string) => expect.objectContaining({ code });

let database: Database;
let webhooks: ReturnType<typeof webhooksOf>;
let ada: string;
let eve: string;
beforeAll(async () => {
  database = await temporaryDatabase();
});
beforeEach(async () => {
  await database.query('DELETE FROM webhook_events');
  webhooks = webhooksOf(database);
  ada = await webhooks.newAccount();
  eve = await webhooks.newAccount();
});
afterAll(() => database.close());

test('nobody sees, changes, deletes or uses the endpoint of another', async () => {
  const { id } = await webhooks.endpoints.create(ada, wanted);
  await webhooks.call(ada);
  const delivery = await webhooks.latest(ada, id);
  const of = { accountId: eve, id };
  const { endpoints, deliveries } = webhooks;
  expect((await endpoints.list(eve)).endpoints).toEqual([]);
  const attempts = [
    () => endpoints.change(of, { status: 'disabled' }),
    () => endpoints.remove(of),
    () => endpoints.revealSecret(of),
    () => endpoints.rotateSecret(of),
    () => deliveries.list(of, {}),
    () => deliveries.sendTest(of),
    () => deliveries.resend(of, delivery?.id ?? ''),
  ];
  for (const attempt of attempts) {
    await expect(attempt()).rejects.toEqual(failing('webhook_endpoint_not_found'));
  }
  const own = await endpoints.create(eve, wanted);
  const foreign = deliveries.resend({ accountId: eve, id: own.id }, delivery?.id ?? '');
  await expect(foreign).rejects.toEqual(failing('webhook_delivery_not_found'));
  expect((await endpoints.list(ada)).endpoints).toMatchObject([{ id, status: 'enabled', url }]);
  expect(await webhooks.latest(ada, id)).toEqual(delivery);
});

test('a plan without webhooks gets none; one that is lost keeps its endpoints, which may be disabled and deleted', async () => {
  const starter = await webhooks.newAccount('starter');
  await expect(webhooks.endpoints.create(starter, wanted)).rejects.toEqual(failing('webhooks_not_included'));
  const { id } = await webhooks.endpoints.create(ada, wanted);
  const of = { accountId: ada, id };
  await database.query(`UPDATE subscriptions SET plan = 'premium' WHERE user_id = $1`, [ada]);
  expect(await webhooks.endpoints.list(ada)).toMatchObject({ isIncluded: false, endpoints: [{ id }] });
  await expect(webhooks.deliveries.sendTest(of)).rejects.toEqual(failing('webhooks_not_included'));
  await webhooks.call(ada);
  await webhooks.deliver();
  expect(webhooks.world.received).toEqual([]);
  await webhooks.endpoints.change(of, { status: 'disabled' });
  const enabling = webhooks.endpoints.change(of, { status: 'enabled' });
  await expect(enabling).rejects.toEqual(failing('webhooks_not_included'));
  await webhooks.endpoints.remove(of);
  expect((await webhooks.endpoints.list(ada)).endpoints).toEqual([]);
});

test.each([
  [{ ...wanted, url: undefined }, 'Param "url" is not optional.'],
  [{ ...wanted, events: undefined }, 'Param "events" is not optional.'],
  [{ ...wanted, events: [] }, /^Invalid `events` param: .*call\.succeeded, call\.failed/],
  [{ ...wanted, events: ['call.begun'] }, /^Invalid `events` param: /],
])('%j is refused, and told which part', async (given, message) => {
  await expect(webhooks.endpoints.create(ada, given)).rejects.toThrow(message);
});

test('an address that may not be called is refused at once, and when it is changed', async () => {
  const { id } = await webhooks.endpoints.create(ada, wanted);
  const refusing = createEndpoints({
    ...webhooks.deps,
    outgoing: { ...webhooks.world.outgoing, check: () => Promise.reject(new Error('inside')) },
  });
  await expect(refusing.create(ada, wanted)).rejects.toThrow('inside');
  await expect(refusing.change({ accountId: ada, id }, { url: 'https://10.0.0.1' })).rejects.toThrow(
    'inside',
  );
  expect((await webhooks.endpoints.list(ada)).endpoints).toMatchObject([{ id, url }]);
});

test('an account has at most ten endpoints, however many are asked for at once', async () => {
  const asked = Array.from({ length: 14 }, () => webhooks.endpoints.create(ada, wanted));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(promised.endpointsMax);
  expect((await webhooks.endpoints.list(ada)).endpoints).toHaveLength(promised.endpointsMax);
});

test('trials are limited, so that nobody uses us to flood another', async () => {
  const limited = webhooksOf(database, { trials: { name: 'few trials', eventsMax: 3, windowMs: 60_000 } });
  const { id } = await limited.endpoints.create(ada, wanted);
  const of = { accountId: ada, id };
  const { id: deliveryId } = await limited.deliveries.sendTest(of);
  await limited.deliveries.resend(of, deliveryId);
  const refused = failing('general_rate_limit_exceeded');
  await expect(limited.deliveries.sendTest(of)).rejects.toEqual(refused);
  await expect(limited.deliveries.resend(of, deliveryId)).rejects.toEqual(refused);
  await expect(limited.endpoints.create(ada, wanted)).rejects.toEqual(refused);
});

test('a test event goes to its endpoint alone, whatever that wants, and a resend has the same id', async () => {
  const { id } = await webhooks.endpoints.create(ada, wanted);
  await webhooks.endpoints.create(ada, { ...wanted, url: 'https://other.example/' });
  const of = { accountId: ada, id };
  const sent = await webhooks.deliveries.sendTest(of);
  expect(sent).toMatchObject({ state: 'pending', attempts: 0, type: 'webhook.test' });
  await webhooks.deliver();
  await webhooks.deliveries.resend(of, sent.id);
  await webhooks.deliver();
  expect(webhooks.world.received).toMatchObject([{ url }, { url }]);
  const [first, second] = webhooks.world.received;
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(second?.body).toBe(first?.body);
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ type: 'webhook.test', data: { endpointId: id } });
  expect(await webhooks.latest(ada, id)).toMatchObject({ state: 'delivered', attempts: 2 });
});

test('what waits when an endpoint is disabled is not sent by surprise later, and can be resent', async () => {
  const { id } = await webhooks.endpoints.create(ada, wanted);
  const of = { accountId: ada, id };
  await webhooks.call(ada);
  await webhooks.endpoints.change(of, { status: 'disabled' });
  const waiting = await webhooks.latest(ada, id);
  expect(waiting).toMatchObject({ state: 'failed', attempts: 0, nextAttemptAt: null });
  const resending = webhooks.deliveries.resend(of, waiting?.id ?? '');
  await expect(resending).rejects.toEqual(failing('webhook_endpoint_disabled'));
  await webhooks.endpoints.change(of, { status: 'enabled' });
  await webhooks.deliver();
  expect(webhooks.world.received).toEqual([]);
  await webhooks.deliveries.resend(of, waiting?.id ?? '');
  await webhooks.deliver();
  expect(webhooks.world.received).toHaveLength(1);
});

test('deliveries are listed newest first, page by page', async () => {
  const { id } = await webhooks.endpoints.create(ada, wanted);
  const calls: string[] = [];
  for (let count = 0; count < 5; count += 1) calls.unshift(await webhooks.call(ada));
  const of = { accountId: ada, id };
  const seen: string[] = [];
  let before: number | undefined;
  do {
    const page = await webhooks.deliveries.list(of, { limit: '2', ...(before && { before }) });
    seen.push(...page.map(({ body }) => JSON.parse(body).data.requestId));
    before = page.at(-1)?.sequence;
  } while (before !== undefined);
  expect(seen).toEqual(calls);
});

test('secrets are unreadable to whoever reads the database, and follow a change of the server’s key', async () => {
  const { id } = await webhooks.endpoints.create(ada, wanted);
  const of = { accountId: ada, id };
  await webhooks.endpoints.rotateSecret(of);
  const secret = await webhooks.endpoints.revealSecret(of);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const rows = await database.query<{ secret_encrypted: Uint8Array; previous_secret_encrypted: Uint8Array }>(
    'SELECT * FROM webhook_endpoints',
  );
  const stored = rows.flatMap((row) => [row.secret_encrypted, row.previous_secret_encrypted]);
  expect(Buffer.concat(stored.filter(Boolean)).toString('latin1')).not.toContain(secret.slice(6, 20));
  const previous = ['only for tests, and long enough for it'];
  const next = createSecrets({ secretKey: 'the next key, which is as long as it must be', previous });
  await rotateSecrets(database, next);
  const after = createEndpoints({ ...webhooks.deps, secrets: next });
  expect(await after.revealSecret(of)).toBe(secret);
  await database.query('DELETE FROM webhook_endpoints');
});

test('old deliveries are forgotten with their events, and so is a secret that signs no more', async () => {
  const { id } = await webhooks.endpoints.create(ada, wanted);
  await webhooks.endpoints.rotateSecret({ accountId: ada, id });
  await webhooks.call(ada);
  webhooks.moveBy(promised.deliveriesKeptDays * 86_400);
  await webhooks.call(ada);
  webhooks.moveBy(1);
  await sweepWebhooks(database, webhooks.clock);
  expect(await webhooks.deliveries.list({ accountId: ada, id }, {})).toHaveLength(1);
  const kept = await database.query(
    'SELECT FROM webhook_endpoints WHERE previous_secret_encrypted IS NOT NULL',
  );
  expect(kept).toEqual([]);
});
