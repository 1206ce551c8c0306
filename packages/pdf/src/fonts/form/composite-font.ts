import { PdfDict as Dict, PdfArray, type PdfDict, PdfNumber, type PdfObject } from '@libpdf/core';
import type { RunFont } from '../run-font.ts';
import {
  arrayAt,
  codesByText,
  dictAt,
  embeddedFont,
  type FontReading,
  nameAt,
  numberAt,
} from './font-reading.ts';
import { glyphOf, plausible, visualCharacters } from './simple-font.ts';

/** The widths of a CIDFont (ISO 32000-2, 9.7.4.3), by CID. */
function widthsOf(reading: FontReading, descendant: PdfDict): (cid: number) => number {
  const single = new Map<number, number>();
  const ranges: { first: number; last: number; width: number }[] = [];
  const items = arrayAt(reading, descendant, 'W').map(reading.resolve);
  for (let index = 0; index < items.length; ) {
    const first = items[index];
    const second = items[index + 1];
    if (!(first instanceof PdfNumber)) break;
    if (second instanceof PdfArray) {
      second.toArray().forEach((width, offset) => {
        const value = reading.resolve(width);
        if (value instanceof PdfNumber) single.set(first.value + offset, value.value);
      });
      index += 2;
    } else {
      const width = items[index + 2];
      if (!(second instanceof PdfNumber && width instanceof PdfNumber)) break;
      ranges.push({ first: first.value, last: second.value, width: width.value });
      index += 3;
    }
  }
  const standard = numberAt(reading, descendant, 'DW') ?? 1000;
  return (cid) =>
    single.get(cid) ?? ranges.find(({ first, last }) => cid >= first && cid <= last)?.width ?? standard;
}

/**
 * A font of the form with two-byte codes that are CIDs (Identity-H). Its characters are known from an embedded
 * file whose glyph ids are the CIDs, or from /ToUnicode; other composite fonts are left to their own documents.
 */
export function compositeFont(reading: FontReading, font: PdfDict, resource: PdfObject): RunFont | undefined {
  const descendant = reading.resolve(arrayAt(reading, font, 'DescendantFonts')[0]);
  if (nameAt(reading, font, 'Encoding') !== 'Identity-H' || !(descendant instanceof Dict)) return undefined;
  const descriptor = dictAt(reading, descendant, 'FontDescriptor');
  if (!descriptor?.has('FontFile2') && !descriptor?.has('FontFile3')) return undefined;
  const hasOwnMap = dictAt(reading, descendant, 'CIDToGIDMap') !== undefined;
  const file = hasOwnMap || !descriptor.has('FontFile2') ? undefined : embeddedFont(reading, descriptor);
  const listed = codesByText(reading, font);
  const widthOf = widthsOf(reading, descendant);
  const cidOf = (character: string): number | undefined =>
    listed.get(character) ?? (file?.nominalGlyph(character.codePointAt(0) ?? 0) || undefined);
  return {
    resource,
    name: nameAt(reading, font, 'BaseFont'),
    ascent: plausible(numberAt(reading, descriptor, 'Ascent'), 300, 1500) ?? 880,
    descent: plausible(numberAt(reading, descriptor, 'Descent'), -700, -50) ?? -200,
    covers: (codePoint) => cidOf(String.fromCodePoint(codePoint)) !== undefined,
    shape: (text, direction) =>
      visualCharacters(text, direction).map((character) => {
        const code = cidOf(character) ?? 0;
        return glyphOf(code, widthOf(code), 4);
      }),
  };
}
