import { type BillingCycle, type PlanId, planIds } from '@pagesmith/catalog';

/** Plans in the order of their size. */
export const sizeOf = (plan: PlanId): number => planIds.indexOf(plan);

/** While a subscription is one of these, its plan is in force. */
export const isLive = (status: string): boolean => ['active', 'trialing', 'past_due'].includes(status);

interface Bought {
  readonly plan: PlanId;
  readonly cycle: BillingCycle;
}

/** A larger plan, or the same one by the year: applies at once. Everything else waits for the end of the period. */
export const isUpgrade = (from: Bought, to: Bought): boolean =>
  sizeOf(to.plan) > sizeOf(from.plan) ||
  (to.plan === from.plan && from.cycle === 'monthly' && to.cycle === 'annual');

interface Candidate extends Bought {
  readonly subscriptionId: string;
  readonly status: string;
  readonly cancelAt: number | null;
  readonly startedAt: number;
}

/** The better of two that are paid at the same time comes first: nobody pays twice. */
function compare(one: Candidate, other: Candidate): number {
  return (
    Number(one.status === 'past_due') - Number(other.status === 'past_due') ||
    Number(one.cancelAt !== null) - Number(other.cancelAt !== null) ||
    sizeOf(other.plan) - sizeOf(one.plan) ||
    Number(other.cycle === 'annual') - Number(one.cycle === 'annual') ||
    one.startedAt - other.startedAt ||
    (one.subscriptionId < other.subscriptionId ? -1 : 1)
  );
}

export interface Choice<C> {
  /** The one in force; without a live one, the last that there was. */
  readonly chosen: C | undefined;
  /** Live ones beside it: they are ended, and what was paid for them is credited. */
  readonly superseded: readonly C[];
}

export function chooseSubscription<C extends Candidate>(known: readonly C[]): Choice<C> {
  const [chosen, ...superseded] = known.filter(({ status }) => isLive(status)).sort(compare);
  const last = [...known].sort((one, other) => other.startedAt - one.startedAt)[0];
  return { chosen: chosen ?? last, superseded };
}
