import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { Blocks, blockBytesMax, unfilled } from './blocks.ts';
import type { ByteSink } from './byte-sink.ts';
import type { ByteSource } from './byte-source.ts';

/** The objects of a large file lie far apart: a block hardly ever holds two that are asked for. */
const largeBytes = 64 * 1_048_576;
const blockBytesOfLarge = 4_096;
/** A block goes on into the next one, so that what begins within it and is small needs no read of its own. */
const overlapBytes = 4_096;
const blockBytesUsual = blockBytesMax - overlapBytes;
const pieceBytes = 262_144;
/** On its way from any file to where it is written. */
let piece: Uint8Array | undefined;

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
  readonly #blocks = new Blocks();
  readonly #options: FileSourceOptions;

  constructor(path: string, options: FileSourceOptions = {}) {
    this.#file = openSync(path, 'r');
    this.length = options.seal?.length ?? fstatSync(this.#file).size;
    this.#blockBytes = this.length > largeBytes ? blockBytesOfLarge : blockBytesUsual;
    this.#options = options;
  }

  read(start: number, end: number): Uint8Array {
    const seen = this.#lookIntoBlock(start, end);
    return seen ? new Uint8Array(seen) : this.#readAlone(start, end);
  }

  look(start: number, end: number): Uint8Array {
    return this.#lookIntoBlock(start, end) ?? this.#readAlone(start, end);
  }

  readInto(bytes: Uint8Array, start: number): void {
    this.#readInto(bytes, start);
  }

  copy(start: number, end: number, sink: ByteSink): void {
    piece ??= unfilled(pieceBytes);
    const to = Math.min(end, this.length);
    for (let at = start; at < to; at += pieceBytes) {
      sink.write(this.#readInto(piece.subarray(0, Math.min(pieceBytes, to - at)), at));
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
    this.#blocks.dropAll();
  }

  /** Where one block has it all. */
  #lookIntoBlock(start: number, end: number): Uint8Array | undefined {
    const from = Math.max(0, start);
    const to = Math.min(end, this.length);
    const number = Math.floor(from / this.#blockBytes);
    const at = number * this.#blockBytes;
    const isWithinBlock = from < to && to <= at + this.#blockBytes + overlapBytes;
    return isWithinBlock ? this.#block(number).subarray(from - at, to - at) : undefined;
  }

  #readAlone(start: number, end: number): Uint8Array {
    const from = Math.max(0, start);
    const to = Math.min(end, this.length);
    return this.#readInto(unfilled(Math.max(0, to - from)), from);
  }

  #block(number: number): Uint8Array {
    const known = this.#blocks.get(number);
    if (known) return known;
    const at = number * this.#blockBytes;
    const block = this.#blocks.hold(number);
    try {
      this.#readInto(block.subarray(0, Math.min(this.#blockBytes + overlapBytes, this.length - at)), at);
      return block;
    } catch (error) {
      this.#blocks.drop(number);
      throw error;
    }
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
