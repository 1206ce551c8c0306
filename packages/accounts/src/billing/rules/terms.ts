import { type BillingCycle, type PlanId, plans, policy } from '@pagesmith/catalog';
import { isLive, sizeOf } from './choose.ts';
import type { KnownSubscription } from './fold.ts';

/** What is in force, by the names of the columns of `subscriptions`. */
export interface Terms {
  readonly plan: PlanId;
  readonly status: string;
  readonly billing_cycle: BillingCycle;
  readonly monthly_limit: number;
  readonly cancel_at: Date | null;
  readonly has_gdpr_mode?: boolean;
  readonly has_pro_tools_add_on: boolean;
}

export interface TermsInTime {
  readonly now: Terms;
  /** What they become by themselves, without any news. */
  readonly change: { readonly at: Date; readonly to: Terms } | null;
}

const dayMs = 86_400_000;
const timeOf = (seconds: number): Date => new Date(seconds * 1000);

/** An operator may have given more time; never less. */
export const graceEndOf = (pastDueSince: Date, extendedTo: Date | null = null): Date =>
  new Date(Math.max(pastDueSince.getTime() + policy.pastDueGraceDays * dayMs, extendedTo?.getTime() ?? 0));

/** What every account has when nothing is paid. The GDPR switch goes off: a fee is never begun unasked. */
export const starterTerms: Terms = {
  plan: 'starter',
  status: 'active',
  billing_cycle: 'monthly',
  monthly_limit: plans.starter.callsPerMonth,
  cancel_at: null,
  has_gdpr_mode: false,
  has_pro_tools_add_on: false,
};

/** Starter's limits, and the way back: nothing that was chosen is forgotten. */
const withoutPayment = (terms: Terms): Terms => ({
  ...terms,
  plan: 'starter',
  monthly_limit: plans.starter.callsPerMonth,
});

const onPlan = (terms: Terms, plan: PlanId, cycle: BillingCycle): Terms => ({
  ...terms,
  plan,
  billing_cycle: cycle,
  monthly_limit: plans[plan].callsPerMonth,
});

interface Step {
  readonly at: Date;
  readonly isLast?: boolean;
  to(terms: Terms): Terms;
}

/** What the provider's subscription gives at a time, and what follows from the calendar alone. */
export function termsAt(
  known: KnownSubscription | undefined,
  now: Date,
  graceExtendedTo: Date | null = null,
): TermsInTime {
  if (!known || known.status === 'canceled' || known.status.startsWith('incomplete')) {
    return { now: starterTerms, change: null };
  }
  let terms = onPlan(
    {
      ...starterTerms,
      status: known.status,
      cancel_at: known.cancelAt === null ? null : timeOf(known.cancelAt),
      has_pro_tools_add_on: known.hasProTools,
    },
    known.plan,
    known.cycle,
  );
  const { has_gdpr_mode: _kept, ...paid } = terms;
  terms = paid;
  if (!isLive(known.status)) return { now: withoutPayment(terms), change: null };
  for (const step of stepsOf(known, graceExtendedTo)) {
    if (step.at > now) return { now: terms, change: { at: step.at, to: step.to(terms) } };
    terms = step.to(terms);
    if (step.isLast) break;
  }
  return { now: terms, change: null };
}

/** In the order of their times. */
function stepsOf({ cancelAt, pastDueSince, later }: KnownSubscription, graceExtendedTo: Date | null): Step[] {
  const steps: Step[] = [];
  if (cancelAt !== null) steps.push({ at: timeOf(cancelAt), to: () => starterTerms, isLast: true });
  if (pastDueSince !== null) {
    steps.push({ at: graceEndOf(timeOf(pastDueSince), graceExtendedTo), to: withoutPayment });
  }
  if (later) {
    const begin = (terms: Terms) => onPlan(terms, smaller(terms.plan, later.plan), later.cycle);
    steps.push({ at: timeOf(later.at), to: begin });
  }
  return steps.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** What was lost for lack of payment does not come back with the calendar. */
const smaller = (current: PlanId, next: PlanId): PlanId =>
  current === 'starter' && sizeOf(next) > sizeOf(current) ? current : next;
