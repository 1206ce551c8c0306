import type { ByteSink } from './byte-sink.ts';

/** Bytes that arrive in pieces; grows by half, so that what is written is never held three times. */
export class MemorySink implements ByteSink {
  #bytes: Uint8Array;
  #length = 0;

  constructor(expectedBytes = 0) {
    this.#bytes = new Uint8Array(Math.max(expectedBytes, 65_536));
  }

  write(piece: Uint8Array): void {
    const needed = this.#length + piece.length;
    if (needed > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(needed, Math.ceil(this.#bytes.length * 1.5)));
      grown.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = grown;
    }
    this.#bytes.set(piece, this.#length);
    this.#length = needed;
  }

  finish(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}
