import { billingEvents } from '@pagesmith/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billingAt, daysLater, signed, start } from '../testing/billed-account.ts';
import { checkoutObject, event, invoiceObject, subscriptionObject } from '../testing/stripe-events.ts';

/** Numbers that look random and are the same in every run (Numerical Recipes' generator). */
function numbersFrom(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % max;
  };
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const pick = numbersFrom(seed);
  const left = [...list];
  return list.map(() => left.splice(pick(left.length), 1)[0] as T);
}

/** Two months of a customer's life at the provider, with several events in one second. */
function lifeOf(accountId: string) {
  const ids = { id: `sub_${accountId}`, customer: `cus_${accountId}` };
  const first = { ...ids, startsAt: start, endsAt: daysLater(30), anchorAt: start };
  const second = { ...first, startsAt: daysLater(30), endsAt: daysLater(61) };
  const invoice = invoiceObject(ids.id, ids.customer);
  const premium = subscriptionObject({ ...first, plan: 'premium' });
  const pro = subscriptionObject({ ...first, plan: 'pro' });
  const cancelling = subscriptionObject({ ...first, plan: 'pro', cancelAt: daysLater(30) });
  return [
    event(
      'customer.subscription.created',
      start,
      subscriptionObject({ ...first, plan: 'premium', status: 'incomplete' }),
    ),
    event('checkout.session.completed', start, checkoutObject(accountId, ids.id, ids.customer)),
    event('customer.subscription.updated', start, premium, { status: 'incomplete' }),
    event('invoice.paid', start, invoice),
    event('customer.subscription.updated', daysLater(5), pro, { items: Reflect.get(premium, 'items') }),
    event('customer.subscription.updated', daysLater(9), pro, {
      cancel_at: Reflect.get(cancelling, 'cancel_at'),
      cancel_at_period_end: true,
    }),
    event('customer.subscription.updated', daysLater(9), cancelling, {
      cancel_at: null,
      cancel_at_period_end: false,
    }),
    event('invoice.payment_failed', daysLater(30), invoice),
    event(
      'customer.subscription.updated',
      daysLater(30),
      subscriptionObject({ ...second, plan: 'pro', status: 'past_due' }),
    ),
    event('invoice.payment_failed', daysLater(33), invoice),
    event('charge.failed', daysLater(33), {}),
  ];
}

describe('events in any order', () => {
  let room: Awaited<ReturnType<typeof billingAt>>;
  beforeAll(async () => {
    room = await billingAt();
  });
  beforeEach(() => room.clock.moveTo(start));
  afterAll(() => room.stop());
  const receive = (one: object) => room.billing.receive(...signed(one, room.clock));

  it.each([1, 2, 3, 4, 5, 6])('give the same subscription in any order and any number (%i)', async (seed) => {
    const { accountId } = await room.newAccount();
    room.clock.moveTo(daysLater(34));
    const life = lifeOf(accountId);
    for (const one of shuffled([...life, ...shuffled(life, seed).slice(0, 5)], seed * 7_919))
      await receive(one);
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      plan: 'pro',
      status: 'past_due',
      billingCycle: 'monthly',
      monthlyLimit: 5_000,
      nextBillingDate: daysLater(61),
      periodStartedAt: daysLater(30),
      pastDueSince: daysLater(30),
      cancelAt: null,
      changeAt: daysLater(37),
      anchorAt: start,
      currentUsage: 0,
      chargedMills: 0,
    });
  });

  it.each([1, 2, 3])('of one second are put in order by what each says was before it (%i)', async (seed) => {
    const { accountId } = await room.newAccount();
    const ids = {
      id: `sub_${accountId}`,
      customer: `cus_${accountId}`,
      startsAt: start,
      endsAt: daysLater(30),
    };
    const running = subscriptionObject({ ...ids, plan: 'pro' });
    const cancelling = subscriptionObject({ ...ids, plan: 'pro', cancelAt: daysLater(30) });
    const untilEnd = { cancel_at: Reflect.get(cancelling, 'cancel_at'), cancel_at_period_end: true };
    const goesOn = { cancel_at: null, cancel_at_period_end: false };
    const second = [
      event('customer.subscription.updated', daysLater(1), running, untilEnd),
      event('customer.subscription.updated', daysLater(1), cancelling, goesOn),
    ];
    const first = [
      event('checkout.session.completed', start, checkoutObject(accountId, ids.id, ids.customer)),
      event('customer.subscription.created', start, running),
    ];
    for (const one of shuffled([...first, ...second], seed)) await receive(one);
    expect(await room.subscriptionOf(accountId)).toMatchObject({ plan: 'pro', cancelAt: null });
  });

  it('are kept and applied together or not at all, so that a crash between them is mended by sending again', async () => {
    const { accountId } = await room.newAccount();
    const [created, checkout, updated] = lifeOf(accountId);
    await receive(created ?? {});
    const { transaction } = room.database;
    room.database.transaction = (work) =>
      transaction.call(room.database, async (handle) => {
        await work(handle);
        throw new Error('The process died.');
      }) as never;
    await expect(receive(checkout ?? {})).rejects.toThrow('died');
    await expect(receive(updated ?? {})).rejects.toThrow('died');
    room.database.transaction = transaction;
    expect(await room.subscriptionOf(accountId)).toMatchObject({ plan: 'starter' });
    for (const one of [updated, checkout, created, updated]) await receive(one ?? {});
    expect(await room.subscriptionOf(accountId)).toMatchObject({ plan: 'premium', status: 'active' });
    const kept = await room.database.orm
      .select()
      .from(billingEvents)
      .where(eq(billingEvents.accountId, accountId));
    expect(kept).toHaveLength(3);
  });
});
