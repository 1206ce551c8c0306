import type { PdfDict } from '@libpdf/core';
import type { Resolve } from '../document/index.ts';
import { codePointOfGlyphName } from '../fonts/index.ts';
import { glyphNames } from './glyph-names.ts';

/** Share of the names. Where fewer are known, they only count the glyphs, and single letters among them say nothing. */
const knownShareMin = 0.9;

/**
 * The letters of a font whose glyphs are drawings (Type 3), by their names: PDFium reads the names of no such font, and
 * answers with the codes. Undefined where the document says what they stand for, or the names are no names of letters.
 */
export function drawnLetters(font: PdfDict, resolve: Resolve): ReadonlyMap<number, string> | undefined {
  if (font.has('ToUnicode') || font.getName('Subtype', resolve)?.value !== 'Type3') return undefined;
  const letters = new Map<number, string>();
  let count = 0;
  for (const [code, name] of glyphNames(font, resolve)) {
    if (name === '.notdef') continue;
    count += 1;
    const codePoint = codePointOfGlyphName(name);
    if (codePoint !== undefined) letters.set(code, String.fromCodePoint(codePoint));
  }
  return letters.size > 0 && letters.size >= count * knownShareMin ? letters : undefined;
}
