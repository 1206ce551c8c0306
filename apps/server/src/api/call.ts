import type { Readable } from 'node:stream';
import {
  type Idempotency,
  idempotencyFailures,
  type KeyedRequest,
  type Ledger,
  type Reports,
  type Reservation,
} from '@pagesmith/accounts';
import { type PlanId, testWatermarkText, trialWatermarkText, watermarkText } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import type { Listener } from '../engine/engine-process.ts';
import type { EnginePool } from '../engine/pool.ts';
import type { Result, Task } from '../engine/protocol.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import { sealBytes } from '../sealing/sealing.ts';
import { callHeaders, jsonHeaders, resultHeaders } from './answer.ts';
import type { Callable, PlannedCall } from './callable.ts';
import { claimSteps, withSteps } from './claim-steps.ts';
import { bodyOf, type Content, contentOf, openContent, sizeOf, withLength } from './content.ts';
import type { Deletion } from './deletion.ts';
import { pathsOf, withFileNames } from './file-names.ts';
import { hashOf } from './idempotency-key.ts';
import type { KeptResults } from './kept-results.ts';
import { deliver, keepForLink, type LinkDeps } from './outputs/hand-over.ts';
import { type Output, outputName } from './outputs/output.ts';
import type { PrivateCall } from './private-call.ts';
import type { CallFiles } from './spool.ts';
import type { Upload } from './upload.ts';

export interface CallDeps extends LinkDeps {
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly pool: EnginePool;
  readonly kept: KeptResults;
  readonly reports: Reports;
  readonly deletion: Deletion;
  readonly outgoing: Outgoing;
}

/** Everything about one call once it has its reservation. */
export interface CallRequest {
  readonly callable: Callable;
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly password: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly isAsync: boolean;
  readonly output: Output;
  readonly files: CallFiles;
  /** With the GDPR service. */
  readonly secrecy: PrivateCall | undefined;
  readonly signal: AbortSignal;
  elapsedMs(): number;
  /** Processor time used so far; it counts whether or not the call succeeds. */
  readonly spent: { processorMs: number };
}

export interface Answer {
  readonly body: string | Buffer | Readable;
  readonly headers: Readonly<Record<string, string>>;
  /** Its kept result, if an Idempotency-Key asked for one. */
  readonly keptResult?: string | undefined;
}

/** From the upload to the answer; the reservation is settled when this ends well, and still open when it throws. */
export async function workOn(
  call: CallRequest,
  upload: Upload,
  reservation: Reservation,
  deps: CallDeps,
): Promise<Answer> {
  const planned = call.callable.plan(withFileNames(upload.parts), call.query);
  const begun = withSteps(reservation, planned);
  const keyed = keyedRequest(call, upload, reservation);
  if (!keyed) {
    return produce(call, { planned, upload, reservation: await claimSteps(begun, deps) }, deps);
  }
  const beginning = await deps.idempotency.beginInTurn(keyed, call.signal);
  // A synchronous and an asynchronous call are different requests, so their hashes differ.
  if (beginning.state === 'job') throw idempotencyFailures.idempotencyKeyReused();
  if (beginning.state === 'replay') {
    const success = {
      httpStatus: 200,
      responseTimeMs: call.elapsedMs(),
      inputBytes: upload.inputBytes,
      received: receivedBy(call, deps),
    };
    const settlement = await deps.ledger.replay(begun, success);
    const headers = { ...beginning.headers, ...callHeaders(reservation, settlement) };
    const { file } = beginning;
    return { body: await deps.kept.read(file, beginning.key), headers, keptResult: file };
  }
  try {
    const claimed = await claimSteps(begun, deps);
    const { key } = beginning;
    return await produce(call, { planned, upload, reservation: claimed, key }, deps);
  } catch (error) {
    await deps.idempotency.fail(keyed);
    throw error;
  }
}

/** What the ledger needs for a proof of deletion. */
export const receivedBy = (
  { secrecy }: Pick<CallRequest, 'secrecy'>,
  { deletion }: Pick<CallDeps, 'deletion'>,
) => secrecy && { ...secrecy.received, place: deletion.place, isJob: false };

interface Ready {
  readonly planned: PlannedCall;
  readonly upload: Upload;
  readonly reservation: Reservation;
  /** Of the result, if it is to be kept. */
  readonly key?: Uint8Array;
}

interface EngineCall extends Listener {
  readonly planned: Pick<Task, 'steps' | 'answer' | 'bulk' | 'fileCount'>;
  readonly password: string | undefined;
  readonly watermark: string | undefined;
  readonly accountId: string;
  readonly plan: PlanId;
  readonly isJob: boolean;
  readonly inputBytes: number;
  readonly files: readonly string[];
  readonly resultPath: string;
  readonly sealedWith: Uint8Array | undefined;
  /** A result of no more bytes than this may come without a file. */
  readonly heldBytesMax?: number | undefined;
  readonly signal: AbortSignal;
}

