import { type BillingCycle, billingCycles, type PlanId, planIds } from '@pagesmith/catalog';
import type { BillingDeps } from '../deps.ts';
import type { Customer } from '../provider.ts';

/** `checkout` sells a plan; `portal` is a page of ours that leads to the provider's own to change one. */
export interface PlanLink {
  readonly kind: 'checkout' | 'portal';
  readonly url: string;
}

/** For each plan button; null when it cannot be had here, or by this account. */
export type PlanLinks = Readonly<Record<PlanId, Readonly<Record<BillingCycle, PlanLink | null>>>>;

/** Customers with a paid plan change it, others buy one: nobody pays twice. */
export function planLinks(deps: BillingDeps, customer: Customer, isPaid: boolean): PlanLinks {
  const linkOf = (plan: PlanId, cycle: BillingCycle): PlanLink | null => {
    const checkout = deps.provider?.checkoutUrl(customer, plan, cycle);
    if (!deps.provider || (plan === 'starter' && !isPaid)) return null;
    if (isPaid && plan === 'starter' && checkout) return { kind: 'checkout', url: checkout };
    if (customer.subscriptionId) return { kind: 'portal', url: portalLink(deps.publicUrl, plan, cycle) };
    return checkout && plan !== 'starter' ? { kind: 'checkout', url: checkout } : null;
  };
  const links = planIds.map((plan) => [
    plan,
    Object.fromEntries(billingCycles.map((cycle) => [cycle, linkOf(plan, cycle)])),
  ]);
  return Object.fromEntries(links) as PlanLinks;
}

const portalLink = (publicUrl: string, plan: PlanId, cycle: BillingCycle): string => {
  const wanted = new URLSearchParams({ plan, cycle });
  return `${publicUrl}/billing/change?${wanted}`;
};
