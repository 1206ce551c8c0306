/** Bytes that arrive in pieces; grows by half, so that a saved file is never held three times. */
export class ByteSink {
  #bytes: Uint8Array;
  #length = 0;

  constructor(expectedBytes: number) {
    this.#bytes = new Uint8Array(Math.max(expectedBytes, 65_536));
  }

  append(piece: Uint8Array): void {
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
