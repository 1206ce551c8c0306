import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { ByteSink } from './byte-sink.ts';
import type { ByteSource } from './byte-source.ts';

const blockBytesUsual = 16_384;
/** The objects of a large file lie far apart: a block hardly ever holds two that are asked for. */
const largeBytes = 64 * 1_048_576;
const blockBytesOfLarge = 4_096;
/** A block goes on into the next one, so that what begins within it and is small needs no read of its own. */
const overlapBytes = 4_096;
/** Five megabytes, or two of a large file: the neighbourhood of what is being read. */
const blocksMax = 256;
const pieceBytes = 262_144;

/** No Buffer, whose slices are views; and without zeros, which would be written over at once. */
const unfilled = (length: number) => new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);

/** What has to be undone where the file is sealed: its content lies somewhere within, and says nothing as it is. */
export interface Seal {
  readonly start: number;
  readonly length: number;
  /** Makes bytes what they were, in place; `position` is where they stand in the content. */
  open(bytes: Uint8Array, position: number): void;
}

interface FileSourceOptions {
  readonly seal?: Seal | undefined;
  /** Called before the file is read into memory whole; throws where there is no room for it. */
  readonly beforeWhole?: ((lengthBytes: number) => void) | undefined;
}

/**
 * A file that is read where it lies. Synchronously: an engine process has nothing else to do in the meantime. Small
 * ranges come from blocks that are kept for a while, large ones from the file each time.
 */
export class FileSource implements ByteSource {
  readonly length: number;
  readonly #file: number;
  readonly #blockBytes: number;
  readonly #blocks = new Map<number, Uint8Array>();
  readonly #options: FileSourceOptions;
  #piece: Uint8Array | undefined;

  constructor(path: string, options: FileSourceOptions = {}) {
    this.#file = openSync(path, 'r');
    this.length = options.seal?.length ?? fstatSync(this.#file).size;
    this.#blockBytes = this.length > largeBytes ? blockBytesOfLarge : blockBytesUsual;
    this.#options = options;
  }

  read(start: number, end: number): Uint8Array {
    const from = Math.max(0, start);
    const to = Math.min(end, this.length);
    if (from >= to) return new Uint8Array(0);
    const number = Math.floor(from / this.#blockBytes);
    const at = number * this.#blockBytes;
    const isWithinBlock = to <= at + this.#blockBytes + overlapBytes;
    if (!isWithinBlock) return this.#readInto(unfilled(to - from), from);
    return this.#block(number).subarray(from - at, to - at);
  }

  readInto(bytes: Uint8Array, start: number): void {
    this.#readInto(bytes, start);
  }

  copy(start: number, end: number, sink: ByteSink): void {
    this.#piece ??= unfilled(pieceBytes);
    const to = Math.min(end, this.length);
    for (let at = start; at < to; at += pieceBytes) {
      sink.write(this.#readInto(this.#piece.subarray(0, Math.min(pieceBytes, to - at)), at));
    }
  }

  beforeWhole(): void {
    this.#options.beforeWhole?.(this.length);
  }

  whole(): Uint8Array {
    this.beforeWhole();
    return this.#readInto(unfilled(this.length), 0);
  }

  close(): void {
    closeSync(this.#file);
  }

  #block(number: number): Uint8Array {
    const known = this.#blocks.get(number);
    if (known) return known;
    const at = number * this.#blockBytes;
    const block = this.#readInto(unfilled(Math.min(this.#blockBytes + overlapBytes, this.length - at)), at);
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size >= blocksMax && oldest !== undefined) this.#blocks.delete(oldest);
    this.#blocks.set(number, block);
    return block;
  }

  #readInto(bytes: Uint8Array, position: number): Uint8Array {
    const { seal } = this.#options;
    const start = position + (seal?.start ?? 0);
    for (let done = 0; done < bytes.length; ) {
      const count = readSync(this.#file, bytes, done, bytes.length - done, start + done);
      if (count === 0) throw new Error('a file became shorter while it was read');
      done += count;
    }
    seal?.open(bytes, position);
    return bytes;
  }
}
