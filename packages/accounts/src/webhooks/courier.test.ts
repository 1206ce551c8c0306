import { createHmac } from 'node:crypto';
import { webhooks as promised } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { Failure } from '@pagesmith/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verify } from './testing/receivers.ts';
import { webhooksOf } from './testing/webhooks-of.ts';

const url = 'https://example.com/hooks';
const wanted = { url, events: ['call.succeeded'] };
const dayS = 86_400;
const unreachable = new Failure(
  { code: 'connection_failed', status: 502, title: { en: '', fr: '' } },
  { en: '', fr: '' },
);

describe.each(kindsForPlainSql())('deliveries on a database that is %s', (kind) => {
  let database: Database;
  let webhooks: ReturnType<typeof webhooksOf>;
  let account: string;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
  });
  beforeEach(async () => {
    webhooks = webhooksOf(database);
    account = await webhooks.newAccount();
  });
  afterEach(() =>
    database.query('DELETE FROM webhook_events; DELETE FROM webhook_endpoints; DELETE FROM mails'),
  );
  afterAll(() => database.close());

  const answerWith = (status: number, at = url) =>
    webhooks.world.answers.set(at, () => ({ status, body: `status ${status}` }));
  const endpointOf = async (id: string) =>
    (await webhooks.endpoints.list(account)).endpoints.find((endpoint) => endpoint.id === id);

  test('an event arrives once, signed so that the library of the specification verifies it', async () => {
    const { id } = await webhooks.endpoints.create(account, wanted);
    const secret = await webhooks.endpoints.revealSecret({ accountId: account, id });
    const requestId = await webhooks.call(account);
    await webhooks.deliver();
    await webhooks.deliver();
    const [received, ...more] = webhooks.world.received;
    expect(more).toEqual([]);
    expect(received && verify(secret, received)).toBe(true);
    const { headers, body } = received ?? { headers: {} as Record<string, string>, body: '' };
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const byHand = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^evt_[0-9a-f]{32}$/),
      'webhook-timestamp': String(webhooks.clock.now().getTime() / 1_000),
      'webhook-signature': `v1,${byHand}`,
    });
    expect(JSON.parse(body)).toMatchObject({
      type: 'call.succeeded',
      timestamp: webhooks.clock.now().toISOString(),
      data: { requestId },
    });
    expect(await webhooks.latest(account, id)).toMatchObject({
      ...{ state: 'delivered', attempts: 1, nextAttemptAt: null, body },
      answers: [{ status: 200, body: 'taken', error: null, durationMs: expect.any(Number) }],
    });
  });

  test('what fails is tried again after growing pauses over a day, with the same id and body, then given up', async () => {
    const { id } = await webhooks.endpoints.create(account, wanted);
    answerWith(500);
    await webhooks.call(account);
    await webhooks.deliver();
    for (const pauseMs of promised.retryPausesMs) {
      webhooks.moveBy(pauseMs / 1_000 - 1);
      const before = webhooks.world.received.length;
      await webhooks.deliver();
      expect(webhooks.world.received).toHaveLength(before);
      webhooks.moveBy(1);
      await webhooks.deliver();
      expect(webhooks.world.received).toHaveLength(before + 1);
    }
    webhooks.moveBy(10 * dayS);
    await webhooks.deliver();
    const { received } = webhooks.world;
    expect(received).toHaveLength(promised.retryPausesMs.length + 1);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    const times = received.map(({ headers }) => Number(headers['webhook-timestamp']));
    const lasted = (times.at(-1) ?? 0) - (times[0] ?? 0);
    expect(lasted).toBeGreaterThan(0.9 * dayS);
    expect(lasted).toBeLessThanOrEqual(dayS);
    const delivery = await webhooks.latest(account, id);
    expect(delivery).toMatchObject({ state: 'failed', attempts: received.length, nextAttemptAt: null });
    expect(delivery?.answers).toHaveLength(10);
    expect((await endpointOf(id))?.status).toBe('enabled');
  });

  test('a receiver that recovers gets the event, and is no longer failing', async () => {
    const { id } = await webhooks.endpoints.create(account, wanted);
    webhooks.world.answers.set(url, () => Promise.reject(unreachable));
    await webhooks.call(account);
    await webhooks.deliver();
    expect(await endpointOf(id)).toMatchObject({ failingSince: webhooks.clock.now() });
    webhooks.world.answers.delete(url);
    webhooks.moveBy(5);
    await webhooks.deliver();
    expect(await webhooks.latest(account, id)).toMatchObject({
      state: 'delivered',
      answers: [{ status: null, error: 'connection_failed' }, { status: 200 }],
    });
    expect(await endpointOf(id)).toMatchObject({ failingSince: null });
  });

  test.each([301, 302, 307, 400, 404, 500, 503])('an answer with status %i is no success', async (status) => {
    const { id } = await webhooks.endpoints.create(account, wanted);
    answerWith(status);
    await webhooks.call(account);
    await webhooks.deliver();
    expect(await webhooks.latest(account, id)).toMatchObject({ state: 'pending', answers: [{ status }] });
  });

  test('after a change of the secret both sign for a day, then the new one alone', async () => {
    const { id } = await webhooks.endpoints.create(account, wanted);
    const of = { accountId: account, id };
    const before = await webhooks.endpoints.revealSecret(of);
    const changed = await webhooks.endpoints.rotateSecret(of);
    const after = await webhooks.endpoints.revealSecret(of);
    expect(after).not.toBe(before);
    expect(changed.previousSecretUntil?.getTime()).toBe(webhooks.clock.now().getTime() + dayS * 1_000);
    const verifies = async () => {
      await webhooks.call(account);
      await webhooks.deliver();
      const received = webhooks.world.received.at(-1);
      return received && [verify(before, received), verify(after, received)];
    };
    expect(await verifies()).toEqual([true, true]);
    webhooks.moveBy(dayS - 1);
    expect(await verifies()).toEqual([true, true]);
    webhooks.moveBy(1);
    expect(await verifies()).toEqual([false, true]);
    expect((await endpointOf(id))?.previousSecretUntil).toBeNull();
  });

  test('410 disables the endpoint at once, with a mail', async () => {
    const { id } = await webhooks.endpoints.create(account, wanted);
    answerWith(410);
    await webhooks.call(account);
    await webhooks.call(account);
    await webhooks.deliver();
    expect(await endpointOf(id)).toMatchObject({ status: 'disabled', disabledReason: 'gone' });
    await webhooks.mailbox.deliver();
    expect(webhooks.mails).toEqual([
      expect.objectContaining({
        to: `${account}@example.com`,
        text: expect.stringMatching(/410 Gone, which[\s\S]*410 Gone, ce qui/),
      }),
    ]);
    const rows = await database.query('SELECT state FROM webhook_deliveries');
    expect(rows).toEqual([{ state: 'failed' }, { state: 'failed' }]);
    webhooks.moveBy(dayS);
    const before = webhooks.world.received.length;
    await webhooks.call(account);
    await webhooks.deliver();
    expect(webhooks.world.received).toHaveLength(before);
  });

  test('five days of failures disable the endpoint, with a mail; four do not', async () => {
    const { id } = await webhooks.endpoints.create(account, wanted);
    answerWith(500);
    const untilTomorrow = async () => {
      await webhooks.call(account);
      await webhooks.deliver();
      for (const pauseMs of promised.retryPausesMs) {
        webhooks.moveBy(pauseMs / 1_000);
        await webhooks.deliver();
      }
      webhooks.moveBy(dayS - promised.retryPausesMs.reduce((total, pause) => total + pause, 0) / 1_000);
    };
    for (let day = 0; day < 5; day += 1) await untilTomorrow();
    expect((await endpointOf(id))?.status).toBe('enabled');
    await untilTomorrow();
    expect(await endpointOf(id)).toMatchObject({ status: 'disabled', disabledReason: 'failing' });
    await webhooks.mailbox.deliver();
    expect(webhooks.mails).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/for 5 days[\s\S]*pendant 5\u00a0jours/) }),
    ]);
    const enabled = await webhooks.endpoints.change({ accountId: account, id }, { status: 'enabled' });
    expect(enabled).toMatchObject({ status: 'enabled', disabledReason: null, failingSince: null });
  });

  test('one success within the five days starts the count anew', async () => {
    const { id } = await webhooks.endpoints.create(account, wanted);
    answerWith(500);
    await webhooks.call(account);
    await webhooks.deliver();
    webhooks.moveBy(4 * dayS);
    answerWith(200);
    await webhooks.deliver();
    answerWith(500);
    webhooks.moveBy(2 * dayS);
    await webhooks.call(account);
    await webhooks.deliver();
    expect(await endpointOf(id)).toMatchObject({ status: 'enabled', failingSince: webhooks.clock.now() });
  });
});
