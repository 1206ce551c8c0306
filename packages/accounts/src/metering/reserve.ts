import {
  chargesOf,
  formatFee,
  type Mills,
  type PlanId,
  planIds,
  plans,
  trialsPerMonth,
} from '@pagesmith/catalog';
import type { Failure } from '@pagesmith/kernel';
import type { AuthenticatedKey, Entry, PaidCall, PresentedCall, Rate, Reservation } from './call.ts';
import type { MeteringDeps } from './deps.ts';
import { meteringFailures } from './failures.ts';
import { callColumns, storableColumns } from './log-row.ts';
import { workExhausted, workLeft, workTerms } from './work.ts';

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

/** The account's calls of the last 60 seconds. */
interface RateWindow {
  readonly used: number;
  /** Until all places are free again, and until the next one is. */
  readonly resetMs: number;
  readonly freeMs?: number;
}

/** What an operator has set for the account instead of its plan's figures. */
interface Overrides {
  readonly ratePerMinute?: number;
  readonly fileBytesMax?: number;
  readonly retentionMinutes?: number;
}

interface Recognised {
  readonly key: AuthenticatedKey;
  readonly isRetry: boolean;
}

type Refused =
  | { readonly outcome: 'absent' }
  | {
      readonly outcome: 'rateExceeded';
      readonly plan: PlanId;
      readonly rate: RateWindow;
      readonly overrides?: Overrides;
    }
  | { readonly outcome: 'workExhausted'; readonly plan: PlanId; readonly workUsedMs: number }
  | {
      readonly outcome: 'quotaExhausted' | 'spendCapReached' | 'addOnNeeded';
      readonly plan: PlanId;
      readonly subscription: Subscription;
    };

interface Reserved {
  readonly outcome: 'reserved';
  readonly plan: PlanId;
  /** Absent when no place was asked for. */
  readonly rate?: RateWindow;
  readonly overrides?: Overrides;
  readonly workUsedMs: number;
  /** Null unless the call is a trial. */
  readonly trialsRemaining: number | null;
  readonly subscription: Subscription;
}

type Answer = Refused | Reserved;
type EntryAnswer =
  | { readonly outcome: 'keyUnknown' }
  | { readonly outcome: 'keyInactive'; readonly isBlocked: boolean; readonly because: string | null }
  | (Answer & Recognised);

interface ReserveRequest {
  readonly call: PaidCall;
  readonly takesCredit: boolean;
  /** The numbers of the place that the call has already. */
  readonly rate?: Rate;
}

/** Recognises the key and reserves, in one statement. */
export async function enter(deps: MeteringDeps, presented: PresentedCall): Promise<Entry> {
  const { keyHash, idempotencyKey, ...wanted } = presented;
  const now = deps.clock.now();
  const { id, operation, endpoint, method } = wanted;
  const columns = {
    id,
    operation,
    ...storableColumns({ endpoint, method }),
    idempotency_key: idempotencyKey,
  };
  const answer = await deps.database.call<EntryAnswer>('reserve_call', [
    Buffer.from(keyHash),
    JSON.stringify({ ...columns, process_id: deps.processId }),
    JSON.stringify(termsFor(deps, wanted)),
    true,
    true,
    now,
  ]);
  if (!answer) return { state: 'keyUnknown' };
  if (answer.outcome === 'keyUnknown') return { state: 'keyUnknown' };
  if (answer.outcome === 'keyInactive') {
    return answer.isBlocked ? { state: 'accountBlocked', because: answer.because } : { state: 'keyInactive' };
  }
  const { key, isRetry } = answer;
  const call = { ...wanted, key, isRetry };
  if (answer.outcome !== 'reserved')
    return { state: 'refused', call, failure: failureOf(deps, call, answer, now) };
  const rate = rateOf(deps, answer);
  return { state: 'reserved', reservation: reservationOf(deps, call, answer, rate) };
}

export async function reserve(
  deps: MeteringDeps,
  { call, takesCredit, rate }: ReserveRequest,
): Promise<Reservation> {
  const now = deps.clock.now();
  const given = await deps.database.call<Answer>('reserve_call', [
    null,
    JSON.stringify({ ...callColumns(call), process_id: deps.processId }),
    JSON.stringify(termsFor(deps, call)),
    rate === undefined,
    takesCredit,
    now,
  ]);
  const answer: Answer = given ?? { outcome: 'absent' };
  if (answer.outcome !== 'reserved') throw failureOf(deps, call, answer, now);
  return reservationOf(deps, call, answer, rate ?? rateOf(deps, answer));
}

