import {
  PdfArray,
  PdfBool,
  type PdfDict,
  type PdfName,
  PdfNull,
  PdfNumber,
  type PdfObject,
  type PdfRef,
  PdfString,
} from '@libpdf/core';
import { hexValue, isDigit, kinds } from './characters.ts';
import { ItemStack } from './item-stack.ts';
import { readLiteralString } from './literal-string.ts';
import { nameOf } from './names.ts';
import { dictOf } from './small-dict.ts';

export type RefOf = (number: number, generation: number) => PdfRef;

/**
 * Reads objects as the object layer does, with three differences: a name keeps its bytes (as Latin-1) where
 * the object layer replaces what is not UTF-8, arrays have no length limit, and it takes a fifth of the time.
 */
export class ObjectParser {
  position = 0;
  readonly #bytes: Uint8Array;
  readonly #refOf: RefOf;
  #depth = 0;

  constructor(bytes: Uint8Array, refOf: RefOf) {
    this.#bytes = bytes;
    this.#refOf = refOf;
  }

  /** The next object; a word that is none, such as a stray operator, counts as null. */
  parse(): PdfObject | undefined {
    this.skipSpace();
    const byte = this.#bytes[this.position];
    if (byte === undefined) return undefined;
    if (byte === 47) return this.#parseName();
    if ((byte >= 48 && byte <= 57) || byte === 43 || byte === 45 || byte === 46)
      return this.#parseNumber(byte);
    if (byte === 40) return this.#parseLiteral();
    if (byte === 91) return this.#parseArray();
    if (byte === 60) {
      return this.#bytes[this.position + 1] === 60 ? this.#parseDict() : this.#parseHex();
    }
    if (kinds[byte] === 2) {
      this.position += 1;
      return PdfNull.instance;
    }
    return wordObjects.get(this.readWord()) ?? PdfNull.instance;
  }

  skipSpace(): void {
    const bytes = this.#bytes;
    for (;;) {
      const byte = bytes[this.position];
      if (byte === undefined) return;
      if (byte === 37)
        while (this.position < bytes.length && !isLineEnd(bytes[this.position])) this.position += 1;
      else if (kinds[byte] !== 1) return;
      this.position += 1;
    }
  }

  readWord(): string {
    const bytes = this.#bytes;
    const start = this.position;
    while (this.position < bytes.length && kinds[bytes[this.position] ?? 0] === 0) this.position += 1;
    return String.fromCharCode(...bytes.subarray(start, Math.min(this.position, start + 64)));
  }

  /** The next whole number, or -1. */
  readInteger(): number {
    this.skipSpace();
    if (!isDigit(this.#bytes[this.position])) return -1;
    let value = 0;
    for (let byte = this.#bytes[this.position] ?? 0; byte >= 48 && byte <= 57; ) {
      value = value * 10 + byte - 48;
      this.position += 1;
      byte = this.#bytes[this.position] ?? 0;
    }
    return value;
  }

  /** The place on the stack of an array or a dictionary that begins. Whatever a broken one left there goes first. */
  #descend(): number {
    if (this.#depth === 0) begun.cutTo(0);
    this.#depth += 1;
    if (this.#depth > depthMax) throw new RangeError('objects are nested too deeply');
    return begun.height;
  }

  #parseName(): PdfName {
    const bytes = this.#bytes;
    const start = this.position + 1;
    let end = start;
    let hash = 0;
    for (let byte = bytes[end]; byte !== undefined && kinds[byte] === 0; byte = bytes[end]) {
      hash = (Math.imul(hash, 31) + byte) | 0;
      end += 1;
    }
    this.position = end;
    return nameOf(bytes, start, end, hash);
  }

  #parseNumber(first: number): PdfObject {
    const start = this.position;
    const value = this.readInteger();
    const next = this.#bytes[this.position];
    if (first < 48 || next === 46 || next === 45 || (next !== undefined && kinds[next] === 0)) {
      this.position = start;
      return this.#parseReal();
    }
    const end = this.position;
    if (kinds[next ?? 0] === 1) {
      const generation = this.readInteger();
      if (generation < 0) {
        this.position = end;
        return numberOf(value);
      }
      this.skipSpace();
      const after = this.#bytes[this.position + 1];
      if (this.#bytes[this.position] === 82 && (after === undefined || kinds[after] !== 0)) {
        this.position += 1;
        return this.#refOf(value, generation);
      }
    }
    this.position = end;
    return numberOf(value);
  }

  #parseReal(): PdfObject {
    const [, sign = '', digits = ''] = /^([+-]*)(\d*\.?\d*)/.exec(this.readWord()) ?? [];
    const value = Number.parseFloat(digits);
    if (Number.isNaN(value)) return sign || digits ? PdfNumber.of(0) : PdfNull.instance;
    return PdfNumber.of(sign.startsWith('-') && sign.length === 1 ? -value : value);
  }

