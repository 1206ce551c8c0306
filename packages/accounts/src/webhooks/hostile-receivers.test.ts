import type { Database } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { webhooksOf } from './testing/webhooks-of.ts';

const slow = 'https://slow.example/';
const quick = 'https://quick.example/';
const to = (url: string) => ({ url, events: ['call.succeeded'] });
/** On a busy machine. */
const soon = { timeout: 180_000 };
const never = () => new Promise<never>(() => undefined);

describe.each(kindsForPlainSql())('on a database that is %s', (kind) => {
  let database: Database;
  let webhooks: ReturnType<typeof webhooksOf>;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
  });
  beforeEach(() => {
    webhooks = webhooksOf(database);
  });
  afterEach(() => database.query('DELETE FROM webhook_events; DELETE FROM webhook_endpoints'));
  afterAll(() => database.close());

  const countAt = (url: string) => webhooks.world.received.filter((one) => one.url === url).length;

  test('a receiver that hangs holds a few attempts of its own, and nobody else waits', async () => {
    const [ada, eve] = [await webhooks.newAccount(), await webhooks.newAccount()];
    await webhooks.endpoints.create(eve, to(slow));
    await webhooks.endpoints.create(eve, to(quick));
    await webhooks.endpoints.create(ada, to(quick));
    for (let count = 0; count < 20; count += 1) await webhooks.call(eve);
    await webhooks.call(ada);
    webhooks.world.answers.set(slow, never);
    const courier = webhooks.newCourier();
    courier.wake();
    await expect.poll(() => countAt(quick), soon).toBe(21);
    expect(countAt(slow)).toBe(4);
  });

  test('a receiver that fails is tried with one attempt at a time', async () => {
    const account = await webhooks.newAccount();
    await webhooks.endpoints.create(account, to(slow));
    for (let count = 0; count < 10; count += 1) await webhooks.call(account);
    webhooks.world.answers.set(slow, () => ({ status: 500, body: '' }));
    await webhooks.deliver();
    webhooks.moveBy(5);
    const before = countAt(slow);
    webhooks.world.answers.set(slow, never);
    webhooks.newCourier().wake();
    await expect.poll(() => countAt(slow), soon).toBe(before + 1);
    const [row] = await database.query<{ total: number }>(
      'SELECT count(*) AS total FROM webhook_deliveries WHERE attempts = 2',
    );
    expect(row?.total).toBe(1);
  });

  test('several processes deliver each event once', async () => {
    const account = await webhooks.newAccount();
    await webhooks.endpoints.create(account, to(quick));
    for (let count = 0; count < 30; count += 1) await webhooks.call(account);
    await Promise.all(Array.from({ length: 4 }, () => webhooks.deliver(webhooks.newCourier())));
    const ids = webhooks.world.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });

  test('an event whose sender died is sent by the next, with the same id, but not before that attempt is over', async () => {
    const account = await webhooks.newAccount();
    await webhooks.endpoints.create(account, to(quick));
    await webhooks.call(account);
    webhooks.world.answers.set(quick, never);
    webhooks.newCourier().wake();
    await expect.poll(() => countAt(quick), soon).toBe(1);
    webhooks.world.answers.delete(quick);
    webhooks.moveBy(29);
    await webhooks.deliver();
    expect(countAt(quick)).toBe(1);
    webhooks.moveBy(1);
    await webhooks.deliver();
    const ids = webhooks.world.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('a courier that was started hears of every new event, and stops after what is under way', async () => {
    const account = await webhooks.newAccount();
    await webhooks.endpoints.create(account, to(quick));
    let answer: (value: { status: number; body: string }) => void = () => undefined;
    webhooks.world.answers.set(quick, () => new Promise((resolve) => (answer = resolve)));
    const courier = webhooks.newCourier();
    await courier.start();
    await webhooks.call(account);
    await expect.poll(() => countAt(quick), soon).toBe(1);
    const stopped = courier.stop();
    answer({ status: 200, body: 'a zero \0 byte' });
    await stopped;
    expect(await database.query('SELECT state, answers FROM webhook_deliveries')).toMatchObject([
      { state: 'delivered', answers: [{ body: 'a zero \u{fffd} byte' }] },
    ]);
  });
});
