import { type PlanId, planIds, type WorkBudget } from '@pagesmith/catalog';
import type { WorkLeft } from './call.ts';
import { meteringFailures } from './failures.ts';
import type { MeteringLimits } from './limits.ts';

/** How much is given back per unit of time, such as a millisecond per millisecond. */
const refillOf = ({ processorSecondsPerMinute }: WorkBudget): number => processorSecondsPerMinute / 60;

export const workTerms = (budget: WorkBudget) => ({
  workMs: budget.processorSeconds * 1000,
  workRefill: refillOf(budget),
});

/** What the end of a call takes from the account: of which plan it is, the database knows. */
export const workOf = ({ work }: MeteringLimits, processorMs = 0) => ({
  processorMs,
  refill: Object.fromEntries(planIds.map((plan) => [plan, refillOf(work[plan])])),
});

export function workLeft(budget: WorkBudget, usedMs: number): WorkLeft {
  const limit = budget.processorSeconds;
  return {
    limit,
    remaining: Math.max(0, Math.floor(limit - usedMs / 1000)),
    resetSeconds: Math.ceil(usedMs / 1000 / refillOf(budget)),
    windowSeconds: Math.ceil(limit / refillOf(budget)),
  };
}

/** Work under way may take more than there was: the next call waits until that has come back. */
export function workExhausted({ work }: MeteringLimits, plan: PlanId, usedMs: number) {
  const budget = work[plan];
  const { processorSeconds: limit, processorSecondsPerMinute: perMinute } = budget;
  const overMs = usedMs - limit * 1000;
  const retryAfterSeconds = Math.max(1, Math.ceil(overMs / 1000 / refillOf(budget)));
  return meteringFailures.workExhausted(
    { limit, perMinute, retryAfterSeconds },
    { facts: { retryAfterSeconds } },
  );
}
