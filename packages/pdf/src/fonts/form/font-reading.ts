import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import type { Font } from 'harfbuzzjs';
import { decodeStream } from '../../document/index.ts';
import type { HarfBuzz } from '../harfbuzz.ts';

interface Objects {
  resolve(object: PdfObject | null | undefined): PdfObject | undefined;
}

/** What reading a font of a document needs: its objects, and HarfBuzz for embedded font files. */
export interface FontReading extends Objects {
  readonly harfBuzz: HarfBuzz;
}

export function dictAt(reading: Objects, dict: PdfDict | undefined, key: string): PdfDict | undefined {
  const value = reading.resolve(dict?.get(key));
  return value instanceof PdfDict ? value : undefined;
}

export function arrayAt(reading: Objects, dict: PdfDict | undefined, key: string): PdfObject[] {
  const value = reading.resolve(dict?.get(key));
  return value instanceof PdfArray ? value.toArray() : [];
}

export function numberAt(reading: Objects, dict: PdfDict | undefined, key: string): number | undefined {
  const value = reading.resolve(dict?.get(key));
  return value instanceof PdfNumber ? value.value : undefined;
}

export function nameAt(reading: Objects, dict: PdfDict | undefined, key: string): string | undefined {
  const value = reading.resolve(dict?.get(key));
  return value instanceof PdfName ? value.value : undefined;
}

/** HarfBuzz's view of an embedded TrueType or OpenType file; nothing for Type 1 and bare CFF programs. */
export function embeddedFont(reading: FontReading, descriptor: PdfDict | undefined): Font | undefined {
  const stream = dictAt(reading, descriptor, 'FontFile2') ?? dictAt(reading, descriptor, 'FontFile3');
  if (!(stream instanceof PdfStream)) return undefined;
  if (descriptor?.has('FontFile3') && nameAt(reading, stream, 'Subtype') !== 'OpenType') return undefined;
  const { Blob, Face, Font } = reading.harfBuzz;
  const data = dataOf(reading, stream);
  if (!data) return undefined;
  try {
    return new Font(new Face(new Blob(data)));
  } catch {
    return undefined;
  }
}

/** Undefined where the data cannot be decoded, or would fill the memory. */
function dataOf({ resolve }: Objects, stream: PdfStream): Uint8Array | undefined {
  try {
    return decodeStream(stream, (reference) => resolve(reference) ?? null);
  } catch {
    return undefined;
  }
}

/** No font has more codes, and ranges that overlap on purpose could go on for hours. */
const rangeCodesMax = 1_000_000;
/** A code stands for no more than 512 bytes of text (ISO 32000-2, 9.10.3); there may be spaces between the digits. */
const textDigitsMax = 2_048;

/** The character codes of a /ToUnicode map by the character they stand for (ISO 32000-2, 9.10.3). */
export function codesByText(reading: Objects, font: PdfDict): Map<string, number> {
  const codes = new Map<string, number>();
  const stream = dictAt(reading, font, 'ToUnicode');
  if (!(stream instanceof PdfStream)) return codes;
  const source = Buffer.from(dataOf(reading, stream) ?? []).toString('latin1');
  const add = (text: string, code: number): void => {
    if (!codes.has(text)) codes.set(text, code);
  };
  for (const [, block = ''] of source.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of block.matchAll(/<([\da-f\s]+)>\s*<([\da-f\s]*)>/gi)) {
      add(utf16(text), Number.parseInt(code, 16));
    }
  }
  let rangeCodesLeft = rangeCodesMax;
  for (const [, block = ''] of source.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, low = '', high = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(low, 16);
      const last = Math.min(Number.parseInt(high, 16), first + 0xffff);
      const start = utf16(text).codePointAt(0);
      for (let code = first; start !== undefined && code <= last; code += 1) {
        if (rangeCodesLeft-- === 0) return codes;
        add(String.fromCodePoint(Math.min(start + code - first, 0x10ffff)), code);
      }
    }
  }
  return codes;
}

const utf16 = (hex: string): string => {
  const digits = hex.slice(0, textDigitsMax).replace(/\s/g, '');
  const units = digits.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
};

/** Follows references, however often one points at another. */
export function resolver(lookUp: (reference: PdfRef) => PdfObject | null): FontReading['resolve'] {
  return (object) => {
    let value: PdfObject | null | undefined = object;
    for (let step = 0; step < 8 && value instanceof PdfRef; step += 1) value = lookUp(value);
    return value ?? undefined;
  };
}
