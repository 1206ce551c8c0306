import { billingNotices } from '@pagesmith/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billingAt, daysLater, signed, start } from '../testing/billed-account.ts';
import { checkoutObject, event, subscriptionObject } from '../testing/stripe-events.ts';

describe('events of the payment provider', () => {
  let room: Awaited<ReturnType<typeof billingAt>>;
  beforeAll(async () => {
    room = await billingAt();
  });
  beforeEach(() => room.clock.moveTo(start));
  afterAll(() => room.stop());
  const receive = (one: object) => room.billing.receive(...signed(one, room.clock));

  it('are refused when forged, altered, old or unsigned', async () => {
    const { accountId } = await room.newAccount();
    const one = event('checkout.session.completed', start, checkoutObject(accountId));
    const [payload, header] = signed(one, room.clock);
    const refused = { code: 'event_signature_invalid', status: 400 };
    await expect(room.billing.receive(...signed(one, room.clock, 'whsec_other'))).rejects.toMatchObject(
      refused,
    );
    await expect(room.billing.receive(payload.replace(accountId, 'somebody'), header)).rejects.toMatchObject(
      refused,
    );
    await expect(room.billing.receive(payload, '')).rejects.toMatchObject(refused);
    room.clock.moveTo(new Date(start.getTime() + 301_000));
    await expect(room.billing.receive(payload, header)).rejects.toMatchObject(refused);
  });

  it('find the plan by a label, a lookup key or the amount, and say when there is none', async () => {
    const times = { startsAt: start, endsAt: new Date('2027-11-15T08:00:00.000Z'), anchorAt: start };
    const bare = { metadata: {}, lookup_key: null, unit_amount: 1 };
    const ways: [object, string][] = [
      [{ ...bare, metadata: { plan: 'enterprise' } }, 'enterprise'],
      [{ ...bare, product: { id: 'prod_1', metadata: { plan: 'pro' } } }, 'pro'],
      [{ ...bare, lookup_key: 'pagesmith-premium-annual' }, 'premium'],
      [{ ...bare, unit_amount: 377_988 }, 'enterprise'],
      [bare, 'starter'],
    ];
    for (const [index, [price, plan]] of ways.entries()) {
      const { accountId } = await room.newAccount();
      const id = `sub_way_${index}`;
      const object = subscriptionObject({
        id,
        plan: 'premium',
        cycle: 'annual',
        customer: `cus_${id}`,
        ...times,
      });
      const items = structuredClone(Reflect.get(object, 'items')) as { data: { price: object }[] };
      const [item] = items.data;
      if (item) item.price = { ...item.price, product: 'prod_1', ...price };
      await receive(
        event('customer.subscription.created', start, {
          ...object,
          items,
          metadata: { account_id: accountId },
        }),
      );
      const billingCycle = plan === 'starter' ? 'monthly' : 'annual';
      expect(await room.subscriptionOf(accountId)).toMatchObject({ plan, billingCycle });
    }
    expect(room.errors).toMatchObject([{ message: expect.stringContaining('names no plan') }]);
    room.errors.length = 0;
  });

  it('keep the month’s allowance of a plan that is paid by the year', async () => {
    const { accountId } = await room.newAccount();
    const year = { startsAt: start, endsAt: new Date('2027-11-15T08:00:00.000Z'), cycle: 'annual' as const };
    const ids = { id: 'sub_year', customer: 'cus_year' };
    await receive(
      event('checkout.session.completed', start, checkoutObject(accountId, ids.id, ids.customer)),
    );
    await receive(
      event('customer.subscription.created', start, subscriptionObject({ ...ids, ...year, plan: 'premium' })),
    );
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      plan: 'premium',
      monthlyLimit: 600,
      billingCycle: 'annual',
      nextBillingDate: year.endsAt,
      periodStartedAt: start,
      periodEndsAt: daysLater(30),
    });
    room.clock.moveTo(daysLater(35));
    await room.billing.overview({ accountId, email: '', language: 'en' });
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      currentUsage: 0,
      nextBillingDate: year.endsAt,
      periodStartedAt: daysLater(30),
    });
  });

  it('keep the larger plan to the end of its period when a smaller one is chosen meanwhile', async () => {
    const { accountId } = await room.newAccount();
    const ids = { id: 'sub_down', customer: 'cus_down', startsAt: start, endsAt: daysLater(30) };
    await receive(
      event('checkout.session.completed', start, checkoutObject(accountId, ids.id, ids.customer)),
    );
    await receive(event('customer.subscription.created', start, subscriptionObject({ ...ids, plan: 'pro' })));
    await receive(
      event('customer.subscription.updated', daysLater(3), subscriptionObject({ ...ids, plan: 'premium' })),
    );
    expect(await room.subscriptionOf(accountId)).toMatchObject({ plan: 'pro', changeAt: daysLater(30) });
    room.clock.moveTo(daysLater(30));
    const { subscription } = await room.billing.overview({ accountId, email: '', language: 'en' });
    expect(subscription).toMatchObject({ plan: 'premium', monthlyLimit: 600, scheduled: null });
  });

  it('of a second subscription ask for the smaller one to be ended, whichever came first', async () => {
    for (const order of [0, 1]) {
      const { accountId } = await room.newAccount();
      const pair = (['premium', 'pro'] as const).map((plan) => {
        const ids = { id: `sub_${plan}_${accountId}`, customer: `cus_${plan}_${accountId}` };
        return [
          event('checkout.session.completed', start, checkoutObject(accountId, ids.id, ids.customer)),
          event(
            'customer.subscription.created',
            start,
            subscriptionObject({ ...ids, plan, startsAt: start, endsAt: daysLater(30) }),
          ),
        ];
      });
      for (const events of order === 0 ? pair : pair.toReversed())
        for (const one of events) await receive(one);
      expect(await room.subscriptionOf(accountId)).toMatchObject({
        plan: 'pro',
        providerSubscriptionId: `sub_pro_${accountId}`,
      });
      const notices = await room.database.orm
        .select()
        .from(billingNotices)
        .where(eq(billingNotices.accountId, accountId));
      const superseded = notices
        .filter(({ kind }) => kind === 'superseded')
        .map(({ reference }) => reference);
      expect(superseded).toEqual([`sub_premium_${accountId}`]);
    }
  });
});
