/** A tokenizer that is stuck asks for an empty slice at the same place over and over. */
const repetitionsMax = 16;

/**
 * A file as the object layer's parser sees it (version 0.4.2). At a stray `)`, `{` or `}` in a damaged dictionary its
 * tokenizer takes an empty keyword again and again without moving on; here the parser is stopped, and it gives up the
 * object as it does with any other error. What is cut off at its front only is still read by that parser.
 */
export class GuardedBytes extends Uint8Array {
  #emptyAt = -1;
  #repetitions = 0;

  static get [Symbol.species](): Uint8ArrayConstructor {
    return Uint8Array;
  }

  static over(bytes: Uint8Array): GuardedBytes {
    return new GuardedBytes(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length);
  }

  override subarray(begin?: number, end?: number): Uint8Array<ArrayBuffer> {
    if (end === undefined) return GuardedBytes.over(super.subarray(begin));
    const isRepeated = begin !== undefined && begin === end && begin === this.#emptyAt;
    this.#repetitions = isRepeated ? this.#repetitions + 1 : 0;
    this.#emptyAt = begin === end ? (begin ?? -1) : -1;
    if (this.#repetitions > repetitionsMax) throw new SyntaxError(`no token at ${begin}`);
    return super.subarray(begin, end) as Uint8Array<ArrayBuffer>;
  }
}
