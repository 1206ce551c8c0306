import { planIds, plans, webhookEventTypes } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meteringFailures } from '../metering/failures.ts';
import { callBy } from '../metering/testing/metered-account.ts';
import { start, webhooksOf } from './testing/webhooks-of.ts';

const wanted = { url: 'https://example.com/hooks', events: [...webhookEventTypes] };

describe.each(kindsForPlainSql())('events on a database that is %s', (kind) => {
  let database: Database;
  let webhooks: ReturnType<typeof webhooksOf>;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
    webhooks = webhooksOf(database);
  });
  afterAll(() => database.close());

  const eventsOf = (accountId: string) =>
    database.query<{ id: string; type: string; data: Record<string, unknown>; created_at: Date }>(
      'SELECT id, type, data, created_at FROM webhook_events WHERE user_id = $1 ORDER BY created_at, type, data::text',
      [accountId],
    );

  test('a call that succeeds and a call that fails are told, without a word of the document', async () => {
    const account = await webhooks.newAccount();
    await webhooks.endpoints.create(account, wanted);
    const succeeded = await webhooks.call(account);
    webhooks.moveBy(1);
    const failed = await webhooks.call(account, true);
    const events = await eventsOf(account);
    const facts = {
      operation: 'fill-pdf',
      inputBytes: 1_000,
      responseTimeMs: 12,
      apiKeyId: 'key',
      apiKeyName: 'Main',
    };
    expect(events).toMatchObject([
      {
        type: 'call.succeeded',
        data: { ...facts, requestId: succeeded, httpStatus: 200, errorCode: null, credits: 1 },
        created_at: start,
      },
      {
        type: 'call.failed',
        data: { ...facts, requestId: failed, httpStatus: 400, errorCode: 'file_damaged', credits: 0 },
      },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/secret\.pdf|damaged at/);
  });

  test('nothing is written for an account without an enabled endpoint that wants it', async () => {
    const without = await webhooks.newAccount();
    const disabled = await webhooks.newAccount();
    const { id } = await webhooks.endpoints.create(disabled, wanted);
    await webhooks.endpoints.change({ accountId: disabled, id }, { status: 'disabled' });
    const other = await webhooks.newAccount();
    await webhooks.endpoints.create(other, { ...wanted, events: ['call.failed'] });
    for (const account of [without, disabled, other]) {
      await webhooks.call(account);
      expect(await eventsOf(account)).toEqual([]);
    }
  });

  test('nothing is written for a plan without webhooks, and the plans are those of the catalog', async () => {
    for (const plan of planIds) {
      const account = await webhooks.newAccount('pro');
      await webhooks.endpoints.create(account, { ...wanted, events: ['call.succeeded'] });
      await database.query('UPDATE subscriptions SET plan = $2 WHERE user_id = $1', [account, plan]);
      await webhooks.call(account);
      expect(await eventsOf(account), plan).toHaveLength(plans[plan].hasWebhooks ? 1 : 0);
    }
  });

  test('calls that were refused before they began are not told', async () => {
    const account = await webhooks.newAccount();
    await webhooks.endpoints.create(account, wanted);
    const call = callBy({ accountId: account, keyId: 'key', keyName: 'Main' });
    const failure = meteringFailures.rateExceeded({ limit: 1, retryAfterSeconds: 1 });
    await webhooks.ledger.refuse(call, { failure, responseTimeMs: 0, inputBytes: 0 });
    await webhooks.ledger.flush();
    expect(await eventsOf(account)).toEqual([]);
  });

  test('80 and 100 percent of the allowance are told once each, and again in the next month', async () => {
    const account = await webhooks.newAccount('pro', { monthlyLimit: 10, currentUsage: 7 });
    await webhooks.endpoints.create(account, { ...wanted, events: ['quota.reached'] });
    const percents = async () => (await eventsOf(account)).map(({ data }) => data.percent).sort();
    const calls = async (count: number) => {
      for (let done = 0; done < count; done += 1) await webhooks.call(account);
    };
    await calls(1);
    expect(await percents()).toEqual([80]);
    expect((await eventsOf(account))[0]?.data).toEqual({
      percent: 80,
      currentUsage: 8,
      monthlyLimit: 10,
      plan: 'pro',
      periodStartedAt: start.toISOString(),
      periodEndsAt: '2027-01-15T08:00:00.000Z',
    });
    await calls(1);
    expect(await percents()).toEqual([80]);
    await calls(3);
    expect(await percents()).toEqual([100, 80]);
    await database.query('UPDATE subscriptions SET current_usage = 0 WHERE user_id = $1', [account]);
    await calls(8);
    expect(await percents()).toEqual([100, 80, 80]);
  });

  test('an allowance that is reached by one call tells of both', async () => {
    const account = await webhooks.newAccount('pro', { monthlyLimit: 1 });
    await webhooks.endpoints.create(account, { ...wanted, events: ['quota.reached'] });
    await webhooks.call(account);
    expect((await eventsOf(account)).map(({ data }) => data.percent).sort()).toEqual([100, 80]);
  });

  test('a change of the subscription is told, also the one that ends the webhooks, and none after it', async () => {
    const account = await webhooks.newAccount('pro');
    await webhooks.endpoints.create(account, { ...wanted, events: ['subscription.changed'] });
    const change = (text: string) =>
      database.query(`UPDATE subscriptions SET ${text} WHERE user_id = $1`, [account]);
    await change('retention_minutes = 10');
    expect(await eventsOf(account)).toEqual([]);
    await change(`status = 'past_due', updated_at = '2026-11-16T00:00:00Z'`);
    await change(
      `plan = 'starter', monthly_limit = 100, status = 'active', updated_at = '2026-11-17T00:00:00Z'`,
    );
    await change(`plan = 'premium', updated_at = '2026-11-18T00:00:00Z'`);
    expect(await eventsOf(account)).toMatchObject([
      { data: { plan: 'pro', status: 'past_due', cancelAt: null, previous: { status: 'active' } } },
      { data: { plan: 'starter', monthlyLimit: 100, previous: { plan: 'pro', status: 'past_due' } } },
    ]);
  });

  test('an event is there exactly when what it tells of is there', async () => {
    const account = await webhooks.newAccount();
    await webhooks.endpoints.create(account, { ...wanted, events: ['subscription.changed'] });
    const undone = database.transaction(async (transaction) => {
      await transaction.query(`UPDATE subscriptions SET status = 'past_due' WHERE user_id = $1`, [account]);
      expect(
        await transaction.query('SELECT FROM webhook_events WHERE user_id = $1', [account]),
      ).toHaveLength(1);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await eventsOf(account)).toEqual([]);
  });

  test('every endpoint that wants an event gets it, of its own account alone', async () => {
    const [ada, eve] = [await webhooks.newAccount(), await webhooks.newAccount()];
    for (const account of [ada, ada, eve]) await webhooks.endpoints.create(account, wanted);
    await webhooks.call(ada);
    const rows = await database.query<{ owner: string; total: number }>(
      `SELECT webhook_endpoints.user_id AS owner, count(*) AS total FROM webhook_deliveries
       JOIN webhook_endpoints ON webhook_endpoints.id = endpoint_id
       JOIN webhook_events ON webhook_events.id = event_id
       WHERE webhook_events.user_id IN ($1, $2) GROUP BY 1`,
      [ada, eve],
    );
    expect(rows).toEqual([{ owner: ada, total: 2 }]);
  });
});
