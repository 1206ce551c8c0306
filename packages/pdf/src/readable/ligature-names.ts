import { PdfArray, PdfDict, PdfName, PdfNumber } from '@libpdf/core';
import type { Resolve } from '../document/index.ts';

/** What several letters in one glyph are called: `f_i` (Adobe Glyph List Specification), and five that are older. */
const joined = /^[A-Za-z](_[A-Za-z]){1,3}$/;
const older = new Set(['ff', 'fi', 'fl', 'ffi', 'ffl']);

/** The codes of a font that stand for several letters, by the names that it gives them. */
export function ligaturesOf(font: PdfDict, resolve: Resolve): Map<number, string> {
  const ligatures = new Map<number, string>();
  const encoding = font.get('Encoding', resolve);
  const names = encoding instanceof PdfDict ? encoding.get('Differences', resolve) : undefined;
  if (!(names instanceof PdfArray)) return ligatures;
  let code = 0;
  for (const entry of names.toArray()) {
    if (entry instanceof PdfNumber) code = entry.value;
    else if (entry instanceof PdfName) {
      const name = entry.value;
      if (joined.test(name) || older.has(name)) ligatures.set(code, name.replaceAll('_', ''));
      code += 1;
    }
  }
  return ligatures;
}
