const firstBytes = 16_384;

/**
 * Text whose characters are bytes (Latin-1), as it is put together. What is appended goes where it stays: strings that grow
 * by each other would be most of what a document allocates while it is written.
 */
export class ObjectText {
  #bytes = Buffer.allocUnsafeSlow(firstBytes);
  length = 0;

  /** What was appended, until more is. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.length);
  }

  get room(): number {
    return this.#bytes.length;
  }

  byte(byte: number): void {
    if (this.length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.length] = byte;
    this.length += 1;
  }

  text(text: string): void {
    if (this.length + text.length > this.#bytes.length) this.#grow(text.length);
    if (text.length > copiedMin) this.#bytes.write(text, this.length, 'latin1');
    else for (let at = 0; at < text.length; at += 1) this.#bytes[this.length + at] = text.charCodeAt(at);
    this.length += text.length;
  }

  /** Whole and not negative. */
  integer(value: number): void {
    const digits = digitsOf(value);
    if (this.length + digits > this.#bytes.length) this.#grow(digits);
    let rest = value;
    for (let at = this.length + digits - 1; at >= this.length; at -= 1) {
      const next = Math.floor(rest / 10);
      this.#bytes[at] = 48 + (rest - next * 10);
      rest = next;
    }
    this.length += digits;
  }

  toString(): string {
    return this.#bytes.toString('latin1', 0, this.length);
  }

  #grow(more: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * this.#bytes.length, this.length + more));
    larger.set(this.bytes);
    this.#bytes = larger;
  }
}

/** A shorter text is copied sooner by hand. */
const copiedMin = 24;

function digitsOf(value: number): number {
  let digits = 1;
  for (let bound = 10; value >= bound; bound *= 10) digits += 1;
  return digits;
}
