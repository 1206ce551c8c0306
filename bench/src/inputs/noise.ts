/** The same pseudo-random numbers on every machine and in every run (xorshift32). */
export class Noise {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2_654_435_761 + 1) >>> 0 || 1;
  }

  below(limit: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) % limit;
  }

  bytes(length: number): Uint8Array {
    const words = new Uint32Array(Math.ceil(length / 4));
    for (let index = 0; index < words.length; index++) words[index] = this.below(0x1_0000_0000);
    return new Uint8Array(words.buffer, 0, length);
  }
}
