import type { PlanId, WorkBudget } from '@pagesmith/catalog';
import type { WorkLeft } from './call.ts';
import { meteringFailures } from './failures.ts';
import type { MeteringLimits } from './limits.ts';

/** How much is given back per unit of time, such as a millisecond per millisecond. */
export const refillOf = ({ processorSecondsPerMinute }: WorkBudget): number => processorSecondsPerMinute / 60;

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
