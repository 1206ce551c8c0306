import { writeFile } from 'node:fs/promises';
import type { Idempotency, KeyedRequest, Ledger, Reservation } from '@pagesmith/accounts';
import { watermarkText } from '@pagesmith/catalog';
import type { Language } from '@pagesmith/kernel';
import { type Operation, type OperationId, readOptions, readParts } from '@pagesmith/operations';
import type { EnginePool } from '../engine/pool.ts';
import { callHeaders, resultHeaders } from './answer.ts';
import { hashOf } from './idempotency-key.ts';
import type { KeptResults } from './kept-results.ts';
import type { SpoolFolder } from './spool.ts';
import type { Upload } from './upload.ts';

export type KnownOperation = Operation & { readonly id: OperationId };

export interface CallParts {
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly pool: EnginePool;
  readonly kept: KeptResults;
}

/** What one call brings with it, once it has its reservation. */
export interface CallRequest {
  readonly operation: KnownOperation;
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly password: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly folder: SpoolFolder;
  readonly signal: AbortSignal;
  elapsedMs(): number;
}

export interface Answer {
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** From the upload to the answer; the reservation is settled when this ends well, and still open when it throws. */
export async function workOn(
  call: CallRequest,
  upload: Upload,
  reservation: Reservation,
  parts: CallParts,
): Promise<Answer> {
  const input = readParts(call.operation, upload.parts);
  const options = readOptions(call.operation, call.query);
  const keyed = keyedRequest(call, upload, reservation);
  if (!keyed) return produce(call, { input, options, upload, reservation }, parts);
  const beginning = await parts.idempotency.beginInTurn(keyed, call.signal);
  if (beginning.state === 'replay') {
    const success = { httpStatus: 200, responseTimeMs: call.elapsedMs(), inputBytes: upload.inputBytes };
    const settlement = await parts.ledger.replay(reservation, success);
    const headers = { ...beginning.headers, ...callHeaders(reservation.rate, settlement) };
    return { file: parts.kept.pathOf(beginning.file), headers };
  }
  try {
    const claimed = reservation.call.isRetry ? await parts.ledger.claim(reservation) : reservation;
    return await produce(call, { input, options, upload, reservation: claimed }, parts);
  } catch (error) {
    await parts.idempotency.fail(keyed);
    throw error;
  }
}

interface Ready {
  readonly input: unknown;
  readonly options: unknown;
  readonly upload: Upload;
  readonly reservation: Reservation;
}

async function produce(call: CallRequest, ready: Ready, { ledger, pool, kept }: CallParts): Promise<Answer> {
  const { operation, language, password, folder, signal, idempotencyKey } = call;
  const { input, options, upload, reservation } = ready;
  const { accountId, mustWatermark, rate } = reservation;
  const resultPath = folder.next();
  const watermark = mustWatermark ? watermarkText : undefined;
  const job = { operation: operation.id, input, options, password, watermark, resultPath };
  const result = await pool.run({ account: accountId, inputBytes: upload.inputBytes, job, signal });
  if (result.kind === 'json') await writeFile(resultPath, JSON.stringify(result.json), { mode: 0o600 });
  const headers = resultHeaders(operation, result.kind === 'file' ? result.warnings : [], language);
  const file = idempotencyKey === undefined ? resultPath : await kept.keep(resultPath, reservation.call.id);
  const settlement = await ledger.settle(reservation, {
    httpStatus: 200,
    responseTimeMs: call.elapsedMs(),
    inputBytes: upload.inputBytes,
    kept: idempotencyKey === undefined ? undefined : { key: idempotencyKey, headers, file },
  });
  const path = idempotencyKey === undefined ? file : kept.pathOf(file);
  return { file: path, headers: { ...headers, ...callHeaders(rate, settlement) } };
}

function keyedRequest(call: CallRequest, upload: Upload, reservation: Reservation): KeyedRequest | undefined {
  const { idempotencyKey: key, operation, query, password } = call;
  if (key === undefined) return undefined;
  const { accountId, retentionMinutes } = reservation;
  const requestHash = hashOf(operation.id, query, password ?? '', upload.hash);
  return { accountId, key, requestHash, requestId: reservation.call.id, retentionMinutes };
}
