import {
  type BillingCycle,
  centsOf,
  monthlyPriceMills,
  type PlanId,
  yearlyTotalMills,
} from '@pagesmith/catalog';
import type Stripe from 'stripe';

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

interface SubscriptionInput {
  readonly id?: string;
  readonly customer?: string;
  readonly plan: PlanId;
  readonly cycle?: BillingCycle;
  readonly status?: Stripe.Subscription.Status;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly anchorAt?: Date;
  readonly cancelAt?: Date | null;
}

type Loose<T> = { readonly [Name in keyof T]?: unknown };

/** The provider's subscription, as its API of this version sends it. */
export function subscriptionObject(given: SubscriptionInput): Loose<Stripe.Subscription> & object {
  const { id = 'sub_1', customer = 'cus_1', plan, cycle = 'monthly', status = 'active' } = given;
  const amount = cycle === 'annual' ? yearlyTotalMills(plan, 'annual') : monthlyPriceMills(plan, 'monthly');
  const anchor = secondsOf(given.anchorAt ?? given.startsAt);
  const price: Loose<Stripe.Price> = {
    id: `price_${plan}_${cycle}`,
    object: 'price',
    currency: 'eur',
    lookup_key: null,
    metadata: { plan },
    product: `prod_${plan}`,
    recurring: { interval: cycle === 'annual' ? 'year' : 'month', interval_count: 1, usage_type: 'licensed' },
    unit_amount: centsOf(amount),
  };
  const item: Loose<Stripe.SubscriptionItem> = {
    id: `si_${id}`,
    object: 'subscription_item',
    current_period_start: secondsOf(given.startsAt),
    current_period_end: secondsOf(given.endsAt),
    price,
    quantity: 1,
    subscription: id,
  };
  return {
    id,
    object: 'subscription',
    billing_cycle_anchor: anchor,
    cancel_at: given.cancelAt ? secondsOf(given.cancelAt) : null,
    cancel_at_period_end: Boolean(given.cancelAt),
    created: anchor,
    currency: 'eur',
    customer,
    items: { object: 'list', data: [item], has_more: false, url: '' },
    metadata: {},
    start_date: anchor,
    status,
  };
}

export const checkoutObject = (
  accountId: string,
  id = 'sub_1',
  customer = 'cus_1',
): Loose<Stripe.Checkout.Session> & object => ({
  id: `cs_${id}`,
  object: 'checkout.session',
  client_reference_id: accountId,
  customer,
  mode: 'subscription',
  payment_status: 'paid',
  status: 'complete',
  subscription: id,
});

export const invoiceObject = (id = 'sub_1', customer = 'cus_1'): Loose<Stripe.Invoice> & object => ({
  id: `in_${id}`,
  object: 'invoice',
  customer,
  parent: { type: 'subscription_details', subscription_details: { subscription: id, metadata: {} } },
});

let events = 0;
export function event(type: Stripe.Event['type'], at: Date, object: object, previous?: object) {
  events += 1;
  return {
    id: `evt_${String(events).padStart(6, '0')}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: secondsOf(at),
    livemode: false,
    type,
    data: { object, ...(previous && { previous_attributes: previous }) },
  };
}
