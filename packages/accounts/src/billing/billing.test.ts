import { billingEvents, billingNotices, charges, testPaymentObjects } from '@pagesmith/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLedger } from '../metering/ledger.ts';
import { callBy, success, wideRates } from '../metering/testing/metered-account.ts';
import { startBilling } from './start-billing.ts';
import { testCards } from './test-payments/cards.ts';
import { billingAt, daysLater, requester, start } from './testing/billed-account.ts';

describe('a plan bought with the built-in test payments', () => {
  let room: Awaited<ReturnType<typeof billingAt>>;
  beforeAll(async () => {
    room = await billingAt({ mode: 'test', webhookSecret: undefined });
  });
  afterAll(() => room.stop());
  const payments = () => room.billing.testPayments ?? expect.unreachable();
  const buy = (
    accountId: string,
    plan: 'premium' | 'pro' | 'enterprise',
    card: string = testCards.succeeds,
  ) => payments().checkout({ accountId, plan, cycle: 'monthly', card });

  it('has its limits at once', async () => {
    room.clock.moveTo(start);
    const { accountId } = await room.newAccount();
    await buy(accountId, 'premium');
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      plan: 'premium',
      status: 'active',
      monthlyLimit: 600,
      billingCycle: 'monthly',
      nextBillingDate: new Date('2026-12-15T08:00:00.000Z'),
      anchorAt: start,
      periodStartedAt: start,
      cancelAt: null,
    });
    const overview = await room.billing.overview(requester(accountId));
    expect(overview).toMatchObject({ mode: 'test', hasPortal: true, subscription: { plan: 'premium' } });
    expect(overview.links.pro.monthly).toMatchObject({ kind: 'portal' });
    expect(await room.billing.invoices(requester(accountId))).toMatchObject([
      { amountMills: 9_990, status: 'paid' },
    ]);
  });

  it('is not bought with a card that is declined', async () => {
    const { accountId } = await room.newAccount();
    const before = await room.subscriptionOf(accountId);
    await expect(buy(accountId, 'pro', testCards.declined)).rejects.toMatchObject({ code: 'card_declined' });
    await expect(buy(accountId, 'pro', '4111111111111111')).rejects.toMatchObject({
      code: 'card_not_for_tests',
    });
    expect(await room.subscriptionOf(accountId)).toEqual(before);
  });

  it('goes up at once with its usage, and down at the end of the period', async () => {
    room.clock.moveTo(start);
    const key = await room.newAccount();
    const { accountId } = key;
    const ledger = createLedger({ ...room, processId: 'p', limits: wideRates, onError: () => undefined });
    await ledger.sweep();
    await buy(accountId, 'premium');
    await ledger.settle(await ledger.reserve(callBy(key)), success);
    room.clock.moveTo(daysLater(10));
    await payments().change(accountId, 'pro', 'monthly');
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      plan: 'pro',
      monthlyLimit: 5_000,
      currentUsage: 1,
    });
    await payments().change(accountId, 'premium', 'monthly');
    expect(await room.subscriptionOf(accountId)).toMatchObject({ plan: 'pro', cancelAt: null });
    const { subscription } = await room.billing.overview(requester(accountId));
    expect(subscription.scheduled).toEqual({
      plan: 'premium',
      billingCycle: 'monthly',
      at: daysLater(30).toISOString(),
    });
    room.clock.moveTo(daysLater(31));
    const reservation = await ledger.reserve(callBy(key));
    expect(reservation.plan).toBe('premium');
    await room.billing.tick();
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      plan: 'premium',
      monthlyLimit: 600,
      status: 'active',
    });
  });

  it('that is paid for a year is paid by the month after it, and tells so until then', async () => {
    room.clock.moveTo(start);
    const { accountId } = await room.newAccount();
    await payments().checkout({ accountId, plan: 'premium', cycle: 'annual', card: testCards.succeeds });
    await payments().change(accountId, 'premium', 'monthly');
    const at = new Date('2027-11-15T08:00:00.000Z');
    const { subscription } = await room.billing.overview(requester(accountId));
    expect(subscription).toMatchObject({ plan: 'premium', billingCycle: 'annual' });
    expect(subscription.scheduled).toEqual({
      plan: 'premium',
      billingCycle: 'monthly',
      at: at.toISOString(),
    });
    await payments().resume(accountId);
    expect((await room.billing.overview(requester(accountId))).subscription.scheduled).toBeNull();
    await payments().change(accountId, 'premium', 'monthly');
    room.clock.moveTo(at);
    await room.billing.tick();
    const later = (await room.billing.overview(requester(accountId))).subscription;
    expect(later).toMatchObject({ plan: 'premium', billingCycle: 'monthly', scheduled: null });
  });

  it('is kept after a cancellation until its date, then Starter holds at the next call', async () => {
    room.clock.moveTo(start);
    const key = await room.newAccount();
    const { accountId } = key;
    await buy(accountId, 'premium');
    await payments().cancel(accountId);
    expect(await room.subscriptionOf(accountId)).toMatchObject({ plan: 'premium', cancelAt: daysLater(30) });
    const ledger = createLedger({ ...room, processId: 'p', limits: wideRates, onError: () => undefined });
    await ledger.sweep();
    room.clock.moveTo(new Date(daysLater(30).getTime() - 1));
    expect((await ledger.reserve(callBy(key))).plan).toBe('premium');
    room.clock.moveTo(daysLater(30));
    expect(await ledger.reserve(callBy(key))).toMatchObject({ plan: 'starter', mustWatermark: true });
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      plan: 'starter',
      monthlyLimit: 100,
      status: 'active',
    });
    await room.billing.tick();
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      plan: 'starter',
      providerSubscriptionId: null,
    });
    expect(room.mails.filter(({ to }) => to.startsWith(accountId)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('is now Premium'),
      expect.stringContaining('is cancelled'),
      expect.stringContaining('has ended'),
    ]);
    expect(room.errors).toEqual([]);
  });

  it('can be resumed before its end', async () => {
    room.clock.moveTo(start);
    const { accountId } = await room.newAccount();
    await buy(accountId, 'premium');
    await payments().cancel(accountId);
    await payments().resume(accountId);
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      plan: 'premium',
      cancelAt: null,
      changeAt: null,
    });
    room.clock.moveTo(daysLater(31));
    await room.billing.tick();
    expect(await room.subscriptionOf(accountId)).toMatchObject({ plan: 'premium', status: 'active' });
    expect(await room.billing.invoices(requester(accountId))).toHaveLength(2);
  });

  it('works for seven days after a failed payment, then has Starter’s limits, and comes back when paid', async () => {
    room.clock.moveTo(start);
    const key = await room.newAccount();
    const { accountId } = key;
    await buy(accountId, 'pro', testCards.failsLater);
    room.clock.moveTo(daysLater(30));
    await room.billing.tick();
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      plan: 'pro',
      status: 'past_due',
      pastDueSince: daysLater(30),
      changeAt: daysLater(37),
    });
    const ledger = createLedger({ ...room, processId: 'p', limits: wideRates, onError: () => undefined });
    await ledger.sweep();
    room.clock.moveTo(new Date(daysLater(37).getTime() - 1));
    expect((await ledger.reserve(callBy(key))).plan).toBe('pro');
    room.clock.moveTo(daysLater(37));
    expect((await ledger.reserve(callBy(key))).plan).toBe('starter');
    await room.billing.tick();
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      plan: 'starter',
      status: 'past_due',
      monthlyLimit: 100,
    });
    await expect(async () => payments().replaceCard(accountId, testCards.declined)).rejects.toThrow(
      /declined/,
    );
    await payments().replaceCard(accountId, testCards.succeeds);
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      plan: 'pro',
      status: 'active',
      monthlyLimit: 5_000,
      pastDueSince: null,
    });
    expect(room.errors).toEqual([]);
  });

  it('is never paid twice: of two the smaller is ended and credited', async () => {
    room.clock.moveTo(start);
    const { accountId } = await room.newAccount();
    await buy(accountId, 'premium');
    await expect(buy(accountId, 'premium')).rejects.toMatchObject({ code: 'subscription_present' });
    room.clock.moveTo(daysLater(15));
    await buy(accountId, 'pro');
    await room.billing.tick();
    const rows = await room.database.orm.select().from(testPaymentObjects);
    const own = rows.filter((row) => row.accountId === accountId);
    const states = own.filter(({ kind }) => kind === 'subscription');
    expect(
      states.map(({ object }) => (object as { subscription: { status: string } }).subscription.status),
    ).toEqual(expect.arrayContaining(['active', 'canceled']));
    expect(own.filter(({ kind }) => kind === 'usage')).toMatchObject([{ object: { amountMills: -4_995 } }]);
    expect(await room.subscriptionOf(accountId)).toMatchObject({ plan: 'pro', status: 'active' });
    expect(room.errors).toEqual([]);
  });

  it('ends when payments become real, for nothing was paid', async () => {
    room.clock.moveTo(start);
    const { accountId } = await room.newAccount();
    await buy(accountId, 'enterprise');
    const deps = {
      ...room,
      publicUrl: '',
      mailbox: room.mailbox,
      onError: (error: unknown) => room.errors.push(error),
    };
    const real = startBilling({ ...deps, payments: { mode: 'none' } });
    await real.tick();
    await real.stop();
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      plan: 'starter',
      monthlyLimit: 100,
      provider: null,
    });
    expect(room.errors).toEqual([]);
  });

  it('leaves no card number in the database', async () => {
    const kept = JSON.stringify([
      await room.database.orm.select().from(testPaymentObjects),
      await room.database.orm.select().from(billingEvents),
      await room.database.orm.select().from(billingNotices),
      await room.database.orm.select().from(charges),
    ]);
    for (const card of Object.values(testCards)) expect(kept).not.toContain(card);
  });
});
