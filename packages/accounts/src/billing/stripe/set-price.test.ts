import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearOverrides, setOverrides } from '../overrides/overrides.ts';
import { differencesOf, recordedInvoices } from '../recorded-invoices.ts';
import { billingAt, daysLater, signed, start, webhookSecret } from '../testing/billed-account.ts';
import { fakeStripe } from '../testing/fake-stripe.ts';
import { checkoutObject, event, subscriptionObject } from '../testing/stripe-events.ts';

let stripe: Awaited<ReturnType<typeof fakeStripe>>;
let room: Awaited<ReturnType<typeof billingAt>>;
beforeAll(async () => {
  stripe = await fakeStripe();
  const payments = { mode: 'stripe', secretKey: 'sk_test_1', webhookSecret, links: {} } as const;
  room = await billingAt(payments, stripe.config);
});
afterAll(async () => {
  await room.stop();
  await stripe.stop();
});

test('a price by hand is a price of its own, told once, told again after a change of plan, and taken back', async () => {
  const { accountId } = await room.newAccount();
  const id = `sub_${accountId}`;
  const object = subscriptionObject({ id, plan: 'premium', startsAt: start, endsAt: daysLater(30) });
  stripe.subscriptions.set(id, object as { status: string });
  for (const one of [
    event('checkout.session.completed', start, checkoutObject(accountId, id)),
    event('customer.subscription.created', start, object),
  ]) {
    await room.billing.receive(...signed(one, room.clock));
  }
  const occasion = () => ({ accountId, provider: 'stripe', now: room.clock.now() }) as const;
  const changes = () =>
    stripe.asked.filter(({ body }) => body.has('items[0][price]')).map(({ body }) => body);
  const agreed = { priceMills: 5_000, pricePlan: 'premium' } as const;
  await room.database.transaction((transaction) => setOverrides(transaction, agreed, occasion()));
  await room.billing.tick();
  await room.billing.tick();
  expect(changes().map((body) => [body.get('items[0][price]'), body.get('proration_behavior')])).toEqual([
    ['price_agreed', 'none'],
  ]);
  const asked = stripe.asked.find(({ path }) => path === 'POST /v1/prices')?.body;
  expect(asked?.get('unit_amount')).toBe('500');
  expect(asked?.get('metadata[list_price]')).toBe('price_premium_monthly');
  // As the provider's own page leaves it when the customer has changed the plan there and back.
  stripe.subscriptions.set(
    id,
    subscriptionObject({ id, plan: 'premium', startsAt: start, endsAt: daysLater(30) }) as {
      status: string;
    },
  );
  room.clock.moveTo(daysLater(2));
  const news = event('customer.subscription.updated', daysLater(2), stripe.subscriptions.get(id) ?? {});
  await room.billing.receive(...signed(news, room.clock));
  room.clock.moveTo(daysLater(3));
  await room.billing.tick();
  expect(changes()).toHaveLength(2);
  await room.database.transaction((transaction) => clearOverrides(transaction, occasion()));
  await room.billing.tick();
  expect(changes().at(-1)?.get('items[0][price]')).toBe('price_premium_monthly');
  room.clock.moveTo(start);
});

test('what was really paid in a month is read from the provider, and is what its events have told', async () => {
  const span = { from: start, to: daysLater(30) };
  const theirs = await room.billing.paidInvoices(span);
  expect(theirs).toMatchObject([{ id: 'in_1', customerId: 'cus_1', amountMills: 8_990 }]);
  const told = { id: 'in_1', customer: 'cus_1', created: secondsOf(theirs[0]?.createdAt), amount_paid: 899 };
  for (const type of ['invoice.paid', 'invoice.payment_succeeded'] as const) {
    await room.billing.receive(...signed(event(type, start, told), room.clock));
  }
  const ours = await recordedInvoices(room.database, 'stripe', { ...span, from: new Date(0) });
  expect(ours).toHaveLength(1);
  expect(differencesOf(ours, theirs)).toEqual([]);
});

const secondsOf = (time: Date | undefined) => Math.floor((time?.getTime() ?? 0) / 1_000);
