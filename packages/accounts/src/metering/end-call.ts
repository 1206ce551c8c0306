import type { Charges } from '@pagesmith/catalog';
import type { Queryable } from '@pagesmith/database';
import { changesChannel } from '../realtime/publish.ts';
import type { ReceivedByCall, Refusal, Reservation, Settlement, Success } from './call.ts';
import type { MeteringDeps } from './deps.ts';
import { feesOf } from './fees.ts';
import { changesOf, logRow, privatePlans, storableJson } from './log-row.ts';
import { planTerms } from './plan-terms.ts';
import { workLeft } from './work.ts';

interface Answer {
  readonly isFirst: boolean;
  readonly isPaid: boolean;
  readonly credits: number;
  /** How many of them are beyond the allowance of the plan. */
  readonly callsOver: number;
  /** What each of those costs this customer; null when it costs nothing. */
  readonly overageMills?: number | null;
  readonly creditsRemaining: number;
  /** Null when the call took no work. */
  readonly workUsedMs?: number | null;
}

/** An end may be a part of something larger, which happens together or not at all. */
type EndDeps = Pick<MeteringDeps, 'clock' | 'limits' | 'processId'> & { readonly database: Queryable };

/** The call that ends. */
export type Ended = Pick<Reservation, 'call' | 'subscriptionId'>;

interface Ending {
  readonly row: object;
  readonly proof?: object | undefined;
  readonly processorMs: number | undefined;
  /** Absent: the call costs nothing. */
  readonly fees?: Charges;
  readonly kept?: object | undefined;
  readonly job?: object | undefined;
}

/** Everything that the end of a call changes, and the news of it. */
async function end(deps: EndDeps, { call, subscriptionId }: Ended, at: Date, ending: Ending) {
  const { row, proof, processorMs = 0, fees, kept, job } = ending;
  const left = job ?? kept;
  const changes = changesOf(call);
  if (fees) {
    const userId = call.key.accountId;
    changes.push({ collection: 'subscriptions', id: subscriptionId, userId, action: 'update' });
  }
  const answer = await deps.database.call<Answer>(job ? 'end_job' : 'end_call', [
    JSON.stringify({ work: { processorMs, refill: planTerms(deps.limits).refill }, proof, ...row }),
    fees ? JSON.stringify(withoutZeros(fees)) : null,
    left ? storableJson(left) : null,
    privatePlans,
    at,
    changesChannel,
    changes.map((change) => JSON.stringify(change)),
  ]);
  return answer ?? { isFirst: false, isPaid: false, credits: 0, callsOver: 0, creditsRemaining: 0 };
}

/** A kind that costs nothing is no charge: without any, the database has none to look at. */
const withoutZeros = (fees: Charges) =>
  Object.fromEntries(Object.entries(fees).filter(([, mills]) => mills > 0));

/** What end_call needs to prepare a proof of deletion; the fee is charged when the proof is issued. */
function proofOf({ processId }: EndDeps, received: ReceivedByCall | undefined, feeMills = 0) {
  if (!received) return undefined;
  const { filesSha256, receivedAt, place, isJob } = received;
  return { filesSha256, receivedAt, place, processId: isJob ? null : processId, feeMills };
}

const nothing: Charges = { overage: 0, fileSize: 0, proTools: 0, gdpr: 0 };

export async function settle(
  deps: MeteringDeps,
  reservation: Reservation,
  success: Success,
): Promise<Settlement> {
  const at = deps.clock.now();
  const { call, plan, hasProToolsAddOn, hasGdprMode, retentionMinutes } = reservation;
  const { inputBytes, httpStatus, processorMs, times, kept, job } = success;
  const facts = { plan, inputBytes, hasProToolsAddOn, hasGdprMode, isOverAllowance: true };
  const { gdpr, ...others } = feesOf(call, facts);
  const fees = { gdpr: 0, ...others };
  const {
    isFirst,
    isPaid,
    credits: creditsUsed = 0,
    callsOver = 0,
    overageMills,
    creditsRemaining,
    workUsedMs,
  } = await end(deps, reservation, at, {
    row: logRow(times === undefined ? call : { ...call, times }, at, success),
    proof: proofOf(deps, success.received, gdpr),
    processorMs,
    fees,
    kept: kept && { ...kept, httpStatus, retentionMinutes },
    job: job && { ...job, state: 'succeeded' },
  });
  const { fileSize, proTools } = fees;
  const overage = (overageMills ?? 0) * callsOver;
  const charges = isPaid ? { overage, fileSize, proTools, gdpr: 0 } : nothing;
  const work = workUsedMs == null ? reservation.work : workLeft(deps.limits.work[plan], workUsedMs);
  return { isFirst, creditsUsed, creditsRemaining, charges, work };
}

export async function replay(
  deps: MeteringDeps,
  reservation: Reservation,
  success: Omit<Success, 'kept' | 'job'>,
): Promise<Settlement> {
  const at = deps.clock.now();
  const row = logRow(reservation.call, at, success);
  const proof = proofOf(deps, success.received);
  const { isFirst, creditsRemaining } = await end(deps, reservation, at, { row, proof, processorMs: 0 });
  return { isFirst, creditsUsed: 0, creditsRemaining, charges: nothing, work: reservation.work };
}

export async function release(deps: EndDeps, ended: Ended, refusal: Refusal): Promise<boolean> {
  const at = deps.clock.now();
  const { failure, processorMs, job } = refusal;
  const row = logRow(ended.call, at, { ...refusal, httpStatus: failure.status });
  const { code, status, kind, words, facts } = failure;
  const failureJson = { code, status, title: kind.title, words, facts };
  const proof = refusal.interrupted ?? proofOf(deps, refusal.received);
  const ending = { row, proof, processorMs, job: job && { ...job, failure: failureJson } };
  return (await end(deps, ended, at, ending)).isFirst;
}
