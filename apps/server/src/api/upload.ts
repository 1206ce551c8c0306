import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { ReceivedPart } from '@pagesmith/operations';
import { apiFailures } from './failures.ts';
import type { CallFiles } from './spool.ts';

export interface Upload {
  readonly parts: readonly ReceivedPart[];
  /** All files together. */
  readonly inputBytes: number;
  /** Of every part in its order: two requests with the same hash ask for the same. */
  readonly hash: string;
}

const partsMax = 2_000;
const textBytesMax = 1_048_576;
/** What a multipart body has besides its files: texts, names, boundaries. */
const bodyBesidesFilesMax = 16 * 1_048_576;

export interface UploadLimits {
  readonly fileBytesMax: number;
  /** A caller who sends nothing for so long is told to start again: what the call has reserved is for others. */
  readonly idleMs: number;
}

export const uploadIdleMs = 30_000;

/** Streams a request's files into the spool; the first breach of a limit ends the upload with its failure. */
export async function receiveUpload(
  request: IncomingMessage,
  files: CallFiles,
  { fileBytesMax, idleMs }: UploadLimits,
  signal: AbortSignal,
): Promise<Upload> {
  signal.throwIfAborted();
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType)) throw apiFailures.contentTypeWrong();
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > fileBytesMax + bodyBesidesFilesMax)
    throw apiFailures.fileTooLarge({ bytesMax: fileBytesMax });
  const reader = new UploadReader(files, fileBytesMax);
  const stalled = () => reader.refuse(apiFailures.uploadStalled({ seconds: Math.ceil(idleMs / 1000) }));
  request.setTimeout(idleMs).once('timeout', stalled);
  try {
    await readWhole(request, reader, signal);
    await Promise.all(reader.writes);
  } catch (error) {
    await Promise.allSettled(reader.writes);
    if (signal.aborted) throw signal.reason;
    throw reader.breach ?? apiFailures.uploadMalformed({ cause: error });
  } finally {
    request.setTimeout(0).off('timeout', stalled);
  }
  return { parts: reader.parts, inputBytes: reader.inputBytes, hash: reader.hash.digest('hex') };
}

/** Not a pipeline: that would end the connection with the upload, and the caller would never hear why. */
function readWhole(request: IncomingMessage, reader: UploadReader, signal: AbortSignal): Promise<void> {
  const parser = reader.parserFor(request.headers as BusboyHeaders);
  return new Promise<void>((resolve, reject) => {
    reader.onBreach = reject;
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    request.once('error', reject);
    parser.once('error', reject);
    parser.once('finish', resolve);
    request.pipe(parser);
  }).catch((error: Error) => {
    request.unpipe(parser);
    reader.stop(error);
    throw error;
  });
}

class UploadReader {
  readonly parts: ReceivedPart[] = [];
  readonly writes: Promise<unknown>[] = [];
  readonly hash: Hash = createHash('sha256');
  inputBytes = 0;
  breach: Error | undefined;
  onBreach: (failure: Error) => void = () => undefined;
  readonly #streams: Readable[] = [];
  readonly #files: CallFiles;
  readonly #fileBytesMax: number;

  constructor(files: CallFiles, fileBytesMax: number) {
    this.#files = files;
    this.#fileBytesMax = fileBytesMax;
  }

  parserFor(headers: BusboyHeaders) {
    const limits = { fieldNameSize: 2_000, fieldSize: textBytesMax, parts: partsMax, headerPairs: 50 };
    const parser = new Busboy({ headers, limits });
    parser.on('file', (name, stream) => this.#takeFile(name, stream));
    parser.on('field', (name, value, _nameTruncated, isTruncated) => {
      if (isTruncated) this.refuse(apiFailures.textTooLong({ part: name, bytesMax: textBytesMax }));
      this.#identify('text', name).update(value);
      this.parts.push({ name, content: value });
    });
    parser.on('partsLimit', () => this.refuse(apiFailures.partsTooMany({ countMax: partsMax })));
    return parser;
  }

  #takeFile(name: string, stream: Readable): void {
    const source = this.#files.next();
    this.parts.push({ name, content: { source } });
    this.#identify('file', name);
    const count = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.inputBytes += chunk.length;
        this.hash.update(chunk);
        if (this.inputBytes > this.#fileBytesMax) {
          const failure = apiFailures.fileTooLarge({ bytesMax: this.#fileBytesMax });
          this.refuse(failure);
          done(failure);
        } else {
          done(null, chunk);
        }
      },
    });
    const sealing = this.#files.sealing?.();
    // What is sealed is kept: it has to outlive a power cut.
    const file = createWriteStream(source, { mode: 0o600, flush: sealing !== undefined });
    const write = sealing ? pipeline(stream, count, sealing, file) : pipeline(stream, count, file);
    write.catch((error: Error) => this.refuse(error));
    this.writes.push(write);
    this.#streams.push(stream);
  }

  /** Ends the files that are still being written. */
  stop(reason: Error): void {
    for (const stream of this.#streams) stream.destroy(reason);
  }

  /** Lengths are part of what is hashed, so that no two lists of parts look alike. */
  #identify(kind: 'text' | 'file', name: string): Hash {
    return this.hash.update(`\n${this.parts.length} ${kind} ${name.length} ${name}\n`);
  }

  refuse(failure: Error): void {
    if (this.breach) return;
    this.breach = failure;
    this.onBreach(failure);
  }
}
