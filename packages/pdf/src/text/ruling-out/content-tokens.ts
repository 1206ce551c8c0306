/** What is not understood rules nothing out. */
export class NotUnderstood extends Error {}

/** The letters that the current font shows for a string; null where it is not known what it shows. */
export type Decode = (bytes: Uint8Array, start: number, end: number) => string | null;

export type Operand =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly value: string }
  /** Letters; a line break stands where pieces of an array need not follow each other. */
  | { readonly kind: 'text'; readonly value: string | null }
  | { readonly kind: 'texts'; readonly value: string | null }
  | { readonly kind: 'dictionary' };

const plain = 0;
const space = 1;
const delimiter = 2;
const kinds = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) kinds[code] = space;
for (const character of '()<>[]{}/%') kinds[character.charCodeAt(0)] = delimiter;
const kindOf = (byte: number | undefined): number => kinds[byte ?? 0] ?? plain;

const [open, close, less, greater] = [0x28, 0x29, 0x3c, 0x3e];
const [bracket, bracketEnd, slash, percent, backslash] = [0x5b, 0x5d, 0x2f, 0x25, 0x5c];
const wordMax = 120;
const textBytesMax = 32_000;
/** A thousandth of the font's size: from here on back, letters could be drawn over those before them. */
const backMax = 40;

/** Reads a content stream as PDFium does, and gives up where the two could differ. */
export class ContentTokens {
  readonly #bytes: Uint8Array;
  readonly #decode: Decode;
  #at = 0;

  constructor(bytes: Uint8Array, decode: Decode) {
    this.#bytes = bytes;
    this.#decode = decode;
  }

  /** The next operand or operator; undefined at the end. */
  next(): Operand | string | undefined {
    this.#skipSpace();
    const byte = this.#bytes[this.#at];
    if (byte === undefined) return undefined;
    if (byte === open || byte === less) return this.#textOrDictionary();
    if (byte === bracket) return this.#array();
    if (byte === slash) return { kind: 'name', value: this.#name() };
    if (kindOf(byte) === delimiter) throw new NotUnderstood();
    const word = this.#word();
    return isNumber(word) ? { kind: 'number', value: Number.parseFloat(word) } : word;
  }

  #skipSpace(): void {
    for (; this.#at < this.#bytes.length; this.#at += 1) {
      const byte = this.#bytes[this.#at];
      if (byte === percent) this.#skipComment();
      else if (kindOf(byte) !== space) return;
    }
  }

  #skipComment(): void {
    while (this.#at + 1 < this.#bytes.length) {
      const next = this.#bytes[this.#at + 1];
      if (next === 10 || next === 13) return;
      this.#at += 1;
    }
  }

  #word(): string {
    let word = '';
    for (; this.#at < this.#bytes.length && kindOf(this.#bytes[this.#at]) === plain; this.#at += 1) {
      word += String.fromCharCode(this.#bytes[this.#at] ?? 0);
    }
    if (word.length > wordMax) throw new NotUnderstood();
    return word;
  }

  /** Without making a string of it: most of a page is such numbers between letters. */
  #number(): number {
    const start = this.#at;
    let value = 0;
    let scale = 0;
    let sign = 1;
    for (; kindOf(this.#bytes[this.#at]) === plain && this.#at < this.#bytes.length; this.#at += 1) {
      const byte = this.#bytes[this.#at] ?? 0;
      if (byte >= 0x30 && byte <= 0x39) {
        value = 10 * value + byte - 0x30;
        scale *= 10;
      } else if (byte === 0x2e && scale === 0) scale = 1;
      else if (byte === 0x2d && this.#at === start) sign = -1;
      else if (byte !== 0x2b || this.#at !== start) throw new NotUnderstood();
    }
    if (this.#at === start) throw new NotUnderstood();
    return (sign * value) / (scale || 1);
  }

  #name(): string {
    this.#at += 1;
    const name = this.#word();
    if (name.includes('#')) throw new NotUnderstood();
    return name;
  }

  #textOrDictionary(): Operand {
    if (this.#bytes[this.#at] === open) return { kind: 'text', value: this.#literal() };
    if (this.#bytes[this.#at + 1] !== less) return { kind: 'text', value: this.#hexadecimal() };
    this.#skipDictionary();
    return { kind: 'dictionary' };
  }

  #array(): Operand {
    this.#at += 1;
    let letters = '';
    let isKnown = true;
    for (;;) {
      this.#skipSpace();
      const byte = this.#bytes[this.#at];
      if (byte === bracketEnd) break;
      if (byte === open || byte === less) {
        const { value } = this.#textOrDictionary() as { value?: string | null };
        if (value === undefined || value === null) isKnown = false;
        else letters += value;
      } else {
        if (this.#number() > backMax) letters += '\n';
      }
    }
    this.#at += 1;
    return { kind: 'texts', value: isKnown ? letters : null };
  }

  #literal(): string | null {
    const start = this.#at + 1;
    let depth = 0;
    let isEscaped = false;
    for (let at = start; at < this.#bytes.length; at += 1) {
      const byte = this.#bytes[at];
      if (byte === backslash) {
        isEscaped = true;
        at += 1;
      } else if (byte === open) depth += 1;
      else if (byte === close && depth > 0) depth -= 1;
      else if (byte === close) {
        this.#at = at + 1;
        if (at - start > textBytesMax) throw new NotUnderstood();
        if (!isEscaped) return this.#decode(this.#bytes, start, at);
        const bytes = unescaped(this.#bytes.subarray(start, at));
        return this.#decode(bytes, 0, bytes.length);
      }
    }
    throw new NotUnderstood();
  }

  #hexadecimal(): string | null {
    const end = this.#bytes.indexOf(greater, this.#at);
    if (end < 0 || end - this.#at > 2 * textBytesMax) throw new NotUnderstood();
    const digits = Buffer.from(this.#bytes.subarray(this.#at + 1, end))
      .toString('latin1')
      .replace(/[^0-9A-Fa-f]/g, '');
    this.#at = end + 1;
    const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
    return this.#decode(bytes, 0, bytes.length);
  }

  /** Of marked content, whose properties may replace its text. */
  #skipDictionary(): void {
    this.#at += 2;
    for (let depth = 1; depth > 0; ) {
      this.#skipSpace();
      const [byte, next] = [this.#bytes[this.#at], this.#bytes[this.#at + 1]];
      if (byte === undefined) throw new NotUnderstood();
      if (byte === less && next === less) {
        depth += 1;
        this.#at += 2;
      } else if (byte === greater && next === greater) {
        depth -= 1;
        this.#at += 2;
      } else if (byte === slash) {
        if (this.#name() === 'ActualText') throw new NotUnderstood();
      } else if (byte === open) this.#literal();
      else if (byte === less) this.#hexadecimal();
      else if (byte === bracket || byte === bracketEnd) this.#at += 1;
      else if (kindOf(byte) === delimiter) throw new NotUnderstood();
      else this.#word();
    }
  }
}

const isNumber = (word: string): boolean => /^[-+.\d]+$/.test(word);

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescaped(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const plainText = text.replace(/\\(?:([0-7]{1,3})|(\r\n?|\n)|([\s\S]))/g, (_, octal, lineEnd, letter) => {
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
    return lineEnd ? '' : (escapes[letter] ?? letter);
  });
  return Buffer.from(plainText, 'latin1');
}
