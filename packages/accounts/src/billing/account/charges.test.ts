import { plans, retentionChoice } from '@pagesmith/catalog';
import { accounts, billingNotices, subscriptions } from '@pagesmith/database';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reservation } from '../../metering/call.ts';
import { createLedger, type Ledger } from '../../metering/ledger.ts';
import {
  booksOf,
  callBy,
  damaged,
  issueProofs,
  privateSuccess,
  success,
  wideRates,
} from '../../metering/testing/metered-account.ts';
import { testCards } from '../test-payments/cards.ts';
import { billingAt, requester, start } from '../testing/billed-account.ts';

const megabyte = 1_048_576;

/** Section 9 of the specification once more, by hand, in mills. */
const priceList = {
  starter: {
    price: 0,
    calls: 100,
    overage: 0,
    size: 0,
    includedMb: Number.POSITIVE_INFINITY,
    gdpr: 0,
    tools: 0,
  },
  premium: { price: 9_990, calls: 600, overage: 105, size: 10, includedMb: 5, gdpr: 25, tools: 75 },
  pro: { price: 99_990, calls: 5_000, overage: 55, size: 10, includedMb: 50, gdpr: 15, tools: 0 },
  enterprise: { price: 349_990, calls: 15_000, overage: 35, size: 10, includedMb: 250, gdpr: 0, tools: 0 },
} as const;

