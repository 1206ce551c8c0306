import { type PdfDict, PdfName, PdfNumber, type PdfObject } from '@libpdf/core';
import { mirrored } from '../lines/direction.ts';
import type { Glyph, RunFont } from '../run-font.ts';
import { type Encoding, predefinedEncoding } from './encodings.ts';
import {
  arrayAt,
  codesByText,
  dictAt,
  embeddedFont,
  type FontReading,
  nameAt,
  numberAt,
} from './font-reading.ts';
import { codePointOfGlyphName } from './glyph-names.ts';
import { standardFontFor, standardWidth } from './standard-fonts.ts';

const isStandard = (fontName: string): boolean =>
  /^(Helvetica|Times|Courier|Arial|TimesNewRoman|CourierNew)/.test(fontName);

function encodingOf(reading: FontReading, font: PdfDict, isEmbedded: boolean): Encoding {
  const dict = dictAt(reading, font, 'Encoding');
  const base =
    nameAt(reading, font, 'Encoding') ??
    (dict && nameAt(reading, dict, 'BaseEncoding')) ??
    'StandardEncoding';
  // The built-in encoding of an embedded font is not ours to guess: only what the dictionary says counts.
  const implied = isEmbedded && !font.has('Encoding') ? undefined : predefinedEncoding(base);
  const encoding = implied ?? new Map<number, string>();
  let code = 0;
  for (const item of arrayAt(reading, dict, 'Differences').map(reading.resolve)) {
    if (item instanceof PdfNumber) code = item.value;
    else if (item instanceof PdfName) {
      const codePoint = codePointOfGlyphName(item.value);
      if (codePoint === undefined) encoding.delete(code);
      else encoding.set(code, String.fromCodePoint(codePoint));
      code += 1;
    }
  }
  return encoding;
}

/** Whether the font's own file draws a character, as far as the file and its descriptor tell. */
function drawnBy(reading: FontReading, font: PdfDict, descriptor: PdfDict | undefined) {
  const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(key));
  if (!isEmbedded) return { isEmbedded, draws: () => true };
  const file = embeddedFont(reading, descriptor);
  if (file)
    return {
      isEmbedded,
      draws: (character: string) => (file.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0) > 0,
    };
  const isSubset = /^[A-Z]{6}\+/.test(nameAt(reading, font, 'BaseFont') ?? '');
  return { isEmbedded, draws: (_: string, width: number) => !isSubset || width > 0 };
}

/** A font of the form with one-byte codes (ISO 32000-2, 9.6), or nothing when it cannot draw text. */
export function simpleFont(reading: FontReading, font: PdfDict, resource: PdfObject): RunFont | undefined {
  const fontName = nameAt(reading, font, 'BaseFont') ?? 'Helvetica';
  if (/Symbol|Dingbats|Wingdings/i.test(fontName) || nameAt(reading, font, 'Subtype') === 'Type3')
    return undefined;
  const descriptor = dictAt(reading, font, 'FontDescriptor');
  const { isEmbedded, draws } = drawnBy(reading, font, descriptor);
  const standIn = standardFontFor(fontName);
  const firstCode = numberAt(reading, font, 'FirstChar') ?? 0;
  const widths = arrayAt(reading, font, 'Widths').map(reading.resolve);
  const widthOf = (code: number, character: string): number => {
    const width = widths[code - firstCode];
    if (width instanceof PdfNumber) return width.value;
    if (isEmbedded) return numberAt(reading, descriptor, 'MissingWidth') ?? 0;
    return isStandard(fontName) || widths.length === 0 ? standardWidth(standIn, character) : 0;
  };
  const codes = new Map<string, Glyph>();
  const offer = (character: string, code: number): void => {
    const width = widthOf(code, character);
    if (codes.has(character) || code > 255 || (width === 0 && widths.length > 0)) return;
    if (character === ' ' || draws(character, width)) codes.set(character, glyphOf(code, width, 2));
  };
  for (const [code, character] of encodingOf(reading, font, isEmbedded)) offer(character, code);
  for (const [character, code] of codesByText(reading, font)) offer(character, code);
  const space = codes.get(' ');
  if (space && !codes.has('\u00a0')) codes.set('\u00a0', space);
  return {
    resource,
    name: fontName,
    ascent: plausible(numberAt(reading, descriptor, 'Ascent'), 300, 1500) ?? 718,
    descent: plausible(numberAt(reading, descriptor, 'Descent'), -700, -50) ?? -207,
    covers: (codePoint) => codes.has(String.fromCodePoint(codePoint)),
    shape: (text, direction) => visualCharacters(text, direction).map((one) => codes.get(one) ?? noGlyph),
  };
}

export const plausible = (value: number | undefined, low: number, high: number): number | undefined =>
  value !== undefined && value >= low && value <= high ? value : undefined;

/** The characters from left to right; brackets of right-to-left text open the other way. */
export const visualCharacters = (text: string, direction: 'ltr' | 'rtl'): string[] =>
  direction === 'ltr' ? [...text] : [...text].reverse().map((character) => mirrored(character));

/** A glyph of a font without shaping: where it stands is what its width says. */
export const glyphOf = (code: number, width: number, digits: number): Glyph => ({
  code: code.toString(16).padStart(digits, '0'),
  width,
  advance: width,
  xOffset: 0,
  yOffset: 0,
});

const noGlyph = glyphOf(0, 0, 2);
