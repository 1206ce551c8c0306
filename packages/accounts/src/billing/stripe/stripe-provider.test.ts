import { charges, credits } from '@pagesmith/database';
import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLedger } from '../../metering/ledger.ts';
import { callBy, issueProofs, privateSuccess, wideRates } from '../../metering/testing/metered-account.ts';
import { billingAt, daysLater, requester, signed, start, webhookSecret } from '../testing/billed-account.ts';
import { fakeStripe } from '../testing/fake-stripe.ts';
import { checkoutObject, event, subscriptionObject } from '../testing/stripe-events.ts';

describe('with Stripe', () => {
  let stripe: Awaited<ReturnType<typeof fakeStripe>>;
  let room: Awaited<ReturnType<typeof billingAt>>;
  beforeAll(async () => {
    stripe = await fakeStripe();
    const links = {
      pro: { monthly: 'https://buy.stripe.com/pro', annual: 'https://buy.stripe.com/pro-annual' },
    };
    room = await billingAt({ mode: 'stripe', secretKey: 'sk_test_1', webhookSecret, links }, stripe.config);
  });
  afterAll(async () => {
    await room.stop();
    await stripe.stop();
  });

  async function subscribed(plan: 'premium' | 'pro', accountId: string, name = '1') {
    const ids = { id: `sub_${name}_${accountId}`, customer: `cus_${name}_${accountId}` };
    const object = subscriptionObject({ ...ids, plan, startsAt: start, endsAt: daysLater(30) });
    stripe.subscriptions.set(ids.id, object as { status: string });
    const checkout = event(
      'checkout.session.completed',
      start,
      checkoutObject(accountId, ids.id, ids.customer),
    );
    for (const one of [checkout, event('customer.subscription.created', start, object)]) {
      await room.billing.receive(...signed(one, room.clock));
    }
    return ids;
  }

  it('charges are reported once each, also after an answer that was lost', async () => {
    const key = await room.newAccount();
    const { customer } = await subscribed('premium', key.accountId);
    await room.billing.changeSettings(key.accountId, { hasGdprMode: true });
    const ledger = createLedger({ ...room, processId: 'p', limits: wideRates, onError: () => undefined });
    await ledger.sweep();
    for (let call = 0; call < 3; call += 1) {
      await ledger.settle(await ledger.reserve(callBy(key)), privateSuccess);
    }
    await issueProofs(room.database);
    stripe.fail(true);
    await room.billing.tick();
    expect(stripe.metered.size).toBe(0);
    stripe.fail(false);
    await room.billing.tick();
    expect(stripe.metered.size).toBe(3);
    const sent = stripe.asked.filter(({ path }) => path === 'POST /v1/billing/meter_events').at(-1);
    expect(sent?.body.get('event_name')).toBe('pagesmith_charges');
    expect(sent?.body.get('payload[value]')).toBe('25');
    expect(sent?.body.get('payload[stripe_customer_id]')).toBe(customer);
    // The process died after it had reported the charge and before it had recorded that.
    await room.database.orm.update(charges).set({ reportedAt: null });
    await room.billing.tick();
    expect(stripe.metered.size).toBe(3);
    expect(await room.database.orm.select().from(charges).where(isNull(charges.reportedAt))).toEqual([]);
  });

  it('credits go to the customer’s balance and refunds back to the card; a refusal is kept and not repeated', async () => {
    const { accountId } = await room.newAccount();
    const { customer } = await subscribed('premium', accountId);
    const row = { accountId, createdAt: start };
    await room.database.orm.insert(credits).values([
      { ...row, amountMills: 1_230 },
      { ...row, amountMills: 99_990, invoiceId: 'in_1' },
      { ...row, amountMills: 9_990, invoiceId: 'in_1' },
    ]);
    stripe.asked.length = 0;
    await room.billing.tick();
    await room.billing.tick();
    const told = stripe.asked.filter(({ path }) => /balance_transactions|credit_notes/.test(path));
    expect(told.map(({ path, body }) => [path, body.get('amount'), body.get('refund_amount')])).toEqual([
      [`POST /v1/customers/${customer}/balance_transactions`, '-123', null],
      ['POST /v1/credit_notes', '9999', '9999'],
      ['POST /v1/credit_notes', '999', '999'],
    ]);
    const kept = await room.database.orm.select().from(credits).orderBy(credits.id);
    expect(kept.map(({ refusedBecause }) => refusedBecause)).toEqual([
      null,
      'Refund amount is larger than what was paid.',
      null,
    ]);
    stripe.asked.length = 0;
  });

  it('a second subscription is ended, and its credit goes to the customer of the one that stays', async () => {
    const { accountId } = await room.newAccount();
    const old = await subscribed('premium', accountId, 'old');
    const kept = await subscribed('pro', accountId, 'new');
    room.errors.length = 0;
    await room.billing.tick();
    expect(room.errors).toEqual([]);
    expect(stripe.subscriptions.get(old.id)).toMatchObject({ status: 'canceled' });
    expect(stripe.subscriptions.get(kept.id)).toMatchObject({ status: 'active' });
    const moved = stripe.asked.filter(({ path }) => path.endsWith('balance_transactions'));
    expect(moved.map(({ path, body }) => [path, body.get('amount')])).toEqual([
      [`POST /v1/customers/${kept.customer}/balance_transactions`, '-500'],
      [`POST /v1/customers/${old.customer}/balance_transactions`, '500'],
    ]);
    await room.billing.tick();
    expect(stripe.asked.filter(({ path }) => path === `DELETE /v1/subscriptions/${old.id}`)).toHaveLength(1);
  });

  it('a late event of an ended subscription never ends the one that is paid', async () => {
    const { accountId } = await room.newAccount();
    const current = await subscribed('premium', accountId, 'current');
    const ended = await subscribed('pro', accountId, 'ended');
    const held = stripe.subscriptions.get(ended.id);
    if (held) held.status = 'canceled';
    await room.billing.tick();
    expect(stripe.subscriptions.get(current.id)).toMatchObject({ status: 'active' });
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      plan: 'premium',
      providerSubscriptionId: current.id,
    });
  });

  it('plan buttons lead to the checkout of whoever has no plan, and to the portal of whoever has', async () => {
    const { accountId } = await room.newAccount();
    const before = await room.billing.overview(requester(accountId));
    expect(before.links.pro.annual).toEqual({
      kind: 'checkout',
      url: `https://buy.stripe.com/pro-annual?prefilled_email=${accountId}%40example.com&client_reference_id=${accountId}`,
    });
    expect(before.links.premium.monthly).toBeNull();
    expect(await room.billing.portalUrl(requester(accountId))).toContain('https://billing.stripe.com/');
    expect(await room.subscriptionOf(accountId)).toMatchObject({
      providerCustomerId: 'cus_made',
      plan: 'starter',
    });
    const { id } = await subscribed('premium', accountId);
    expect((await room.billing.overview(requester(accountId))).links.pro.annual).toMatchObject({
      kind: 'portal',
    });
    expect(await room.billing.planUrl(requester(accountId), 'pro', 'annual')).toContain(
      'https://billing.stripe.com/',
    );
    const flow = stripe.asked.at(-1)?.body;
    expect(flow?.get('flow_data[type]')).toBe('subscription_update');
    expect(flow?.get('flow_data[subscription_update][subscription]')).toBe(id);
    expect(await room.billing.invoices(requester(accountId))).toMatchObject([
      { number: 'A-1', amountMills: 9_990 },
    ]);
    await room.billing.setProTools(requester(accountId), true);
    expect(stripe.asked.at(-1)?.body.get('metadata[pro_tools]')).toBe('true');
    stripe.fail(true);
    await expect(room.billing.portalUrl(requester(accountId))).rejects.toMatchObject({
      code: 'payments_unavailable',
    });
    stripe.fail(false);
    await room.billing.endAll(accountId);
    expect(stripe.subscriptions.get(id)).toMatchObject({ status: 'canceled' });
  });
});
