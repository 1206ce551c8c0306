import type { Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReceivedPart } from '@pagesmith/operations';
import { apiFailures } from '../failures.ts';
import type { CallFiles } from '../spool.ts';

const fileNameLengthMax = 255;

export interface SpoolTerms {
  readonly fileBytesMax: number;
  /** Of every part in its order, for a request that may come again. */
  readonly hash?: Hash | undefined;
  /** For whoever wants to know each file by its hash. */
  nextHash?(): Hash;
}

/** The parts of one request, whatever its form: files go to the spool as they come, texts are kept here. */
export class SpooledParts {
  readonly parts: ReceivedPart[] = [];
  readonly writes: Promise<unknown>[] = [];
  /** What the caller calls each file; never used as a path. */
  readonly fileNames = new Map<string, string>();
  inputBytes = 0;
  /** Where the result is to be sent. */
  deliverTo: string | undefined;
  readonly #ending = new AbortController();
  readonly #streams: Readable[] = [];
  readonly #files: CallFiles;
  readonly #terms: SpoolTerms;
  #count = 0;

  constructor(files: CallFiles, terms: SpoolTerms) {
    this.#files = files;
    this.#terms = terms;
  }

  /** Aborts with the first failure; nothing more is wanted then. */
  get ended(): AbortSignal {
    return this.#ending.signal;
  }

  refuse(failure: Error): void {
    this.#ending.abort(failure);
    for (const stream of this.#streams) stream.destroy(failure);
  }

  addText(name: string, value: string): void {
    this.#identify('text', name)?.update(value);
    this.#count += 1;
    this.parts.push({ name, content: value });
  }

  addFile(name: string, source: string, fileName?: string): void {
    if (fileName) this.fileNames.set(source, [...fileName].slice(-fileNameLengthMax).join(''));
    this.parts.push({ name, content: { source } });
  }

  /** Where the file will be; what is wrong with the stream itself, `malformed` has the words for. */
  spool(name: string, stream: Readable, malformed: (cause: Error) => Error): string {
    const source = this.#files.next();
    this.#count += 1;
    this.#identify('file', name);
    const sealing = this.#files.sealing?.();
    const file = createWriteStream(source, { mode: 0o600 });
    const count = this.#counting();
    const write = sealing ? pipeline(stream, count, sealing, file) : pipeline(stream, count, file);
    write.catch((error: Error) => this.refuse(isOfSystem(error) ? error : malformed(error)));
    this.writes.push(write);
    this.#streams.push(stream);
    return source;
  }

  #counting(): Transform {
    const { fileBytesMax, hash } = this.#terms;
    const ownHash = this.#terms.nextHash?.();
    return new Transform({
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
  }

  /** Lengths are hashed too, so that no two different lists of parts have the same hash. */
  #identify(kind: 'text' | 'file', name: string): Hash | undefined {
    return this.#terms.hash?.update(`\n${this.#count} ${kind} ${name.length} ${name}\n`);
  }
}

/** The disk's fault, not the caller's. */
const isOfSystem = (error: Error): boolean => 'syscall' in error;
