import { type PdfiumDocument, withForm, withPdfium } from '../pdfium/index.ts';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel, rows from the top, on white. */
  readonly rgba: Uint8Array;
}

export interface RenderOptions {
  /** Pixels per point (1/72 inch). */
  readonly scale?: number;
  /** Clockwise, on top of the page's own rotation. */
  readonly rotate?: Rotation;
}

export type Rotation = 0 | 90 | 180 | 270;

/** Draws a page (1-based) with its annotations and form fields. */
export async function renderPage(
  bytes: Uint8Array,
  page: number,
  { password, ...options }: RenderOptions & { readonly password?: string } = {},
): Promise<Picture> {
  return withPdfium(
    bytes,
    password,
    (document) => drawPage(document, page, options) ?? absent(page, document),
  );
}

function absent(page: number, { pageCount }: PdfiumDocument): never {
  throw new Error(`There is no page ${page} to draw: the document has ${pageCount}.`);
}

// A page may claim 14,400 points and more: its picture is made smaller rather than filling the memory.
const pixelsMax = 25_000_000;

/** The picture of a page of an open document; undefined where PDFium finds no page. */
export function drawPage(
  document: PdfiumDocument,
  page: number,
  { scale = 1, rotate = 0 }: RenderOptions = {},
): Picture | undefined {
  const { pdfium } = document;
  return withForm(document, (form) =>
    document.withPage(page, (pageHandle) => {
      const ownTurns = pdfium.FPDFPage_GetRotation(pageHandle);
      // A page that lacks its type has no rotation that could be set: what is drawn is turned instead.
      const turns = ownTurns < 0 ? rotate / 90 : 0;
      const isSet = rotate !== 0 && turns === 0;
      if (isSet) pdfium.FPDFPage_SetRotation(pageHandle, (ownTurns + rotate / 90) % 4);
      const size = [pdfium.FPDF_GetPageWidthF(pageHandle), pdfium.FPDF_GetPageHeightF(pageHandle)];
      const [pointsWide = 0, pointsHigh = 0] = turns % 2 === 0 ? size : size.reverse();
      const fitting = Math.min(scale, Math.sqrt(pixelsMax / Math.max(1, pointsWide * pointsHigh)));
      const width = Math.max(1, Math.round(pointsWide * fitting));
      const height = Math.max(1, Math.round(pointsHigh * fitting));
      const rgba = drawPixels(pdfium, { pageHandle, form, width, height, turns });
      if (isSet) pdfium.FPDFPage_SetRotation(pageHandle, ownTurns);
      return { width, height, rgba };
    }),
  );
}

// FPDF_ANNOT and FPDF_REVERSE_BYTE_ORDER (RGBA) of fpdfview.h.
const annotations = 0x01;
const reverseByteOrder = 0x10;
const flags = annotations | reverseByteOrder;
const white = 0xffffffff;

interface Canvas {
  readonly pageHandle: number;
  readonly form: number;
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise, on top of the page's rotation. */
  readonly turns: number;
}

function drawPixels(pdfium: PdfiumDocument['pdfium'], canvas: Canvas): Uint8Array {
  const { pageHandle, form, width, height, turns } = canvas;
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 1);
  if (bitmap === 0) throw new Error(`No memory for a picture of ${width} by ${height} pixels.`);
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    pdfium.FPDF_RenderPageBitmap(bitmap, pageHandle, 0, 0, width, height, turns, flags);
    if (form !== 0) {
      // The form module makes up an appearance for a widget that has none.
      pdfium.FORM_OnAfterLoadPage(pageHandle, form);
      pdfium.FPDF_FFLDraw(form, bitmap, pageHandle, 0, 0, width, height, turns, flags);
      pdfium.FORM_OnBeforeClosePage(pageHandle, form);
    }
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap) >>> 0;
    return pdfium.pdfium.HEAPU8.slice(start, start + width * height * 4);
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}
