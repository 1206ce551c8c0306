import type { Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import type { ReceivedPart } from '@pagesmith/operations';
import { apiFailures } from './failures.ts';
import type { CallFiles } from './spool.ts';

const partsMax = 2_000;
const oneTextBytesMax = 1_048_576;

interface UploadTerms {
  readonly fileBytesMax: number;
  readonly textBytesMax: number;
  /** Of every part in its order, for a request that may come again. */
  readonly hash?: Hash | undefined;
  /** For whoever wants to know each file by its hash. */
  nextHash?(): Hash;
}

/** The parts of one multipart body: files go to the spool as they come, texts are kept here, and both are counted. */
export class UploadReader {
  readonly parts: ReceivedPart[] = [];
  readonly writes: Promise<unknown>[] = [];
  inputBytes = 0;
  receivedBytes = 0;
  breach: Error | undefined;
  onBreach: (failure: Error) => void = () => undefined;
  readonly #streams: BusboyFileStream[] = [];
  readonly #files: CallFiles;
  readonly #terms: UploadTerms;

  constructor(files: CallFiles, terms: UploadTerms) {
    this.#files = files;
    this.#terms = terms;
  }

  parserFor(headers: BusboyHeaders) {
    const limits = { fieldNameSize: 2_000, fieldSize: oneTextBytesMax, parts: partsMax, headerPairs: 50 };
    const parser = new Busboy({ headers, limits });
    parser.on('file', (name: string | undefined, stream) => {
      if (name !== undefined) return this.#takeFile(name, stream);
      stream.resume();
      this.refuse(malformed(nameless));
    });
    parser.on('field', (name: string | undefined, value, _nameTruncated, isTruncated) => {
      if (name === undefined) return this.refuse(malformed(nameless));
      if (isTruncated) this.refuse(apiFailures.textTooLong({ part: name, bytesMax: oneTextBytesMax }));
      this.#identify('text', name)?.update(value);
      this.parts.push({ name, content: value });
    });
    parser.on('partsLimit', () => this.refuse(apiFailures.partsTooMany({ countMax: partsMax })));
    return parser;
  }

  /** Counted on the raw body: whatever is not file content is text, a name or useless. */
  count(bytes: number): void {
    this.receivedBytes += bytes;
    const inFiles = this.#streams.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    const { textBytesMax } = this.#terms;
    if (this.receivedBytes - inFiles > textBytesMax) {
      this.refuse(apiFailures.textsTooLong({ bytesMax: textBytesMax }));
    }
  }

  #takeFile(name: string, stream: BusboyFileStream): void {
    const source = this.#files.next();
    this.parts.push({ name, content: { source } });
    this.#identify('file', name);
    const { fileBytesMax, hash } = this.#terms;
    const ownHash = this.#terms.nextHash?.();
    const count = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.inputBytes += chunk.length;
        hash?.update(chunk);
        ownHash?.update(chunk);
        if (this.inputBytes > fileBytesMax) {
          const failure = apiFailures.fileTooLarge({ bytesMax: fileBytesMax });
          this.refuse(failure);
          done(failure);
        } else {
          done(null, chunk);
        }
      },
    });
    const sealing = this.#files.sealing?.();
    const file = createWriteStream(source, { mode: 0o600 });
    const write = sealing ? pipeline(stream, count, sealing, file) : pipeline(stream, count, file);
    write.catch((error: Error) => this.refuse(isOfSystem(error) ? error : malformed(error)));
    this.writes.push(write);
    this.#streams.push(stream);
  }

  /** Ends the files that are still being written. */
  stop(reason: Error): void {
    for (const stream of this.#streams) stream.destroy(reason);
  }

  /** Lengths are hashed too, so that no two different lists of parts have the same hash. */
  #identify(kind: 'text' | 'file', name: string): Hash | undefined {
    return this.#terms.hash?.update(`\n${this.parts.length} ${kind} ${name.length} ${name}\n`);
  }

  refuse(failure: Error): void {
    if (this.breach) return;
    this.breach = failure;
    this.onBreach(failure);
  }
}

/** The parser's types do not say that a part may have no name. */
const nameless = new Error('a part has no name');

const malformed = (cause: Error) => apiFailures.uploadMalformed({ cause });

/** The disk's fault, not the caller's. */
const isOfSystem = (error: Error): boolean => 'syscall' in error;
