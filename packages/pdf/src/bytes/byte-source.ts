import type { ByteSink } from './byte-sink.ts';

/** A file that does not change, wherever it lies. */
export interface ByteSource {
  readonly length: number;
  /** From `start` to `end`, or less where the file ends; not to be written to. */
  read(start: number, end: number): Uint8Array;
  /** The same for whoever is done with it before anything else is read: others may be in its place then. */
  look(start: number, end: number): Uint8Array;
  /** All that `bytes` has room for, from `start` on; whoever compares much needs no new memory for each part. */
  readInto(bytes: Uint8Array, start: number): void;
  /** A range piece by piece, without ever holding it all. */
  copy(start: number, end: number, sink: ByteSink): void;
  /** To be called before as much as the file is held in memory; throws where there is no room for it. */
  beforeWhole(): void;
  /** Everything at once. Only what no part of a file is enough for asks for this: repair and decryption. */
  whole(): Uint8Array;
}

/** How a PDF is handed in. */
export type PdfFile = Uint8Array | ByteSource;

export const sourceOf = (file: PdfFile): ByteSource => (file instanceof Uint8Array ? inMemory(file) : file);

export const inMemory = (bytes: Uint8Array): ByteSource => ({
  length: bytes.length,
  read: (start, end) => bytes.subarray(Math.max(0, start), Math.max(0, end)),
  look: (start, end) => bytes.subarray(Math.max(0, start), Math.max(0, end)),
  readInto: (into, start) => into.set(bytes.subarray(start, start + into.length)),
  copy: (start, end, sink) => sink.write(bytes.subarray(start, end)),
  beforeWhole: () => undefined,
  whole: () => bytes,
});
