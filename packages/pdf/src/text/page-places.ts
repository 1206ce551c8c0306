import type { PdfiumDocument } from '../pdfium/index.ts';

/** In points, from the bottom left corner of the page before it is turned, as in the PDF itself. */
export interface TextBox {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Where a stretch of a page's text stands: a box for each of its lines. */
export function boxesOf(
  pdfium: PdfiumDocument['pdfium'],
  page: number,
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): TextBox[] {
  const textPage = pdfium.FPDFText_LoadPage(page);
  if (textPage === 0) return [];
  try {
    // PDFium counts whole characters, and some that its text leaves out.
    const characterAt = (index: number): number =>
      pdfium.FPDFText_GetCharIndexFromTextIndex(textPage, [...text.slice(0, index)].length);
    const first = characterAt(start);
    const last = characterAt(end - 1);
    if (first < 0 || last < first) return [];
    const count = pdfium.FPDFText_CountRects(textPage, first, last - first + 1);
    return Array.from({ length: Math.max(0, count) }, (_, index) => readBox(pdfium, textPage, index));
  } finally {
    pdfium.FPDFText_ClosePage(textPage);
  }
}

const sidesBytes = 4 * 8;

function readBox(pdfium: PdfiumDocument['pdfium'], textPage: number, index: number): TextBox {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const memory = malloc(sidesBytes);
  try {
    pdfium.FPDFText_GetRect(textPage, index, memory, memory + 8, memory + 16, memory + 24);
    const side = (offset: number): number =>
      Math.round(pdfium.pdfium.getValue(memory + offset, 'double') * 100) / 100;
    return { left: side(0), top: side(8), right: side(16), bottom: side(24) };
  } finally {
    free(memory);
  }
}
