/** A tokenizer that is stuck asks for an empty slice at the same place over and over. */
const repetitionsMax = 16;

/**
 * A file as the object layer's parser sees it (version 0.4.2). At a stray `)`, `{` or `}` in a damaged dictionary its
 * tokenizer takes an empty keyword again and again without moving on; here the parser is stopped, and it gives up the
 * object as it does with any other error.
 */
export class GuardedBytes extends Uint8Array {
  #emptyAt = -1;
  #repetitions = 0;

  static get [Symbol.species](): Uint8ArrayConstructor {
    return Uint8Array;
  }

  override subarray(begin?: number, end?: number): Uint8Array<ArrayBuffer> {
    const isRepeated = begin !== undefined && begin === end && begin === this.#emptyAt;
    this.#repetitions = isRepeated ? this.#repetitions + 1 : 0;
    this.#emptyAt = begin === end ? (begin ?? -1) : -1;
    if (this.#repetitions > repetitionsMax) throw new SyntaxError(`no token at ${begin}`);
    return super.subarray(begin, end) as Uint8Array<ArrayBuffer>;
  }
}
