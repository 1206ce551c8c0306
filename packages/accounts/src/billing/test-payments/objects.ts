import {
  type BillingCycle,
  centsOf,
  type Mills,
  monthlyPriceMills,
  type PlanId,
  plans,
  yearlyTotalMills,
} from '@pagesmith/catalog';
import type Stripe from 'stripe';
import { periodEndAfter } from '../rules/months.ts';
import type { TestCard } from './cards.ts';

export interface Bought {
  readonly plan: PlanId;
  readonly cycle: BillingCycle;
}

type TestPrice = Pick<
  Stripe.Price,
  'id' | 'object' | 'currency' | 'unit_amount' | 'lookup_key' | 'metadata'
> & {
  readonly recurring: { readonly interval: 'month' | 'year' };
};

/** The part of the provider's subscription that the product reads, in the provider's shape. */
export type TestSubscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'start_date'
  | 'status'
> & {
  readonly customer: string;
  readonly items: {
    readonly object: 'list';
    readonly data: readonly [
      Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'current_period_end' | 'current_period_start'> & {
        readonly price: TestPrice;
      },
    ];
  };
};

export type TestInvoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_paid'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'number'
  | 'status'
  | 'total'
> & {
  readonly customer: string;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: { readonly subscription: string };
  };
  readonly lines: { readonly data: readonly InvoiceLine[] };
  /** Cents that were paid back, by what asked for it. */
  readonly refunds?: Readonly<Record<string, number>>;
};

export interface InvoiceLine {
  readonly description: string;
  /** Cents. */
  readonly amount: number;
}

/** What the test payments know beside the object itself. */
export interface Books {
  readonly subscription: TestSubscription;
  /** How the card behaves: its number was never kept. */
  readonly card: TestCard;
  /** A smaller plan, from the next renewal on. */
  readonly later: Bought | null;
  readonly openInvoiceId: string | null;
  /** What a month costs from the next invoice on, where that was agreed. */
  readonly agreedMills?: Mills | null;
  /** Each event of a subscription has a second of its own, so that their order can be told. */
  readonly lastEventAt: number;
}

export const customerIdOf = (accountId: string): string => `cus_test_${accountId}`;

export const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);
const timeOf = (seconds: number): Date => new Date(seconds * 1000);

/** What is paid at once for a period. */
function periodPriceMills({ plan, cycle }: Bought, agreedMills: Mills | null): Mills {
  if (agreedMills !== null) return cycle === 'annual' ? 12 * agreedMills : agreedMills;
  return cycle === 'annual' ? yearlyTotalMills(plan, 'annual') : monthlyPriceMills(plan, 'monthly');
}

export const lineOf = ({ plan, cycle }: Bought, agreedMills: Mills | null = null): InvoiceLine => ({
  description: `${plans[plan].name}, ${cycle === 'annual' ? '12 months / 12 mois' : '1 month / 1 mois'}`,
  amount: centsOf(periodPriceMills({ plan, cycle }, agreedMills)),
});

export const priceOf = ({ plan, cycle }: Bought, agreedMills: Mills | null = null): TestPrice => ({
  id: `price_test_${plan}_${cycle}`,
  object: 'price',
  currency: 'eur',
  unit_amount: centsOf(periodPriceMills({ plan, cycle }, agreedMills)),
  lookup_key: `${plan}_${cycle}`,
  metadata: { plan, cycle },
  recurring: { interval: cycle === 'annual' ? 'year' : 'month' },
});

export function boughtOf({ items }: TestSubscription): Bought {
  const { metadata } = items.data[0].price;
  return { plan: metadata.plan as PlanId, cycle: metadata.cycle as BillingCycle };
}

export const periodOf = ({ items }: TestSubscription) => ({
  startsAt: timeOf(items.data[0].current_period_start),
  endsAt: timeOf(items.data[0].current_period_end),
});

export function withPeriod(
  subscription: TestSubscription,
  bought: Bought,
  startsAt: Date,
  agreedMills: Mills | null = null,
): TestSubscription {
  const anchor = timeOf(subscription.billing_cycle_anchor);
  const endsAt = periodEndAfter(anchor, bought.cycle === 'annual' ? 12 : 1, startsAt);
  const [item] = subscription.items.data;
  const period = { current_period_start: secondsOf(startsAt), current_period_end: secondsOf(endsAt) };
  const data = [{ ...item, ...period, price: priceOf(bought, agreedMills) }] as const;
  return { ...subscription, items: { object: 'list', data } };
}
