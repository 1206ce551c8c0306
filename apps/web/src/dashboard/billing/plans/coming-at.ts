import type { BillingCycle, PlanId } from '@pagesmith/catalog';
import type { BillingAccount } from '@pagesmith/contract';

type Subscription = Pick<BillingAccount['subscription'], 'cancelAt' | 'scheduled'>;

/** When a plan begins that was chosen for later, paid so; Starter after a grace is not chosen. */
export function comingAt(plan: PlanId, cycle: BillingCycle, subscription: Subscription): string | null {
  const { cancelAt, scheduled } = subscription;
  if (plan === 'starter') return cancelAt;
  return scheduled?.plan === plan && scheduled.billingCycle === cycle ? scheduled.at : null;
}
