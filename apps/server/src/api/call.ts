import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import {
  type Idempotency,
  idempotencyFailures,
  type KeyedRequest,
  type Ledger,
  type Reports,
  type Reservation,
} from '@pagesmith/accounts';
import { type PlanId, watermarkText } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { type Operation, type OperationId, readOptions, readParts } from '@pagesmith/operations';
import type { Listener } from '../engine/engine-process.ts';
import type { EnginePool } from '../engine/pool.ts';
import type { Result } from '../engine/protocol.ts';
import { callHeaders, resultHeaders } from './answer.ts';
import { pathsOf, withFileNames } from './file-names.ts';
import { hashOf } from './idempotency-key.ts';
import type { KeptResults } from './kept-results.ts';
import type { CallFiles } from './spool.ts';
import type { Upload } from './upload.ts';

export type KnownOperation = Operation & { readonly id: OperationId };

export interface CallDeps {
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly pool: EnginePool;
  readonly kept: KeptResults;
  readonly reports: Reports;
}

/** Everything about one call, once it has its reservation. */
export interface CallRequest {
  readonly operation: KnownOperation;
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly password: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly isAsync: boolean;
  readonly files: CallFiles;
  readonly signal: AbortSignal;
  elapsedMs(): number;
  /** Processor time used so far; it counts whether or not the call succeeds. */
  readonly spent: { processorMs: number };
}

export interface Answer {
  readonly body: string | Readable;
  readonly headers: Readonly<Record<string, string>>;
}

/** From the upload to the answer; the reservation is settled when this ends well, and still open when it throws. */
export async function workOn(
  call: CallRequest,
  upload: Upload,
  reservation: Reservation,
  deps: CallDeps,
): Promise<Answer> {
  const input = readParts(call.operation, withFileNames(upload.parts));
  const options = readOptions(call.operation, call.query);
  const keyed = keyedRequest(call, upload, reservation);
  if (!keyed) return produce(call, { input, options, upload, reservation }, deps);
  const beginning = await deps.idempotency.beginInTurn(keyed, call.signal);
  // A synchronous and an asynchronous call are different requests, so their hashes differ.
  if (beginning.state === 'job') throw idempotencyFailures.idempotencyKeyReused();
  if (beginning.state === 'replay') {
    const success = { httpStatus: 200, responseTimeMs: call.elapsedMs(), inputBytes: upload.inputBytes };
    const settlement = await deps.ledger.replay(reservation, success);
    const headers = { ...beginning.headers, ...callHeaders(reservation, settlement) };
    return { body: await deps.kept.read(beginning.file, beginning.key), headers };
  }
  try {
    const claimed = reservation.call.isRetry ? await deps.ledger.claim(reservation) : reservation;
    const { key } = beginning;
    return await produce(call, { input, options, upload, reservation: claimed, key }, deps);
  } catch (error) {
    await deps.idempotency.fail(keyed);
    throw error;
  }
}

interface Ready {
  readonly input: unknown;
  readonly options: unknown;
  readonly upload: Upload;
  readonly reservation: Reservation;
  /** Of the result, if it is to be kept. */
  readonly key?: Uint8Array;
}

interface EngineCall extends Listener {
  readonly operation: KnownOperation;
  readonly input: unknown;
  readonly options: unknown;
  readonly password: string | undefined;
  readonly mustWatermark: boolean;
  readonly accountId: string;
  readonly plan: PlanId;
  readonly isJob: boolean;
  readonly inputBytes: number;
  readonly files: readonly string[];
  readonly resultPath: string;
  readonly signal: AbortSignal;
}

export function runOnEngine(pool: EnginePool, call: EngineCall): Promise<Result> {
  const { operation, input, options, password, mustWatermark, ...work } = call;
  const watermark = mustWatermark ? watermarkText : undefined;
  const reportsProgress = work.onProgress !== undefined;
  const task = { operation: operation.id, input, options, password, watermark, reportsProgress };
  return pool.run({ ...work, account: work.accountId, task });
}

async function produce(call: CallRequest, ready: Ready, deps: CallDeps): Promise<Answer> {
  const { ledger, pool, kept, reports } = deps;
  const { operation, password, files, signal, idempotencyKey = '' } = call;
  const { input, options, upload, reservation, key } = ready;
  const { accountId, plan, mustWatermark } = reservation;
  const resultPath = files.next();
  const { inputBytes } = upload;
  const work = { operation, input, options, password, mustWatermark, accountId, plan, inputBytes };
  const paths = { files: pathsOf(upload.parts), resultPath };
  const onSpent = (processorMs: number) => {
    call.spent.processorMs += processorMs;
  };
  const result = await runOnEngine(pool, { ...work, ...paths, isJob: false, signal, onSpent });
  const text = result.kind === 'json' ? JSON.stringify(result.json) : undefined;
  const warnings = result.kind === 'file' ? result.warnings : [];
  const headers = resultHeaders(operation, warnings, reservation.id);
  await reports.keep(reservation, warnings);
  const content = text === undefined ? { path: resultPath } : { text };
  const file = key ? await kept.keep(content, reservation.call.id, key) : undefined;
  const sizeBytes = result.kind === 'file' ? result.sizeBytes : Buffer.byteLength(text ?? '');
  const keptHeaders = { ...headers, 'content-length': String(sizeBytes) };
  const settlement = await ledger.settle(reservation, {
    httpStatus: 200,
    responseTimeMs: call.elapsedMs(),
    inputBytes,
    processorMs: call.spent.processorMs,
    kept: file === undefined ? undefined : { key: idempotencyKey, headers: keptHeaders, file },
  });
  const body = text ?? createReadStream(resultPath);
  return { body, headers: { ...headers, ...callHeaders(reservation, settlement) } };
}

export function keyedRequest(
  call: CallRequest,
  upload: Upload,
  reservation: Reservation,
): KeyedRequest | undefined {
  const { idempotencyKey: key, operation, query, password, isAsync } = call;
  if (key === undefined) return undefined;
  const { accountId, retentionMinutes } = reservation;
  const requestHash = hashOf(
    isAsync ? `job of ${operation.id}` : operation.id,
    query,
    password ?? '',
    upload.hash,
  );
  return { accountId, key, requestHash, requestId: reservation.call.id, retentionMinutes };
}
