import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import type { BusboyHeaders } from '@fastify/busboy';
import { Failure } from '@pagesmith/kernel';
import type { ReceivedPart } from '@pagesmith/operations';
import { apiFailures } from './failures.ts';
import type { KindOf } from './inputs/input-kind.ts';
import { jsonBody } from './inputs/json-body.ts';
import { multipartBody } from './inputs/multipart-body.ts';
import type { OpenReference } from './inputs/references.ts';
import { type FileSource, SpooledParts } from './inputs/spooled-parts.ts';
import type { PrivateCall } from './private-call.ts';
import type { CallFiles } from './spool.ts';
import type { UploadLimits } from './upload-limits.ts';
import { watchPace } from './upload-pace.ts';

/** Four letters for three bytes. */
const base64Growth = 4 / 3;

export interface Upload {
  readonly parts: readonly ReceivedPart[];
  /** All files together. */
  readonly inputBytes: number;
  /** By where the files are. */
  readonly fileNames: ReadonlyMap<FileSource, string>;
  /** Where the body asks for the result to be sent. */
  readonly deliverTo?: string | undefined;
  /** Of every part in its order: two requests with the same hash ask for the same. Empty if nobody will compare. */
  readonly hash: string;
}

export interface UploadTerms {
  readonly fileBytesMax: number;
  readonly limits: UploadLimits;
  /** Whether it has an Idempotency-Key, and may come again. */
  readonly isKeyed: boolean;
  /** Each of the files is hashed for it. */
  readonly secrecy?: PrivateCall | undefined;
  /** What the properties of a JSON body are. */
  readonly kindOf: KindOf;
  /** How the files are had that a JSON body refers to. */
  readonly open: OpenReference;
  /** The caller goes away, or the server stops: whichever comes first ends the upload with its reason. */
  readonly endings: readonly AbortSignal[];
}

/**
 * Streams a request's files into the spool, or keeps small ones in memory, whether they come as parts of a form, within JSON, or from where its JSON
 * says; the first breach of a limit ends the upload with its failure.
 */
export async function receiveUpload(
  request: IncomingMessage,
  files: CallFiles,
  terms: UploadTerms,
): Promise<Upload> {
  const { fileBytesMax, limits, isKeyed, secrecy, endings } = terms;
  for (const signal of endings) signal.throwIfAborted();
  const bytesMax = bodyBytesMax(request, terms);
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > bytesMax) throw apiFailures.fileTooLarge({ bytesMax: fileBytesMax });
  const hashing = secrecy && { nextHash: () => secrecy.nextHash() };
  const spooled = new SpooledParts(files, { fileBytesMax, isHashed: isKeyed, ...hashing });
  let receivedBytes = 0;
  request.on('data', (chunk: Buffer) => {
    receivedBytes += chunk.length;
  });
  const refuse = (failure: Error) => spooled.refuse(failure);
  const receivedSoFar = () => receivedBytes;
  const pace = { limits, bytesMax: announced || bytesMax, receivedBytes: receivedSoFar, refuse };
  const endWatch = watchPace(request, pace);
  // Files that are elsewhere are fetched after it, at their own pace.
  request.once('end', endWatch);
  const endingOf = (signal: AbortSignal) => () => refuse(signal.reason);
  const listeners = endings.map((signal) => ({ signal, end: endingOf(signal) }));
  for (const { signal, end } of listeners) signal.addEventListener('abort', end);
  try {
    await readWhole(request, bodyFor(request, spooled, terms), spooled);
    await Promise.all(spooled.writes);
  } catch (error) {
    await Promise.allSettled(spooled.writes);
    for (const signal of endings) signal.throwIfAborted();
    throw spooled.failure ?? apiFailures.uploadMalformed({ cause: error });
  } finally {
    endWatch();
    for (const { signal, end } of listeners) signal.removeEventListener('abort', end);
  }
  const { parts, inputBytes, fileNames, deliverTo, hash } = spooled;
  return { parts, inputBytes, fileNames, deliverTo, hash };
}

const isMultipart = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\s*;.*boundary=/i.test(headers['content-type'] ?? '');

export const isJson = ({ headers }: IncomingMessage): boolean =>
  /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');

function bodyBytesMax(request: IncomingMessage, { fileBytesMax, limits }: UploadTerms): number {
  if (isMultipart(request)) return fileBytesMax + limits.textBytesMax;
  if (isJson(request)) return Math.ceil(fileBytesMax * base64Growth) + limits.textBytesMax;
  throw apiFailures.contentTypeWrong();
}

const bodyFor = (request: IncomingMessage, spooled: SpooledParts, { limits, kindOf, open }: UploadTerms) =>
  isJson(request)
    ? jsonBody(spooled, { ...limits, kindOf, open })
    : multipartBody(request.headers as BusboyHeaders, spooled, limits.textBytesMax);

/** Not a pipeline: it would close the connection along with the upload, and the caller would never learn why. */
function readWhole(request: IncomingMessage, body: Writable, spooled: SpooledParts): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    spooled.onRefused(reject);
    request.once('error', reject);
    body.on('error', reject);
    body.once('finish', resolve);
    request.pipe(body);
  }).catch((error: Error) => {
    request.unpipe(body);
    spooled.refuse(error instanceof Failure ? error : apiFailures.uploadMalformed({ cause: error }));
    throw error;
  });
}
