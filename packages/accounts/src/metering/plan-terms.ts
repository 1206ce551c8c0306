import { type PlanId, planIds, plans } from '@pagesmith/catalog';
import type { MeteringLimits } from './limits.ts';
import { rateLimitOf } from './refused.ts';
import { refillOf } from './work.ts';

type OfPlans<Value> = Readonly<Record<PlanId, Value>>;

/** What the database needs to know of every plan, whatever the call. */
interface PlanTerms {
  readonly ofPlans: OfPlans<object>;
  /** How fast the work of an account comes back. */
  readonly refill: OfPlans<number>;
}

const known = new WeakMap<MeteringLimits, PlanTerms>();

/** Worked out once for each set of limits, of which a ledger has one. */
export function planTerms(limits: MeteringLimits): PlanTerms {
  const terms = known.get(limits) ?? {
    ofPlans: byPlan((plan) => termsOf(plan, limits)),
    refill: byPlan((plan) => refillOf(limits.work[plan])),
  };
  known.set(limits, terms);
  return terms;
}

const byPlan = <Value>(of: (plan: PlanId) => Value): OfPlans<Value> =>
  Object.fromEntries(planIds.map((plan) => [plan, of(plan)])) as OfPlans<Value>;

const termsOf = (plan: PlanId, limits: MeteringLimits) => ({
  hasOverage: plans[plan].overageFee !== 'none',
  ratePerMinute: limits.ratePerMinute[plan],
  testRatePerMinute: rateLimitOf(limits, plan, true),
  workMs: limits.work[plan].processorSeconds * 1000,
  workRefill: refillOf(limits.work[plan]),
});