/** For each plan, what the database needs to know of it: the largest fee of each kind that this call can have. */
function termsFor(
  { limits }: MeteringDeps,
  { isProTool, inputBytesMax = Number.POSITIVE_INFINITY }: Pick<PaidCall, 'isProTool' | 'inputBytesMax'>,
) {
  const terms = planIds.map((plan) => {
    const worst = { isOverAllowance: true, hasProToolsAddOn: true, hasGdprMode: true };
    const fees = chargesOf({ plan, inputBytes: inputBytesMax, isProTool, ...worst });
    const hasOverage = plans[plan].overageFee !== 'none';
    const ratePerMinute = limits.ratePerMinute[plan];
    const addOn = isProTool && typeof plans[plan].proToolsFee === 'number' && { trialsPerMonth };
    return [plan, { ...fees, hasOverage, ratePerMinute, ...addOn, ...workTerms(limits.work[plan]) }];
  });
  return Object.fromEntries(terms);
}

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

const noCalls: RateWindow = { used: 0, resetMs: 0 };

function rateOf(
  { limits }: MeteringDeps,
  answer: { readonly plan: PlanId; readonly rate?: RateWindow; readonly overrides?: Overrides },
): Rate {
  const limit = answer.overrides?.ratePerMinute ?? limits.ratePerMinute[answer.plan];
  const { used, resetMs } = answer.rate ?? noCalls;
  return { limit, remaining: Math.max(0, limit - used), resetSeconds: secondsOf(resetMs) };
}

function reservationOf(
  { limits }: MeteringDeps,
  call: PaidCall,
  { plan, subscription, workUsedMs, trialsRemaining, overrides = {} }: Reserved,
  rate: Rate,
): Reservation {
  const offer = plans[plan];
  const { monthlyLimit, currentUsage, reservedCalls, retentionMinutes } = subscription;
  const isPrivacySold = typeof offer.gdprFee === 'number';
  return {
    id: call.id,
    call,
    accountId: call.key.accountId,
    subscriptionId: subscription.id,
    plan,
    fileBytesMax: overrides.fileBytesMax ?? offer.fileBytesMax,
    retentionMinutes:
      overrides.retentionMinutes ??
      ((offer.retentionMinutesMax && retentionMinutes) || offer.retentionMinutes),
    mustWatermark: offer.hasWatermark || trialsRemaining != null,
    trialsRemaining: trialsRemaining ?? undefined,
    hasGdprMode: offer.gdprFee === 'included' || (isPrivacySold && subscription.hasGdprMode),
    hasProToolsAddOn: subscription.hasProToolsAddOn,
    rate,
    work: workLeft(limits.work[plan], workUsedMs),
    creditsRemaining: Math.max(0, monthlyLimit - currentUsage - reservedCalls),
  };
}

function failureOf(deps: MeteringDeps, call: PaidCall, answer: Refused, now: Date): Failure {
  const { limits } = deps;
  if (answer.outcome === 'absent') return meteringFailures.subscriptionAbsent();
  if (answer.outcome === 'workExhausted') return workExhausted(limits, answer.plan, answer.workUsedMs);
  if (answer.outcome === 'addOnNeeded') return addOnNeeded(call, answer.plan, answer.subscription);
  if (answer.outcome !== 'rateExceeded') return outOf(answer.outcome, answer.plan, answer.subscription, now);
  const rate = rateOf(deps, answer);
  const retryAfterSeconds = secondsOf(answer.rate.freeMs ?? answer.rate.resetMs);
  return meteringFailures.rateExceeded(
    { limit: rate.limit, retryAfterSeconds },
    { facts: { retryAfterSeconds, rate } },
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

function outOf(
  outcome: 'quotaExhausted' | 'spendCapReached',
  plan: PlanId,
  { monthlyLimit, periodEndsAt, spendCapMills }: Subscription,
  now: Date,
): Failure {
  const endsAt = new Date(periodEndsAt);
  const resetsOn = dayOf(periodEndsAt);
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  const occasion = { facts: { retryAfterSeconds } };
  if (outcome === 'quotaExhausted') {
    return meteringFailures.quotaExhausted(
      { limit: monthlyLimit, plan: plans[plan].name, resetsOn },
      occasion,
    );
  }
  return meteringFailures.spendCapReached({ cap: inWords(spendCapMills ?? 0), resetsOn }, occasion);
}