describe('a month’s bill', () => {
  let room: Awaited<ReturnType<typeof billingAt>>;
  let ledger: Ledger;
  beforeAll(async () => {
    room = await billingAt({ mode: 'test', webhookSecret: undefined });
    ledger = createLedger({ ...room, processId: 'p', limits: wideRates, onError: () => undefined });
    await ledger.sweep();
  });
  afterAll(() => room.stop());
  const payments = () => room.billing.testPayments ?? expect.unreachable();
  const settle = async (reservation: Reservation, inputBytes = success.inputBytes) => {
    const succeeded = reservation.hasGdprMode ? privateSuccess : success;
    await ledger.settle(reservation, { ...succeeded, inputBytes });
    await issueProofs(room.database, room.clock.now());
  };
  const call = async (key: Parameters<typeof callBy>[0]) => settle(await ledger.reserve(callBy(key)));

  it.each(Object.keys(priceList) as (keyof typeof priceList)[])(
    'on %s is what the price page says, to the cent, on the tab and on the invoice',
    async (plan) => {
      room.clock.moveTo(start);
      const key = await room.newAccount();
      const { accountId } = key;
      const listed = priceList[plan];
      if (plan !== 'starter') {
        await payments().checkout({ accountId, plan, cycle: 'monthly', card: testCards.succeeds });
        if (plan !== 'enterprise') await room.billing.changeSettings(accountId, { hasGdprMode: true });
      }
      if (plan === 'premium') await payments().setProToolsOf(accountId, true);
      // Most of the month has passed already.
      const used = listed.calls - 15;
      await room.database.orm
        .update(subscriptions)
        .set({ currentUsage: used })
        .where(eq(subscriptions.userId, accountId));
      const expected = { overage: 0, fileSize: 0, proTools: 0, gdpr: 0 };
      let calls = used;
      for (let index = 0; index < 40; index += 1) {
        room.clock.moveTo(new Date(start.getTime() + index * 3_600_000));
        const isProTool = index % 3 === 0;
        const inputBytes = (index % 4 === 0 ? 251 : 4) * megabyte;
        const reservation = await ledger
          .reserve(callBy(key, { isProTool, inputBytesMax: inputBytes }))
          .catch(() => undefined);
        expect(reservation === undefined).toBe(plan === 'starter' && calls >= 100);
        if (!reservation) continue;
        if (index % 7 === 6) {
          await ledger.release(reservation, damaged);
          continue;
        }
        await settle(reservation, inputBytes);
        calls += 1;
        if (calls > listed.calls) expected.overage += listed.overage;
        if (inputBytes > listed.includedMb * megabyte) expected.fileSize += listed.size;
        if (isProTool) expected.proTools += listed.tools;
        expected.gdpr += listed.gdpr;
      }
      const { charges, subscription } = await room.billing.overview(requester(accountId));
      const amounts = Object.fromEntries(charges.lines.map(({ kind, amountMills }) => [kind, amountMills]));
      const beyond = expected.overage + expected.fileSize + expected.proTools + expected.gdpr;
      expect(amounts).toEqual({ plan: listed.price, ...expected });
      expect(charges.totalMills).toBe(listed.price + beyond);
      expect(charges.forecastMills).toBeGreaterThanOrEqual(charges.totalMills);
      expect(subscription.currentUsage).toBe(calls);
      if (plan === 'starter') return;
      await room.billing.tick();
      room.clock.moveTo(new Date(subscription.periodEndsAt));
      await room.billing.tick();
      const [latest] = await room.billing.invoices(requester(accountId));
      expect(latest?.amountMills).toBe(listed.price + Math.round(beyond / 10) * 10);
    },
  );

  it('is announced once at 80 and at 100 % of the allowance', async () => {
    room.clock.moveTo(start);
    const key = await room.newAccount();
    await room.database.orm
      .update(subscriptions)
      .set({ currentUsage: 78 })
      .where(eq(subscriptions.userId, key.accountId));
    for (let count = 0; count < 22; count += 1) await call(key);
    await room.billing.tick();
    await room.billing.tick();
    const subjects = room.mails
      .filter(({ to }) => to.startsWith(key.accountId))
      .map(({ subject }) => subject);
    expect(subjects).toEqual([
      'You have used 80% of your calls / Vous avez utilisé 80\u00a0% de vos appels',
      'You have used 100% of your calls / Vous avez utilisé 100\u00a0% de vos appels',
    ]);
    const { alerts } = await room.billing.overview(requester(key.accountId));
    expect(alerts).toEqual([{ kind: 'allowance', percent: 100 }]);
  });

  it('is announced in the language of the account', async () => {
    room.clock.moveTo(start);
    const key = await room.newAccount();
    const { accountId } = key;
    const { orm } = room.database;
    await orm.update(accounts).set({ language: 'fr' }).where(eq(accounts.id, accountId));
    await orm.update(subscriptions).set({ currentUsage: 79 }).where(eq(subscriptions.userId, accountId));
    await call(key);
    await room.billing.tick();
    const told = room.mails.filter(({ to }) => to.startsWith(accountId));
    expect(told.map(({ subject }) => subject)).toEqual(['Vous avez utilisé 80\u00a0% de vos appels']);
    expect(told[0]?.text).toMatch(
      /^Vous avez utilisé 80 des 100 appels.*\n\nhttp:\/\/localhost:3000\/dashboard\n$/,
    );
  });

  it('is announced once at 80 % of the cap and when the cap holds, and goes no further', async () => {
    room.clock.moveTo(start);
    const key = await room.newAccount();
    const { accountId } = key;
    await payments().checkout({ accountId, plan: 'premium', cycle: 'monthly', card: testCards.succeeds });
    await room.billing.changeSettings(accountId, { hasGdprMode: true, spendCapMills: 110 });
    for (let count = 0; count < 4; count += 1) await call(key);
    await expect(ledger.reserve(callBy(key))).rejects.toMatchObject({ code: 'spend_cap_reached' });
    const notices = await room.database.orm
      .select()
      .from(billingNotices)
      .where(eq(billingNotices.accountId, accountId))
      .orderBy(asc(billingNotices.id));
    const percents = notices
      .filter(({ kind }) => kind === 'cap')
      .map(({ facts }) => Reflect.get(Object(facts), 'percent'));
    expect(percents).toEqual([80, 100]);
  });

  it('of a plan whose limit shrank deletes no key', async () => {
    room.clock.moveTo(start);
    const key = await room.newAccount();
    const { accountId } = key;
    await payments().checkout({ accountId, plan: 'pro', cycle: 'monthly', card: testCards.succeeds });
    const before = await booksOf(room.database, key);
    await payments().cancel(accountId);
    room.clock.moveTo('2026-12-20T00:00:00Z');
    await room.billing.tick();
    const after = await booksOf(room.database, key);
    expect(after.subscription.plan).toBe('starter');
    expect(after.key).toEqual(before.key);
  });

  it('a retention of one’s own is set by an Enterprise customer, and calls follow it', async () => {
    room.clock.moveTo(start);
    const key = await room.newAccount();
    const { accountId } = key;
    const set = (retentionMinutes: unknown) => room.billing.changeSettings(accountId, { retentionMinutes });
    const shown = async () => (await room.billing.overview(requester(accountId))).retention;
    expect(await shown()).toEqual({ minutes: plans.starter.retentionMinutes, canChange: false });
    await expect(set(60)).rejects.toMatchObject({ code: 'retention_not_offered', status: 409 });
    await payments().checkout({ accountId, plan: 'enterprise', cycle: 'monthly', card: testCards.succeeds });
    const kept = async () => (await ledger.reserve(callBy(key))).retentionMinutes;
    expect([await shown(), await kept()]).toEqual([
      { minutes: plans.enterprise.retentionMinutes, canChange: true },
      plans.enterprise.retentionMinutes,
    ]);
    for (const wrong of [4, 1_441, 7.5, '60'])
      await expect(set(wrong)).rejects.toMatchObject({ status: 400 });
    for (const minutes of [retentionChoice.minutesMin, retentionChoice.minutesMax]) {
      await set(minutes);
      expect([(await shown()).minutes, await kept()]).toEqual([minutes, minutes]);
    }
    await set(null);
    expect(await kept()).toBe(plans.enterprise.retentionMinutes);
  });
});
