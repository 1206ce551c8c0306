import { Failure } from '@pagesmith/kernel';
import { type PdfFile, sourceOf } from '../bytes/index.ts';
import { openPdf, type PdfDocument } from '../document/index.ts';
import { pdfFailures } from '../failures.ts';
import type { PdfiumDocument } from '../pdfium/index.ts';
import { mendLetters } from './mend-letters.ts';
import { shrinkMasks } from './shrink-masks.ts';

/**
 * Passes the document to `use` as PDFium reads it. If PDFium cannot open it or misses a page, it is given what `openPdf`
 * makes of it instead, so that the pages that are read are the same that can be extracted; and so it is where it would
 * not follow what a font says about its letters, or not draw what a form leaves to it. `use` is told what is read. Where
 * pages are drawn too, masks that would take it minutes are made smaller first.
 */
export async function withReadablePages<Result>(
  file: PdfFile,
  password: string | undefined,
  use: (document: PdfiumDocument, read: PdfFile) => Result | Promise<Result>,
  { isDrawn = false } = {},
): Promise<Result> {
  const { withPdfium } = await import('../pdfium/index.ts');
  const mended = await mendedCopy(file, password, isDrawn);
  if (mended) return withPdfium(mended, undefined, (document) => use(document, mended));
  const whole = await withPdfium(file, password, async (document) =>
    hasAllPages(document) ? { result: await use(document, file) } : null,
  ).catch(nullWhenDamaged);
  if (whole) return whole.result;
  const copy = await heldCopy(file, await openPdf(file, { password }));
  return withPdfium(copy, undefined, (document) => use(document, copy));
}

/** Null where there is nothing to mend, or only PDFium can say what is wrong with the file. */
async function mendedCopy(
  file: PdfFile,
  password: string | undefined,
  isDrawn: boolean,
): Promise<Uint8Array | null> {
  const document = await openPdf(file, { password }).catch(() => null);
  if (document === null) return null;
  const hasMended = mendLetters(document);
  const hasDrawn = await drawLeft(document);
  const hasShrunk = isDrawn && shrinkMasks(document);
  return hasMended || hasDrawn || hasShrunk ? heldCopy(file, document) : null;
}

/** PDFium reads what lies on the disk, and a copy only from memory. */
function heldCopy(file: PdfFile, document: PdfDocument): Promise<Uint8Array> {
  sourceOf(file).beforeWhole();
  return document.save();
}

/** Most documents have no form, and need none of what draws one. */
async function drawLeft(document: PdfDocument): Promise<boolean> {
  if (!document.pdf.context.catalog.getDict().has('AcroForm')) return false;
  const { drawLeftFields } = await import('../forms/index.ts');
  return drawLeftFields(document);
}

// FS_SIZEF of fpdfview.h: two floats. Asking for the size shows whether a page exists without reading it.
const sizeBytes = 8;

function hasAllPages({ pdfium, handle, pageCount }: PdfiumDocument): boolean {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const size = malloc(sizeBytes);
  try {
    for (let index = 0; index < pageCount; index += 1) {
      if (!pdfium.FPDF_GetPageSizeByIndexF(handle, index, size)) return false;
    }
    return pageCount > 0;
  } finally {
    free(size);
  }
}

function nullWhenDamaged(error: unknown): null {
  if (error instanceof Failure && error.code === pdfFailures.fileDamaged.code) return null;
  throw error;
}
