import type { PlanId } from '@pagesmith/catalog';
import type { BillingAccount } from '../account/billing-account.ts';

/** When a plan begins that was chosen for later; Starter after a grace is not chosen. */
export function comingAt(plan: PlanId, subscription: BillingAccount['subscription']): string | null {
  const { cancelAt, scheduled } = subscription;
  if (plan === 'starter') return cancelAt;
  return scheduled?.plan === plan ? scheduled.at : null;
}
