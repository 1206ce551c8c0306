import { isPlanId, type Plan, plans } from '@pagesmith/catalog';
import type { Subscription } from '../documents/documents.ts';

/** Without a subscription, an account is on Starter. */
export function planOf(subscription: Pick<Subscription, 'plan'> | undefined): Plan {
  return subscription && isPlanId(subscription.plan) ? plans[subscription.plan] : plans.starter;
}
