import type { PdfFile } from '../bytes/index.ts';
import { type PdfiumDocument, withPdfium } from '../pdfium/index.ts';
import { withReadablePages } from '../readable/index.ts';
import { boxesOf, type TextBox } from './page-places.ts';
import { type IsCandidate, ProbeFailed, ruleOut } from './ruling-out/index.ts';

/** The text of one page (1-based) in reading order, lines separated by CR LF; empty where there is none. */
export async function pageText(
  bytes: Uint8Array,
  page: number,
  { password }: { password?: string } = {},
): Promise<string> {
  return withPdfium(bytes, password, (document) => readPageText(document, page));
}

export function readPageText(document: PdfiumDocument, page: number): string {
  return document.withPage(page, (pageHandle) => textOf(document.pdfium, pageHandle)) ?? '';
}

export interface PageTexts {
  readonly text: string;
  /** With what stands over the page, such as the values of form fields; nothing where there is no such thing. */
  withAnnotations(): string | undefined;
  /** Where a stretch of the text that was read last stands on the page. */
  boxesOf(text: string, stretch: { readonly start: number; readonly end: number }): TextBox[];
}

type UsePages<Result> = (pages: AsyncIterable<PageTexts>, totalPages: number) => Promise<Result>;

/** The texts of all pages that could hold a text; those of the others are empty. */
export async function withPageTexts<Result>(
  file: PdfFile,
  password: string | undefined,
  text: string,
  use: UsePages<Result>,
): Promise<Result> {
  const read = (rulesOut: boolean) =>
    withReadablePages(file, password, (document, whole) => {
      const textOf = (index: number) => readPageText(document, index + 1);
      const pages = { pageCount: document.pageCount, textOf };
      const isCandidate = rulesOut ? ruleOut(whole, text, pages) : undefined;
      return use(readPageTexts(document, isCandidate), document.pageCount);
    });
  return read(true).catch((error: unknown) => {
    if (error instanceof ProbeFailed) return read(false);
    throw error;
  });
}

/**
 * The texts of all pages, one after the other. A page is closed only after the next one has been opened: PDFium drops a
 * font when the last page that uses it is closed, and would read it again for every page. Pages that are no candidates
 * are not read, and come without a text.
 */
async function* readPageTexts(
  { pdfium, handle, pageCount }: PdfiumDocument,
  isCandidate: IsCandidate | undefined,
): AsyncGenerator<PageTexts> {
  let open = 0;
  try {
    for (let index = 0; index < pageCount; index++) {
      if (isCandidate && !(await isCandidate(index))) {
        yield unread;
        continue;
      }
      const next = pdfium.FPDF_LoadPage(handle, index);
      if (open !== 0) pdfium.FPDF_ClosePage(open);
      open = next;
      const withAnnotations = () => {
        if (open === 0 || !hasWrittenAnnotations(pdfium, open)) return undefined;
        // Only in memory, and only for a page that is opened anew.
        pdfium.FPDFPage_Flatten(open, normalDisplay);
        pdfium.FPDF_ClosePage(open);
        open = pdfium.FPDF_LoadPage(handle, index);
        return open === 0 ? undefined : textOf(pdfium, open);
      };
      yield {
        text: open === 0 ? '' : textOf(pdfium, open),
        withAnnotations,
        boxesOf: (text, stretch) => (open === 0 ? [] : boxesOf(pdfium, open, text, stretch)),
      };
    }
  } finally {
    if (open !== 0) pdfium.FPDF_ClosePage(open);
  }
}

const unread: PageTexts = { text: '', withAnnotations: () => undefined, boxesOf: () => [] };

// FLAT_NORMALDISPLAY of fpdf_flatten.h; FPDF_ANNOT_FREETEXT, _STAMP and _WIDGET of fpdf_annot.h.
const normalDisplay = 0;
const written = new Set([3, 13, 20]);

function hasWrittenAnnotations(pdfium: PdfiumDocument['pdfium'], page: number): boolean {
  for (let index = pdfium.FPDFPage_GetAnnotCount(page) - 1; index >= 0; index--) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    const subtype = annotation === 0 ? 0 : pdfium.FPDFAnnot_GetSubtype(annotation);
    if (annotation !== 0) pdfium.FPDFPage_CloseAnnot(annotation);
    if (written.has(subtype)) return true;
  }
  return false;
}

function textOf(pdfium: PdfiumDocument['pdfium'], pageHandle: number): string {
  const textPage = pdfium.FPDFText_LoadPage(pageHandle);
  if (textPage === 0) return '';
  try {
    return wholeText(pdfium, textPage);
  } finally {
    pdfium.FPDFText_ClosePage(textPage);
  }
}

// One call for the whole page: a call per character costs more than the extraction itself.
function wholeText(pdfium: PdfiumDocument['pdfium'], textPage: number): string {
  const characters = pdfium.FPDFText_CountChars(textPage);
  if (characters <= 0) return '';
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const buffer = malloc(2 * (characters + 1));
  try {
    const written = pdfium.FPDFText_GetText(textPage, 0, characters, buffer);
    const start = pdfium.pdfium.HEAPU8.byteOffset + buffer;
    return Buffer.from(pdfium.pdfium.HEAPU8.buffer, start, 2 * Math.max(0, written - 1)).toString('utf16le');
  } finally {
    free(buffer);
  }
}
