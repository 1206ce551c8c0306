import {
  type BillingCycle,
  billingCycles,
  centsOf,
  isPlanId,
  monthlyPriceMills,
  type PlanId,
  planIds,
  yearlyTotalMills,
} from '@pagesmith/catalog';
import * as z from 'zod';

/** Names that the operator gives to a price, a product or a payment link at the provider. */
export const labels = z.record(z.string(), z.unknown()).nullish();
export type Labels = z.infer<typeof labels>;

export const price = z.object({
  id: z.string().optional(),
  lookup_key: z.string().nullish(),
  metadata: labels,
  unit_amount: z.number().nullish(),
  recurring: z.object({ interval: z.string(), usage_type: z.string().nullish() }).nullish(),
  product: z.union([z.string(), z.object({ metadata: labels })]).nullish(),
});
export type Price = z.infer<typeof price>;

export interface Bought {
  readonly plan: PlanId;
  readonly cycle: BillingCycle;
}

const isCycle = (value: unknown): value is BillingCycle => billingCycles.includes(value as BillingCycle);

const labelsOf = ({ metadata, product }: Price): Labels => ({
  ...(typeof product === 'object' ? product?.metadata : {}),
  ...metadata,
});

/** `premium_annual`, `pagesmith-pro-monthly`: the words of a lookup key. */
const wordsOf = (key: string | null | undefined): string[] => (key ?? '').toLowerCase().split(/[^a-z]+/);

/** What a price sells: by its own label, its product's, its lookup key, and at last by its amount. */
export function boughtBy(sold: Price, fallback: Labels = {}): Bought | undefined {
  const named = labelsOf(sold);
  const words = wordsOf(sold.lookup_key);
  const plan = [named?.plan, words.find(isPlanId), planOfAmount(sold), fallback?.plan].find(isPlanId);
  const interval = { month: 'monthly', year: 'annual' }[sold.recurring?.interval ?? ''];
  const cycle = [interval, named?.cycle, words.find(isCycle), fallback?.cycle].find(isCycle);
  return plan && { plan, cycle: cycle ?? 'monthly' };
}

function planOfAmount({ unit_amount: cents, recurring }: Price): PlanId | undefined {
  if (!cents || recurring?.usage_type === 'metered') return undefined;
  return planIds.find((plan) =>
    recurring?.interval === 'year'
      ? cents === centsOf(yearlyTotalMills(plan, 'annual'))
      : cents === centsOf(monthlyPriceMills(plan, 'monthly')),
  );
}

export const sellsProTools = (sold: Price): boolean =>
  labelsOf(sold)?.add_on === 'pro_tools' || wordsOf(sold.lookup_key).join('_').includes('pro_tools');
