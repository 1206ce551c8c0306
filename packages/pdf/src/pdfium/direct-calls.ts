import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

type Call = (first: number, second: number, third?: number, fourth?: number) => number;

// What is asked of every character, path and point of a page; all take and answer numbers.
const numbers = [
  'FPDFText_GetUnicode',
  'FPDFText_IsGenerated',
  'FPDFText_GetTextObject',
  'FPDFText_IsHyphen',
  'FPDFPage_GetObject',
  'FPDFFormObj_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPath_GetPathSegment',
  'FPDFPathSegment_GetType',
] as const;
const truths = [
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharOrigin',
  'FPDFPathSegment_GetPoint',
  'FPDFPathSegment_GetClose',
] as const;

/** Emscripten's wrapper of a function takes longer than these functions themselves: they are called without it. */
export function callDirectly(pdfium: WrappedPdfiumModule): WrappedPdfiumModule {
  const exports = pdfium.pdfium.wasmExports as unknown as Readonly<Record<string, Call>>;
  const direct: Record<string, unknown> = {};
  for (const name of numbers) direct[name] = exports[name];
  for (const name of truths) {
    const call = exports[name];
    if (call === undefined) continue;
    direct[name] = (first: number, second: number, third?: number, fourth?: number) =>
      call(first, second, third, fourth) !== 0;
  }
  return { ...pdfium, ...direct };
}
