import { chargesOf, formatMoney, type PlanId, planIds, plans } from '@pagesmith/catalog';
import { type Failure, fail } from '@pagesmith/kernel';
import type { PaidCall, Rate, Reservation } from './call.ts';
import { meteringFailures } from './failures.ts';
import { callColumns } from './log-row.ts';
import type { MeteringParts } from './parts.ts';

const windowMs = 60_000;

/** What decides a call. */
interface Subscription {
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

interface RateWindow {
  readonly window_started_at: string;
  readonly call_count: number;
}

type Answer =
  | { readonly outcome: 'absent' }
  | { readonly outcome: 'rateExceeded'; readonly plan: PlanId; readonly rate: RateWindow }
  | {
      readonly outcome: 'quotaExhausted' | 'spendCapReached' | 'reserved';
      readonly plan: PlanId;
      /** Null when no token was asked for. */
      readonly rate: RateWindow | null;
      readonly subscription: Subscription;
    };

interface Wanted {
  readonly call: PaidCall;
  readonly takesCredit: boolean;
  /** The numbers of the token that the call has already. */
  readonly rate?: Rate;
}

export async function reserve(
  parts: MeteringParts,
  { call, takesCredit, rate }: Wanted,
): Promise<Reservation> {
  const now = parts.clock.now();
  const [row] = await parts.database.query<{ answer: Answer }>(
    'SELECT reserve_call($1, $2, $3, $4, $5) AS answer',
    [
      JSON.stringify({ ...callColumns(call), process_id: parts.processId }),
      JSON.stringify(termsFor(parts, call)),
      rate === undefined,
      takesCredit,
      now,
    ],
  );
  const answer = row?.answer ?? fail(meteringFailures.subscriptionAbsent());
  if (answer.outcome === 'absent') throw meteringFailures.subscriptionAbsent();
  const taken = rate ?? rateOf(answer.rate, parts.limits.ratePerMinute[answer.plan], now);
  if (answer.outcome === 'rateExceeded') throw rateExceeded(taken);
  const { outcome, plan, subscription } = answer;
  if (outcome === 'reserved') return reservationOf(call, plan, subscription, taken);
  throw outOf(outcome, plan, subscription, now);
}

/** For each plan, what the database needs to know of it: the largest fee of each kind that this call can have. */
function termsFor(
  { limits }: MeteringParts,
  { isProTool, inputBytesMax = Number.POSITIVE_INFINITY }: PaidCall,
) {
  const terms = planIds.map((plan) => {
    const worst = { isOverAllowance: true, hasProToolsAddOn: true, hasGdprMode: true };
    const fees = chargesOf({ plan, inputBytes: inputBytesMax, isProTool, ...worst });
    const hasOverage = plans[plan].overageFee !== 'none';
    return [plan, { ...fees, hasOverage, ratePerMinute: limits.ratePerMinute[plan] }];
  });
  return Object.fromEntries(terms);
}

function rateOf(window: RateWindow | null, limit: number, now: Date): Rate {
  if (!window) return { limit, remaining: limit, resetSeconds: 0 };
  const endsAt = new Date(window.window_started_at).getTime() + windowMs;
  return {
    limit,
    remaining: Math.max(0, limit - window.call_count),
    resetSeconds: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)),
  };
}

function reservationOf(call: PaidCall, plan: PlanId, subscription: Subscription, rate: Rate): Reservation {
  const offer = plans[plan];
  const { monthlyLimit, currentUsage, reservedCalls, retentionMinutes } = subscription;
  const hasProToolsAddOn = subscription.hasProToolsAddOn;
  const isMarkedTool = call.isProTool && typeof offer.proToolsFee === 'number' && !hasProToolsAddOn;
  const isPrivacySold = typeof offer.gdprFee === 'number';
  return {
    id: call.id,
    call,
    accountId: call.key.accountId,
    subscriptionId: subscription.id,
    plan,
    fileBytesMax: offer.fileBytesMax,
    retentionMinutes: (offer.retentionMinutesMax && retentionMinutes) || offer.retentionMinutes,
    mustWatermark: offer.hasWatermark || isMarkedTool,
    hasGdprMode: offer.gdprFee === 'included' || (isPrivacySold && subscription.hasGdprMode),
    hasProToolsAddOn,
    rate,
    creditsRemaining: Math.max(0, monthlyLimit - currentUsage - reservedCalls),
  };
}

function rateExceeded(rate: Rate): Failure {
  const retryAfterSeconds = rate.resetSeconds;
  return meteringFailures.rateExceeded(
    { limit: rate.limit, retryAfterSeconds },
    { facts: { retryAfterSeconds, rate: { ...rate, remaining: 0 } } },
  );
}

function outOf(
  outcome: 'quotaExhausted' | 'spendCapReached',
  plan: PlanId,
  { monthlyLimit, periodEndsAt, spendCapMills }: Subscription,
  now: Date,
): Failure {
  const endsAt = new Date(periodEndsAt);
  const resetsOn = endsAt.toISOString().slice(0, 10);
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  const occasion = { facts: { retryAfterSeconds } };
  if (outcome === 'quotaExhausted') {
    return meteringFailures.quotaExhausted(
      { limit: monthlyLimit, plan: plans[plan].name, resetsOn },
      occasion,
    );
  }
  const inWords = (language: 'en' | 'fr') => formatMoney(spendCapMills ?? 0, 'EUR', language);
  return meteringFailures.spendCapReached(
    { cap: { en: inWords('en'), fr: inWords('fr') }, resetsOn },
    occasion,
  );
}
