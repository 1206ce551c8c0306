import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import type { BusboyHeaders } from '@fastify/busboy';
import type { ReceivedPart } from '@pagesmith/operations';
import { apiFailures } from './failures.ts';
import type { PrivateCall } from './private-call.ts';
import type { CallFiles } from './spool.ts';
import type { UploadLimits } from './upload-limits.ts';
import { watchPace } from './upload-pace.ts';
import { UploadReader } from './upload-reader.ts';

export interface Upload {
  readonly parts: readonly ReceivedPart[];
  /** All files together. */
  readonly inputBytes: number;
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
  /** The caller goes away, or the server stops: whichever comes first ends the upload with its reason. */
  readonly endings: readonly AbortSignal[];
}

/** Streams a request's files into the spool; the first breach of a limit ends the upload with its failure. */
export async function receiveUpload(
  request: IncomingMessage,
  files: CallFiles,
  { fileBytesMax, limits, isKeyed, secrecy, endings }: UploadTerms,
): Promise<Upload> {
  for (const signal of endings) signal.throwIfAborted();
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType)) throw apiFailures.contentTypeWrong();
  const { textBytesMax } = limits;
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > fileBytesMax + textBytesMax) throw apiFailures.fileTooLarge({ bytesMax: fileBytesMax });
  const hashing = secrecy && { nextHash: () => secrecy.nextHash() };
  const hash = isKeyed ? createHash('sha256') : undefined;
  const reader = new UploadReader(files, { fileBytesMax, textBytesMax, hash, ...hashing });
  const endWatch = watchPace(request, {
    limits,
    bytesMax: announced || fileBytesMax + textBytesMax,
    receivedBytes: () => reader.receivedBytes,
    refuse: (failure) => reader.refuse(failure),
  });
  const endingOf = (signal: AbortSignal) => () => reader.refuse(signal.reason);
  const listeners = endings.map((signal) => ({ signal, end: endingOf(signal) }));
  for (const { signal, end } of listeners) signal.addEventListener('abort', end);
  try {
    await readWhole(request, reader);
    await Promise.all(reader.writes);
  } catch (error) {
    await Promise.allSettled(reader.writes);
    for (const signal of endings) signal.throwIfAborted();
    throw reader.breach ?? apiFailures.uploadMalformed({ cause: error });
  } finally {
    endWatch();
    for (const { signal, end } of listeners) signal.removeEventListener('abort', end);
  }
  return { parts: reader.parts, inputBytes: reader.inputBytes, hash: hash?.digest('hex') ?? '' };
}

/** Not a pipeline: it would close the connection along with the upload, and the caller would never learn why. */
function readWhole(request: IncomingMessage, reader: UploadReader): Promise<void> {
  const parser = reader.parserFor(request.headers as BusboyHeaders);
  // The parser buffers a text until its end, so what it was given is counted before it gets more.
  const counting = new Writable({
    write: (chunk: Buffer, _encoding, done) =>
      parser.write(chunk, () => {
        reader.count(chunk.length);
        done();
      }),
    final: (done) => {
      parser.end();
      done();
    },
  });
  return new Promise<void>((resolve, reject) => {
    reader.onBreach = reject;
    request.once('error', reject);
    // May happen twice: a truncated body is an error of the parser, and then of the part that was cut off.
    parser.on('error', reject);
    parser.once('finish', resolve);
    request.pipe(counting);
  }).catch((error: Error) => {
    request.unpipe(counting);
    reader.stop(error);
    throw error;
  });
}
