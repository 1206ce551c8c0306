import { plans } from '@pagesmith/catalog';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billingAt, daysLater, requester, signed, start } from '../testing/billed-account.ts';
import { checkoutObject, event, invoiceObject, subscriptionObject } from '../testing/stripe-events.ts';
import { clearOverrides, endOverrides, type Overrides, setOverrides } from './overrides.ts';

/** A month at the provider: bought, raised, cancelled, taken back, not paid, ended. */
function monthOf(accountId: string) {
  const ids = { id: `sub_${accountId}`, customer: `cus_${accountId}` };
  const period = { ...ids, startsAt: start, endsAt: daysLater(30), anchorAt: start };
  const state = (days: number, given: object) =>
    event(
      'customer.subscription.updated',
      daysLater(days),
      subscriptionObject({ ...period, plan: 'premium', ...given }),
    );
  return [
    event('checkout.session.completed', start, checkoutObject(accountId, ids.id, ids.customer)),
    event('customer.subscription.created', start, subscriptionObject({ ...period, plan: 'premium' })),
    state(5, { plan: 'pro' }),
    state(9, { plan: 'pro', cancelAt: daysLater(30) }),
    state(12, { plan: 'pro' }),
    event('invoice.payment_failed', daysLater(20), invoiceObject(ids.id, ids.customer)),
    state(20, { plan: 'pro', status: 'past_due' }),
    event(
      'customer.subscription.deleted',
      daysLater(28),
      subscriptionObject({ ...period, plan: 'pro', status: 'canceled' }),
    ),
  ];
}

describe('what an operator has set', () => {
  let room: Awaited<ReturnType<typeof billingAt>>;
  beforeAll(async () => {
    room = await billingAt();
  });
  beforeEach(() => room.clock.moveTo(start));
  afterAll(() => room.stop());
  const receive = (one: object) => room.billing.receive(...signed(one, room.clock));
  const occasion = (accountId: string) => ({ accountId, provider: 'stripe', now: room.clock.now() }) as const;
  const set = (accountId: string, given: Partial<Overrides>) =>
    room.database.transaction((transaction) => setOverrides(transaction, given, occasion(accountId)));
  const clear = (accountId: string) =>
    room.database.transaction((transaction) => clearOverrides(transaction, occasion(accountId)));

  it('outlives a month of billing events in any order, whenever it was set', async () => {
    const [first] = [monthOf('x')];
    const shown = { monthlyLimit: 7_777, plan: 'enterprise', overageMills: 7, priceMills: 99_000 } as const;
    const agreed = { ...shown, pricePlan: 'enterprise' } as const;
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...first.keys()], { minLength: first.length }),
        fc.nat(first.length),
        async (order, setAfter) => {
          const { accountId } = await room.newAccount();
          const events = monthOf(accountId);
          for (const [index, place] of order.entries()) {
            if (index === setAfter) await set(accountId, agreed);
            await receive(events[place] ?? {});
          }
          if (setAfter === order.length) await set(accountId, agreed);
          expect(await room.subscriptionOf(accountId)).toMatchObject(shown);
          const overview = await room.billing.overview(requester(accountId));
          expect(overview.subscription).toMatchObject({ plan: 'enterprise', priceMills: 99_000 });
          expect(overview.charges.lines[0]).toEqual({ kind: 'plan', count: 1, amountMills: 99_000 });
          await clear(accountId);
          const starter = { plan: 'starter', monthlyLimit: plans.starter.callsPerMonth };
          expect(await room.subscriptionOf(accountId)).toMatchObject({
            ...starter,
            overageMills: null,
            priceMills: null,
          });
        },
      ),
      { numRuns: 12, seed: 23 },
    );
  });

  it('is the price of the plan it was agreed for: another plan has its own', async () => {
    const { accountId } = await room.newAccount();
    const [checkout, created, raised] = monthOf(accountId);
    for (const one of [checkout, created]) await receive(one ?? {});
    await set(accountId, { priceMills: 5_000, pricePlan: 'premium' });
    const priceOf = async () => (await room.subscriptionOf(accountId)).priceMills;
    expect(await priceOf()).toBe(5_000);
    await receive(raised ?? {});
    expect(await priceOf()).toBeNull();
  });

  it('holds when the calendar ends what was paid', async () => {
    const { accountId } = await room.newAccount();
    for (const one of monthOf(accountId).slice(0, 4)) await receive(one);
    await set(accountId, { monthlyLimit: 9_000 });
    expect((await room.billing.overview(requester(accountId))).subscription).toMatchObject({
      monthlyLimit: 9_000,
      scheduled: { plan: 'starter' },
    });
    room.clock.moveTo(daysLater(31));
    await room.billing.tick();
    expect(await room.subscriptionOf(accountId)).toMatchObject({ plan: 'starter', monthlyLimit: 9_000 });
  });

  it('ends by itself when it was set until a time, and what is paid decides again', async () => {
    const { accountId } = await room.newAccount();
    for (const one of monthOf(accountId).slice(0, 2)) await receive(one);
    await set(accountId, { plan: 'enterprise', monthlyLimit: 50_000, endsAt: daysLater(14) });
    await endOverrides(room.database, { provider: 'stripe', now: daysLater(13) });
    expect(await room.subscriptionOf(accountId)).toMatchObject({ plan: 'enterprise' });
    room.clock.moveTo(daysLater(14));
    await room.billing.tick();
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      plan: 'premium',
      monthlyLimit: plans.premium.callsPerMonth,
    });
  });

  it('keeps the GDPR service on for a plan by hand, whatever becomes of the one that was paid', async () => {
    const { accountId } = await room.newAccount();
    await set(accountId, { plan: 'pro', monthlyLimit: 5_000 });
    await room.billing.changeSettings(accountId, { hasGdprMode: true });
    for (const one of monthOf(accountId)) await receive(one);
    expect(await room.subscriptionOf(accountId)).toMatchObject({ plan: 'pro', hasGdprMode: true });
  });

  it('gives more time to pay, and no less than promised', async () => {
    const { accountId } = await room.newAccount();
    for (const one of monthOf(accountId).slice(0, 7)) await receive(one);
    room.clock.moveTo(daysLater(21));
    const grace = async () => (await room.billing.overview(requester(accountId))).subscription.graceEndsAt;
    expect(await grace()).toBe(daysLater(27).toISOString());
    await set(accountId, { graceEndsAt: daysLater(22) });
    expect(await grace()).toBe(daysLater(27).toISOString());
    await set(accountId, { graceEndsAt: daysLater(40) });
    expect(await grace()).toBe(daysLater(40).toISOString());
    room.clock.moveTo(daysLater(29));
    await room.billing.tick();
    expect(await room.subscriptionOf(accountId)).toMatchObject({ plan: 'pro', status: 'past_due' });
    room.clock.moveTo(daysLater(40));
    await room.billing.tick();
    expect(await room.subscriptionOf(accountId)).toMatchObject({ plan: 'starter' });
  });
});
