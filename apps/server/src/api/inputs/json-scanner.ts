import type { Base64String } from './base64-string.ts';
import { inputFailures } from './failures.ts';

/** Deeper than any request of ours. */
const depthMax = 64;

const [quote, backslash, colon, comma] = [0x22, 0x5c, 0x3a, 0x2c];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

interface Terms {
  /** Whether the top-level property of this name takes files, so deep within the body. */
  isFile(name: string, depth: number): boolean;
  /** Where the content of a file goes; its number stands in the text in place of its base64. */
  begin(property: string): { readonly string: Base64String; readonly number: number };
}

/**
 * Reads a JSON body as it arrives, and takes the long strings out of it: the `base64` of files, which is decoded at once.
 * What is left is short, and `JSON.parse` judges whether it is JSON.
 */
export class JsonScanner {
  readonly #terms: Terms;
  readonly #text: Buffer[] = [];
  textBytes = 0;
  readonly #open: number[] = [];
  /** The bytes of the string that is being read. */
  #string: number[] | undefined;
  #isEscaped = false;
  #lastString = '';
  #property = '';
  #isAfterBase64 = false;
  #base64: Base64String | undefined;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  get text(): string {
    return Buffer.concat(this.#text).toString('utf8');
  }

  async take(chunk: Buffer): Promise<void> {
    let at = 0;
    while (at < chunk.length) {
      at = this.#base64 ? await this.#takeBase64(chunk, at, this.#base64) : this.#takeText(chunk, at);
    }
  }

  async #takeBase64(chunk: Buffer, from: number, string: Base64String): Promise<number> {
    const end = chunk.indexOf(quote, from);
    await string.take(chunk.subarray(from, end < 0 ? chunk.length : end));
    if (end < 0) return chunk.length;
    await string.end();
    this.#base64 = undefined;
    return end + 1;
  }

  /** Up to the end of the chunk, or to where a base64 begins. */
  #takeText(chunk: Buffer, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (this.#string) this.#takeStringByte(byte, this.#string);
      else if (byte === quote && this.#isAfterBase64) {
        const { string, number } = this.#terms.begin(this.#property);
        this.#keep(chunk.subarray(from, at));
        this.#keep(Buffer.from(`"${number}"`));
        this.#base64 = string;
        this.#isAfterBase64 = false;
        return at + 1;
      } else this.#takeMark(byte);
    }
    this.#keep(chunk.subarray(from));
    return chunk.length;
  }

  #takeStringByte(byte: number, bytes: number[]): void {
    if (!this.#isEscaped && byte === quote) {
      this.#lastString = textOf(Buffer.from(bytes));
      this.#string = undefined;
    } else {
      this.#isEscaped = !this.#isEscaped && byte === backslash;
      bytes.push(byte);
    }
  }

  #takeMark(byte: number): void {
    if (byte === quote) this.#string = [];
    else if (byte === openBrace || byte === openBracket) {
      this.#open.push(byte);
      if (this.#open.length > depthMax) throw inputFailures.jsonMalformed();
    } else if (byte === closeBrace || byte === closeBracket) this.#open.pop();
    else if (byte === colon) this.#takeKey(this.#lastString);
    // White space may stand between a key and its value; any other value is for `JSON.parse`.
    if (byte !== colon && byte > 0x20) this.#isAfterBase64 = false;
    if (byte === comma) this.#lastString = '';
  }

  #takeKey(key: string): void {
    const depth = this.#open.length;
    if (depth === 1) this.#property = key;
    const isInside = depth > 1 && this.#open.at(-1) === openBrace;
    this.#isAfterBase64 = isInside && key === 'base64' && this.#terms.isFile(this.#property, depth);
  }

  #keep(bytes: Buffer): void {
    this.textBytes += bytes.length;
    this.#text.push(Buffer.from(bytes));
  }
}

/** Escapes mean what they stand for; a string that is malformed fails later, with all of the text. */
function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (!text.includes('\\')) return text;
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
}
