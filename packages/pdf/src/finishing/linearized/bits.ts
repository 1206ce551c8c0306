/** Numbers of any width, one after the other, highest bit first. */
export class Bits {
  readonly #bytes: number[] = [];
  #free = 0;

  get length(): number {
    return this.#bytes.length;
  }

  add(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit -= 1) {
      if (this.#free === 0) {
        this.#bytes.push(0);
        this.#free = 8;
      }
      this.#free -= 1;
      const isSet = Math.floor(value / 2 ** bit) % 2 === 1;
      if (isSet) this.#bytes[this.#bytes.length - 1] = (this.#bytes.at(-1) ?? 0) | (1 << this.#free);
    }
  }

  /** One entry of a table for every item, which begins at a byte. */
  addAll(values: readonly number[], width: number): void {
    for (const value of values) this.add(value, width);
    this.#free = 0;
  }

  toBytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

export const widthOf = (value: number): number => (value <= 0 ? 0 : Math.floor(Math.log2(value)) + 1);
