import { type PlanId, planIds, plans, trialsPerMonth } from '@pagesmith/catalog';
import type { KeyRefusal } from '../keys/find-key.ts';
import type { AuthenticatedKey, Entry, PaidCall, PresentedCall, Rate, Reservation } from './call.ts';
import type { MeteringDeps } from './deps.ts';
import { feesOf } from './fees.ts';
import { callColumns, callerColumns, storableColumns } from './log-row.ts';
import { planTerms } from './plan-terms.ts';
import {
  failureOf,
  isTestCall,
  type Overrides,
  type RateWindow,
  type Refused,
  rateOf,
  type Subscription,
} from './refused.ts';
import { workLeft } from './work.ts';

interface Recognised {
  readonly key: AuthenticatedKey;
  readonly isRetry: boolean;
}

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
type EntryAnswer = { readonly outcome: 'keyUnknown' } | KeyRefusal | (Answer & Recognised);

interface ReserveRequest {
  readonly call: PaidCall;
  readonly takesCredit: boolean;
  /** The numbers of the place that the call has already. */
  readonly rate?: Rate;
}

/** Recognises the key and reserves, in one statement. */
export async function enter(deps: MeteringDeps, presented: PresentedCall): Promise<Entry> {
  const { keyHash, plainHash, idempotencyKey, scopes, stepsFollow, ...wanted } = presented;
  const now = deps.clock.now();
  const { id, operation, endpoint, method } = wanted;
  const columns = {
    process_id: deps.processId,
    id,
    operation,
    ...storableColumns({ endpoint, method }),
    idempotency_key: idempotencyKey,
    scopes,
    plain_hash: plainHash && Buffer.from(plainHash).toString('hex'),
    ...callerColumns(wanted.caller),
  };
  const answer = await deps.database.call<EntryAnswer>('reserve_call', [
    Buffer.from(keyHash),
    JSON.stringify(columns),
    JSON.stringify(termsFor(deps, wanted)),
    true,
    !stepsFollow,
    now,
  ]);
  if (!answer) return { state: 'keyUnknown' };
  if (answer.outcome === 'keyUnknown') return { state: 'keyUnknown' };
  if (!('key' in answer)) return { state: 'keyRefused', refusal: answer };
  const { key, isRetry } = answer;
  const call = { key, isRetry, ...wanted };
  if (answer.outcome !== 'reserved')
    return { state: 'refused', call, failure: failureOf(deps, call, answer, now) };
  const rate = rateOf(deps, call, answer);
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
  return reservationOf(deps, call, answer, rate ?? rateOf(deps, call, answer));
}

/** For each plan, what the database needs to know of it: the largest fee of each kind that this call can have. */
function termsFor({ limits }: MeteringDeps, call: Pick<PaidCall, 'isProTool' | 'inputBytesMax' | 'steps'>) {
  const { isProTool, inputBytesMax = Number.POSITIVE_INFINITY } = call;
  const { ofPlans } = planTerms(limits);
  const terms: Partial<Record<PlanId, object>> = {};
  for (const plan of planIds) {
    const worst = { isOverAllowance: true, hasProToolsAddOn: true, hasGdprMode: true };
    const { overage, fileSize, proTools, gdpr } = feesOf(call, { plan, inputBytes: inputBytesMax, ...worst });
    const addOn = isProTool && typeof plans[plan].proToolsFee === 'number' && { trialsPerMonth };
    terms[plan] = { overage, fileSize, proTools, gdpr, ...ofPlans[plan], ...addOn };
  }
  return terms;
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
    isTest: isTestCall(call),
    mustWatermark: offer.hasWatermark || trialsRemaining != null || isTestCall(call),
    trialsRemaining: trialsRemaining ?? undefined,
    hasGdprMode: offer.gdprFee === 'included' || (isPrivacySold && subscription.hasGdprMode),
    hasProToolsAddOn: subscription.hasProToolsAddOn,
    rate,
    work: workLeft(limits.work[plan], workUsedMs),
    creditsRemaining: Math.max(0, monthlyLimit - currentUsage - reservedCalls),
  };
}
