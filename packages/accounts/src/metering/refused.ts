import { formatFee, type Mills, type PlanId, plans, trialsPerMonth } from '@pagesmith/catalog';
import type { Failure } from '@pagesmith/kernel';
import type { PaidCall, Rate } from './call.ts';
import type { MeteringDeps } from './deps.ts';
import { meteringFailures } from './failures.ts';
import type { MeteringLimits } from './limits.ts';
import { workExhausted } from './work.ts';

/** What decides a call. */
export interface Subscription {
  readonly id: string;
  readonly monthlyLimit: number;
  readonly currentUsage: number;
  readonly reservedCalls: number;
  readonly periodEndsAt: string;
  readonly spendCapMills: number | null;
  readonly hasGdprMode: boolean;
  readonly hasProToolsAddOn: boolean;
  readonly retentionMinutes: number | null;
}

/** The account's calls of the last 60 seconds. */
export interface RateWindow {
  readonly used: number;
  /** Until all places are free again, and until the next one is. */
  readonly resetMs: number;
  readonly freeMs?: number;
}

/** What an operator has set for the account instead of its plan's figures. */
export interface Overrides {
  readonly ratePerMinute?: number;
  readonly fileBytesMax?: number;
  readonly retentionMinutes?: number;
}

/** Why the database reserved nothing. */
export type Refused =
  | { readonly outcome: 'absent' }
  | {
      readonly outcome: 'rateExceeded';
      readonly plan: PlanId;
      readonly rate: RateWindow;
      readonly overrides?: Overrides;
    }
  | {
      readonly outcome: 'keyRateReached';
      readonly plan: PlanId;
      readonly rate: RateWindow;
      readonly limit: number;
    }
  | {
      readonly outcome: 'keyCapReached';
      readonly plan: PlanId;
      readonly subscription: Subscription;
      readonly limit: number;
    }
  | { readonly outcome: 'workExhausted'; readonly plan: PlanId; readonly workUsedMs: number }
  | {
      readonly outcome: 'quotaExhausted' | 'spendCapReached' | 'addOnNeeded';
      readonly plan: PlanId;
      readonly subscription: Subscription;
    };

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

export const isTestCall = ({ key }: PaidCall): boolean => key.mode === 'test';

export const rateLimitOf = (limits: MeteringLimits, plan: PlanId, isTest: boolean): number =>
  Math.max(limits.ratePerMinute[plan], isTest ? limits.testRatePerMinute : 0);

const noCalls: RateWindow = { used: 0, resetMs: 0 };

export function rateOf(
  { limits }: MeteringDeps,
  call: PaidCall,
  answer: { readonly plan: PlanId; readonly rate?: RateWindow; readonly overrides?: Overrides },
): Rate {
  const ofPlan = rateLimitOf(limits, answer.plan, isTestCall(call));
  const limit = answer.overrides?.ratePerMinute ?? ofPlan;
  const { used, resetMs } = answer.rate ?? noCalls;
  return { limit, remaining: Math.max(0, limit - used), resetSeconds: secondsOf(resetMs) };
}

/** What the caller is told of it. */
export function failureOf(deps: MeteringDeps, call: PaidCall, answer: Refused, now: Date): Failure {
  const { limits } = deps;
  if (answer.outcome === 'absent') return meteringFailures.subscriptionAbsent();
  if (answer.outcome === 'workExhausted') return workExhausted(limits, answer.plan, answer.workUsedMs);
  if (answer.outcome === 'addOnNeeded') return addOnNeeded(call, answer.plan, answer.subscription);
  if (answer.outcome === 'keyRateReached' || answer.outcome === 'keyCapReached') {
    return keyLimitReached(answer, now);
  }
  if (answer.outcome !== 'rateExceeded') return outOf(call, answer, now);
  const rate = rateOf(deps, call, answer);
  const retryAfterSeconds = secondsOf(answer.rate.freeMs ?? answer.rate.resetMs);
  return meteringFailures.rateExceeded(
    { limit: rate.limit, retryAfterSeconds },
    { facts: { retryAfterSeconds, rate } },
  );
}

function keyLimitReached(
  answer: Extract<Refused, { outcome: 'keyRateReached' | 'keyCapReached' }>,
  now: Date,
): Failure {
  const { limit } = answer;
  const isRate = answer.outcome === 'keyRateReached';
  const waitMs = isRate
    ? (answer.rate.freeMs ?? answer.rate.resetMs)
    : new Date(answer.subscription.periodEndsAt).getTime() - now.getTime();
  const retryAfterSeconds = secondsOf(waitMs);
  const per = isRate ? 'minute' : 'month';
  return meteringFailures.keyLimitReached(
    { limit, per, retryAfterSeconds },
    { facts: { limit, retryAfterSeconds } },
  );
}

const inWords = (amount: Mills) => ({
  en: formatFee(amount, 'EUR', 'en'),
  fr: formatFee(amount, 'EUR', 'fr'),
});

const dayOf = (time: string): string => new Date(time).toISOString().slice(0, 10);

function addOnNeeded({ endpoint }: PaidCall, plan: PlanId, { periodEndsAt }: Subscription): Failure {
  const { name, proToolsFee } = plans[plan];
  const fee = inWords(typeof proToolsFee === 'number' ? proToolsFee : 0);
  const resetsOn = dayOf(periodEndsAt);
  return meteringFailures.addOnNeeded({ endpoint, plan: name, fee, trials: trialsPerMonth, resetsOn });
}

interface OutOf {
  readonly outcome: 'quotaExhausted' | 'spendCapReached' | 'addOnNeeded';
  readonly plan: PlanId;
  readonly subscription: Subscription;
}

function outOf({ steps, times = 1 }: PaidCall, { outcome, plan, subscription }: OutOf, now: Date): Failure {
  const { monthlyLimit, currentUsage, reservedCalls, periodEndsAt, spendCapMills } = subscription;
  const endsAt = new Date(periodEndsAt);
  const resetsOn = dayOf(periodEndsAt);
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  const occasion = { facts: { retryAfterSeconds } };
  if (outcome === 'quotaExhausted') {
    const left = Math.max(0, monthlyLimit - currentUsage - reservedCalls);
    const wanted = (steps?.length ?? 1) * times;
    const facts = { limit: monthlyLimit, plan: plans[plan].name, resetsOn, left, wanted };
    return meteringFailures.quotaExhausted(facts, occasion);
  }
  return meteringFailures.spendCapReached({ cap: inWords(spendCapMills ?? 0), resetsOn }, occasion);
}
