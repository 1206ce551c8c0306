import type { PdfDict } from '@libpdf/core';
import type { Resolve } from '../document/index.ts';
import { glyphNames } from './glyph-names.ts';

/** What several letters in one glyph are called: `f_i` (Adobe Glyph List Specification), and five that are older. */
const joined = /^[A-Za-z](_[A-Za-z]){1,3}$/;
const older = new Set(['ff', 'fi', 'fl', 'ffi', 'ffl']);

/** The codes of a font that stand for several letters, by the names that it gives them. */
export function ligaturesOf(font: PdfDict, resolve: Resolve): Map<number, string> {
  const ligatures = new Map<number, string>();
  for (const [code, name] of glyphNames(font, resolve)) {
    if (joined.test(name) || older.has(name)) ligatures.set(code, name.replaceAll('_', ''));
  }
  return ligatures;
}