  #parseLiteral(): PdfString {
    const { value, end } = readLiteralString(this.#bytes, this.position + 1);
    this.position = end;
    return new PdfString(value, 'literal');
  }

  #parseHex(): PdfString {
    const close = this.#bytes.indexOf(62, this.position);
    const end = close < 0 ? this.#bytes.length : close;
    const digits: number[] = [];
    for (const byte of this.#bytes.subarray(this.position + 1, end)) {
      const digit = hexValue(byte);
      if (digit >= 0) digits.push(digit);
    }
    const value = new Uint8Array(Math.ceil(digits.length / 2));
    for (let index = 0; index < value.length; index += 1) {
      value[index] = (digits[index * 2] ?? 0) * 16 + (digits[index * 2 + 1] ?? 0);
    }
    this.position = end + 1;
    return new PdfString(value, 'hex');
  }

  #parseArray(): PdfArray {
    const start = this.#descend();
    this.position += 1;
    for (;;) {
      this.skipSpace();
      const byte = this.#bytes[this.position];
      if (byte === undefined || this.#isEndOfObject(byte)) break;
      if (byte === 93) {
        this.position += 1;
        break;
      }
      const item = this.parse();
      if (item) begun.push(item);
    }
    this.#depth -= 1;
    return new PdfArray(begun.takeFrom(start));
  }

  #parseDict(): PdfDict {
    const start = this.#descend();
    this.position += 2;
    for (;;) {
      this.skipSpace();
      const byte = this.#bytes[this.position];
      if (byte === undefined || this.#isEndOfObject(byte)) break;
      if (byte === 62) {
        this.position += this.#bytes[this.position + 1] === 62 ? 2 : 1;
        break;
      }
      if (byte !== 47) {
        this.parse();
        continue;
      }
      const key = this.#parseName();
      this.skipSpace();
      if (this.#bytes[this.position] === 62) continue;
      const value = this.parse();
      if (!value) continue;
      begun.push(key);
      begun.push(value);
    }
    this.#depth -= 1;
    return dictOf(begun.takeFrom(start));
  }

  // "endobj" or "stream" inside a dictionary or an array: it was never closed.
  #isEndOfObject(byte: number): boolean {
    if (byte !== 101 && byte !== 115) return false;
    const word = String.fromCharCode(...this.#bytes.subarray(this.position, this.position + 6));
    return word === 'endobj' || word === 'stream';
  }
}

/** Parsers do not parse while another one does, and share it. */
const begun = new ItemStack();
const depthMax = 500;
const isLineEnd = (byte: number | undefined): boolean => byte === 10 || byte === 13;
const wordObjects = new Map<string, PdfObject>([
  ['true', PdfBool.TRUE],
  ['false', PdfBool.FALSE],
]);

const smallNumbers = Array.from({ length: 1024 }, (_, value) => PdfNumber.of(value));
const numberOf = (value: number): PdfNumber => smallNumbers[value] ?? PdfNumber.of(value);
