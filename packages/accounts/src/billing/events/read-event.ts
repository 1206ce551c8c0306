import type Stripe from 'stripe';
import * as z from 'zod';
import type { Fact, KeptEvent, SubscriptionFact } from './fact.ts';
import { boughtBy, labels, price, sellsProTools } from './price.ts';

/** The provider sends an id, or the object itself. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const seconds = z.number().int();

const subscription = z.object({
  id: z.string(),
  customer: reference,
  status: z.string(),
  metadata: labels,
  created: seconds.optional(),
  start_date: seconds.optional(),
  billing_cycle_anchor: seconds.optional(),
  cancel_at: seconds.nullish(),
  cancel_at_period_end: z.boolean().nullish(),
  // Before 2025 the period stood here.
  current_period_start: seconds.optional(),
  current_period_end: seconds.optional(),
  items: z.object({
    data: z.array(
      z.object({ price, current_period_start: seconds.optional(), current_period_end: seconds.optional() }),
    ),
  }),
});

const checkout = z.object({
  mode: z.string().optional(),
  customer: reference,
  subscription: reference,
  client_reference_id: z.string().nullish(),
  customer_email: z.string().nullish(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
  metadata: labels,
});

const invoice = z.object({
  customer: reference,
  subscription: reference.nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
});

const schedule = z.object({
  customer: reference,
  subscription: reference,
  status: z.string(),
  phases: z.array(
    z.object({
      start_date: seconds,
      items: z.array(z.object({ price: z.union([z.string(), price]) })),
    }),
  ),
});

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function subscriptionFact(given: unknown, occurredAt: number): SubscriptionFact | undefined {
  const { success, data } = subscription.safeParse(given);
  if (!success) return undefined;
  const items = data.items.data;
  const sold = items.map((item) => ({ item, bought: boughtBy(item.price) })).find(({ bought }) => bought);
  const item = sold?.item ?? items[0];
  const named = item && (sold?.bought ?? boughtBy(item.price, data.metadata));
  const startedAt = data.start_date ?? data.created ?? occurredAt;
  const periodStartsAt = item?.current_period_start ?? data.current_period_start ?? startedAt;
  const periodEndsAt = item?.current_period_end ?? data.current_period_end ?? periodStartsAt;
  return {
    kind: 'subscription',
    subscriptionId: data.id,
    customerId: data.customer,
    accountId: textOf(data.metadata?.account_id),
    ...named,
    priceId: item?.price.id,
    status: data.status,
    startedAt,
    anchorAt: data.billing_cycle_anchor ?? periodStartsAt,
    periodStartsAt,
    periodEndsAt,
    cancelAt: data.cancel_at ?? (data.cancel_at_period_end ? periodEndsAt : null),
    hasProTools: data.metadata?.pro_tools === 'true' || items.some((one) => sellsProTools(one.price)),
  };
}

function checkoutFact(given: unknown): Fact | undefined {
  const { success, data } = checkout.safeParse(given);
  if (!success) return undefined;
  const accountId = data.client_reference_id ?? textOf(data.metadata?.account_id);
  return {
    kind: 'checkout',
    subscriptionId: data.subscription,
    customerId: data.customer,
    accountId,
    // Only where nothing else tells whose it is.
    ...(!accountId && { email: data.customer_details?.email ?? data.customer_email ?? undefined }),
    ...boughtBy({}, data.metadata),
  };
}

function invoiceFact(given: unknown, isPaid: boolean): Fact | undefined {
  const { success, data } = invoice.safeParse(given);
  const subscriptionId = success && (data.parent?.subscription_details?.subscription ?? data.subscription);
  if (!subscriptionId) return undefined;
  return { kind: 'invoice', subscriptionId, customerId: data.customer, isPaid };
}

function scheduleFact(given: unknown): Fact | undefined {
  const { success, data } = schedule.safeParse(given);
  if (!success) return undefined;
  const phases = data.phases.map(({ start_date: startsAt, items }) => {
    const prices = items.map((item) => (typeof item.price === 'string' ? { id: item.price } : item.price));
    const sold = prices.find((one) => boughtBy(one)) ?? prices[0];
    return { startsAt, priceId: sold?.id, ...(sold && boughtBy(sold)) };
  });
  const isOver = !['active', 'not_started'].includes(data.status);
  return {
    kind: 'schedule',
    subscriptionId: data.subscription,
    customerId: data.customer,
    isOver,
    phases,
  };
}

function factOf(type: string, given: unknown, occurredAt: number): Fact | undefined {
  if (type.startsWith('customer.subscription.')) return subscriptionFact(given, occurredAt);
  if (type.startsWith('subscription_schedule.')) return scheduleFact(given);
  if (type === 'checkout.session.completed') return checkoutFact(given);
  if (type === 'invoice.paid' || type === 'invoice.payment_succeeded') return invoiceFact(given, true);
  if (type === 'invoice.payment_failed') return invoiceFact(given, false);
  return undefined;
}

const rankOf = (type: string): number =>
  type.endsWith('.created') ? 0 : type.endsWith('.fetched') ? 2 : type.endsWith('.deleted') ? 3 : 1;

/** What an event tells us, or undefined for one that tells nothing of a subscription. */
export function readEvent({ id, type, created, data }: ProviderEvent): KeptEvent | undefined {
  const fact = factOf(type, data.object, created);
  if (!fact) return undefined;
  const before =
    data.previous_attributes && fact.kind === 'subscription'
      ? subscriptionFact({ ...data.object, ...data.previous_attributes }, created)
      : undefined;
  return { id, occurredAt: created, fact, rank: rankOf(type), ...(before && { before }) };
}

export interface ProviderEvent extends Pick<Stripe.Event, 'id' | 'created'> {
  readonly type: string;
  readonly data: { readonly object: object; readonly previous_attributes?: object | undefined };
}
