import { PdfArray, PdfDict, PdfName, PdfNumber } from '@libpdf/core';
import type { Resolve } from '../document/index.ts';

/** What a font calls the glyphs of its codes, where it has names of its own for them (ISO 32000-2, 9.6.5). */
export function* glyphNames(font: PdfDict, resolve: Resolve): Generator<[code: number, name: string]> {
  const encoding = font.get('Encoding', resolve);
  const names = encoding instanceof PdfDict ? encoding.get('Differences', resolve) : undefined;
  if (!(names instanceof PdfArray)) return;
  let code = 0;
  for (const entry of names.toArray()) {
    if (entry instanceof PdfNumber) code = entry.value;
    else if (entry instanceof PdfName) {
      yield [code, entry.value];
      code += 1;
    }
  }
}
