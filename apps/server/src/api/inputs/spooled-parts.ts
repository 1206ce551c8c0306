import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReceivedPart } from '@pagesmith/operations';
import { apiFailures } from '../failures.ts';
import type { CallFiles } from '../spool.ts';

const fileNameLengthMax = 255;

export interface SpoolTerms {
  readonly fileBytesMax: number;
  /** Whether the parts are hashed, because the request may come again. */
  readonly isHashed?: boolean | undefined;
  /** For whoever wants to know each file by its hash. */
  nextHash?(): Hash;
}

/** A path, or the bytes themselves. */
export type FileSource = string | Uint8Array;

/** The parts of one request, whatever its form: files go to the spool as they come, small ones and texts are kept here. */
export class SpooledParts {
  readonly writes: Promise<unknown>[] = [];
  inputBytes = 0;
  /** Where the result is to be sent. */
  deliverTo: string | undefined;
  /** Made for whoever has to be told: most requests bring all their files along. */
  #ending: AbortController | undefined;
  #failure: Error | undefined;
  #onRefused: ((failure: Error) => void) | undefined;
  readonly #streams: Readable[] = [];
  readonly #files: CallFiles;
  readonly #terms: SpoolTerms;
  readonly #parts: { readonly name: string; readonly text?: string; readonly path?: string }[] = [];
  readonly #names = new Map<string, string>();
  readonly #held = new Map<string, Uint8Array>();
  /** One for each part: the pieces of two files may come in any order. */
  readonly #hashes: Hash[] = [];

  constructor(files: CallFiles, terms: SpoolTerms) {
    this.#files = files;
    this.#terms = terms;
  }

  /** The first one; nothing more is wanted then. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  /** Aborts with it. */
  get ended(): AbortSignal {
    this.#ending ??= new AbortController();
    if (this.#failure) this.#ending.abort(this.#failure);
    return this.#ending.signal;
  }

  /** Calls with it, at once if there is one already. */
  onRefused(act: (failure: Error) => void): void {
    this.#onRefused = act;
    if (this.#failure) act(this.#failure);
  }

  /** Once all writes are done. */
  get parts(): ReceivedPart[] {
    return this.#parts.map(({ name, text, path = '' }) => ({
      name,
      content: text ?? { source: this.#sourceOf(path) },
    }));
  }

  /** What the caller calls each file; never used as a path. */
  get fileNames(): Map<FileSource, string> {
    return new Map([...this.#names].map(([path, name]) => [this.#sourceOf(path), name]));
  }

  /** Of all parts in their order; empty where none was asked for. */
  get hash(): string {
    if (!this.#terms.isHashed) return '';
    const whole = createHash('sha256');
    for (const hash of this.#hashes) whole.update(hash.copy().digest());
    return whole.digest('hex');
  }

  refuse(failure: Error): void {
    if (!this.#failure) {
      this.#failure = failure;
      this.#ending?.abort(failure);
      this.#onRefused?.(failure);
    }
    for (const stream of this.#streams) stream.destroy(failure);
  }

  addText(name: string, value: string): void {
    this.#hashFor('text', name)?.update(value);
    this.#parts.push({ name, text: value });
  }

  addFile(name: string, path: string, fileName?: string): void {
    if (fileName) this.#names.set(path, [...fileName].slice(-fileNameLengthMax).join(''));
    this.#parts.push({ name, path });
  }

  /** Where the file will be, unless it is small; what is wrong with the stream itself, `malformed` has the words for. */
  spool(name: string, stream: Readable, malformed: (cause: Error) => Error): string {
    const path = this.#files.next();
    const write = this.#receive(name, stream, path);
    write.catch((error: Error) => this.refuse(isOfSystem(error) ? error : malformed(error)));
    this.writes.push(write);
    this.#streams.push(stream);
    return path;
  }

  #sourceOf(path: string): FileSource {
    return this.#held.get(path) ?? path;
  }

  /** What turns out to be too large for memory goes to the disk with all that came before. */
  #receive(name: string, stream: Readable, path: string): Promise<void> {
    const hashes = [this.#hashFor('file', name), this.#terms.nextHash?.()];
    const held: Buffer[] = [];
    return new Promise((resolve, reject) => {
      const take = (piece: Buffer) => {
        const failure = this.#count(piece, hashes);
        if (failure) return reject(failure);
        held.push(piece);
        if (this.#files.hold?.(piece.length)) return;
        stream.pause().off('data', take).off('end', keep);
        resolve(this.#write(path, held, this.#counted(stream, hashes)));
      };
      const keep = () => {
        this.#held.set(path, joined(held));
        this.#files.unwritten(path);
        resolve();
      };
      stream.on('data', take).once('end', keep).on('error', reject);
      stream.once('close', () => {
        if (!stream.readableEnded) reject(new Error('a file was cut off'));
      });
    });
  }

  #write(path: string, first: readonly Buffer[], rest: AsyncIterable<Buffer>): Promise<void> {
    const pieces = Readable.from(inOrder(first, rest));
    const sealing = this.#files.sealing?.();
    const file = createWriteStream(path, { mode: 0o600 });
    return sealing ? pipeline(pieces, sealing, file) : pipeline(pieces, file);
  }

  async *#counted(stream: Readable, hashes: readonly (Hash | undefined)[]): AsyncGenerator<Buffer, void> {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      const failure = this.#count(piece, hashes);
      if (failure) throw failure;
      yield piece;
    }
  }

  #count(piece: Buffer, hashes: readonly (Hash | undefined)[]): Error | undefined {
    const { fileBytesMax } = this.#terms;
    this.inputBytes += piece.length;
    for (const hash of hashes) hash?.update(piece);
    if (this.inputBytes <= fileBytesMax) return undefined;
    const failure = apiFailures.fileTooLarge({ bytesMax: fileBytesMax });
    this.refuse(failure);
    return failure;
  }

  /** Lengths are hashed too, so that no two different lists of parts have the same hash. */
  #hashFor(kind: 'text' | 'file', name: string): Hash | undefined {
    if (!this.#terms.isHashed) return undefined;
    const hash = createHash('sha256').update(`${kind} ${name.length} ${name}\n`);
    this.#hashes.push(hash);
    return hash;
  }
}

function joined(pieces: readonly Buffer[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

async function* inOrder(first: readonly Buffer[], rest: AsyncIterable<Buffer>) {
  yield* first;
  yield* rest;
}

/** The disk's fault, not the caller's. */
const isOfSystem = (error: Error): boolean => 'syscall' in error;