export async function runOnEngine(pool: EnginePool, call: EngineCall): Promise<Result> {
  const { planned, password, watermark, sealedWith, heldBytesMax } = call;
  const { accountId: account, plan, isJob, inputBytes, files, resultPath, signal } = call;
  const { onProgress, onSpent } = call;
  const { steps, answer, bulk, fileCount } = planned;
  const reportsProgress = onProgress !== undefined;
  const asked = { password, watermark, reportsProgress, sealedWith, heldBytesMax };
  const task = { steps, answer, bulk, fileCount, ...asked };
  const work = { account, plan, isJob, inputBytes, files, resultPath, signal, onProgress, onSpent };
  const result = await pool.run({ task, ...work });
  if (result.kind === 'json' || !sealedWith || result.bytes) return result;
  return { ...result, sizeBytes: result.sizeBytes - sealBytes };
}

/** How often a bulk task did what it is charged for. */
export const timesOf = (result: Result): number | undefined =>
  result.kind === 'file' ? (result.told as { times?: number } | undefined)?.times : undefined;

export function watermarkOf({ mustWatermark, trialsRemaining, isTest }: Reservation): string | undefined {
  if (!mustWatermark) return undefined;
  if (isTest) return testWatermarkText;
  return trialsRemaining === undefined ? watermarkText : trialWatermarkText;
}

async function produce(call: CallRequest, ready: Ready, deps: CallDeps): Promise<Answer> {
  const { ledger, reports } = deps;
  const { idempotencyKey = '' } = call;
  const { planned, upload, reservation } = ready;
  const { result, content: made, open } = await runCall(call, ready, deps);
  const { warnings } = result;
  const ownHeaders = resultHeaders(planned, warnings, reservation.id);
  // A report quotes the document.
  if (!call.secrecy) await reports.keep(reservation, warnings);
  const handed = await handOver(call, { headers: ownHeaders, content: made, open }, ready, deps);
  const content = handed ? { text: JSON.stringify(handed) } : made;
  const headers = handed ? jsonHeaders(ownHeaders) : ownHeaders;
  const keepable = 'path' in content && call.secrecy ? { stream: await open() } : content;
  const file = ready.key && (await deps.kept.keep(keepable, reservation.call.id, ready.key));
  const settlement = await ledger.settle(reservation, {
    httpStatus: 200,
    responseTimeMs: call.elapsedMs(),
    inputBytes: upload.inputBytes,
    processorMs: call.spent.processorMs,
    times: timesOf(result),
    kept:
      file === undefined ? undefined : { key: idempotencyKey, headers: withLength(headers, content), file },
    received: receivedBy(call, deps),
  });
  const body = await bodyOf(content, open);
  const allHeaders = Object.assign(callHeaders(reservation, settlement), headers);
  return { body, headers: allHeaders, keptResult: file };
}

/** What the caller gets in the place of the result, before anything is charged; nothing where it gets the result itself. */
async function handOver(
  { output, signal }: CallRequest,
  {
    headers,
    content,
    open,
  }: { headers: Record<string, string>; content: Content; open(): Promise<Readable> },
  { planned, reservation }: Ready,
  deps: CallDeps,
): Promise<object | undefined> {
  const finished = { headers, sizeBytes: sizeOf(content), open };
  if (output.kind === 'delivery') return deliver(finished, output.url, signal, deps.outgoing);
  // An answer in JSON is short, and is the answer.
  if (output.kind === 'link' && planned.result.kind !== 'json')
    return keepForLink(finished, reservation, deps);
  return undefined;
}

/** The operation's result: a text, bytes in memory, or a file in the spool that can be opened. */
async function runCall(call: CallRequest, ready: Ready, { pool }: CallDeps) {
  const { password, files, signal, secrecy } = call;
  const { planned, upload, reservation } = ready;
  const { accountId, plan } = reservation;
  const watermark = watermarkOf(reservation);
  const path = files.next();
  const { inputBytes } = upload;
  const work = { planned, password, watermark, accountId, plan, inputBytes };
  const paths = { files: pathsOf(upload.parts), resultPath: path, sealedWith: secrecy?.key };
  const onSpent = (processorMs: number) => {
    call.spent.processorMs += processorMs;
  };
  const heldBytesMax = files.holdResult?.();
  const result = await runOnEngine(pool, { isJob: false, heldBytesMax, signal, onSpent, ...work, ...paths });
  const content = contentOf(result, path);
  if (!('path' in content)) files.unwritten(path);
  return { result, content, open: () => openContent(content, secrecy?.key) };
}

/** Synchronous and asynchronous calls are different requests, and so are those with different outputs. */
function namedFor({ callable: { id }, isAsync, output }: CallRequest): string {
  const name = isAsync ? `job of ${id}` : id;
  return output.kind === 'file' ? name : `${name}, ${outputName(output)}`;
}

export function keyedRequest(
  call: CallRequest,
  upload: Upload,
  reservation: Reservation,
): KeyedRequest | undefined {
  const { idempotencyKey: key, query, password } = call;
  if (key === undefined) return undefined;
  const { accountId, retentionMinutes } = reservation;
  const requestHash = hashOf(namedFor(call), query, password ?? '', upload.hash);
  return { accountId, key, requestHash, requestId: reservation.call.id, retentionMinutes };
}
