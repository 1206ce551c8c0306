import { areaOf } from './gather-boxes.ts';
import type { Box } from './matrix.ts';
import type { PageSource } from './page-source.ts';

// FPDF_REVERSE_BYTE_ORDER of fpdfview.h.
const reverseByteOrder = 0x10;
// FPDF_ANNOT_APPEARANCEMODE_NORMAL of fpdf_annot.h.
const normalAppearance = 0;

const pixelsPerPoint = 2.5;
const pixelsOfPictureMax = 3_000_000;

/** The pixels per point of a picture that is drawn from a page: enough for print, and never too many. */
export const pictureScale = (box: Box, pixelsMax = Infinity): number =>
  Math.min(pixelsPerPoint, Math.sqrt(Math.min(pixelsOfPictureMax, pixelsMax) / areaOf(box)));

export interface DrawnPart {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/**
 * Renders a part of the page at the given pixels per point, on transparency or on a colour (ARGB): what its content shows,
 * or one annotation alone.
 */
export function drawPart(
  { document, pageHandle, scratch }: Omit<PageSource, 'toShown'>,
  box: Box,
  scale: number,
  ground = 0,
  annotation?: number,
): DrawnPart | undefined {
  const { pdfium } = document;
  const width = Math.max(1, Math.ceil((box.right - box.left) * scale));
  const height = Math.max(1, Math.ceil((box.bottom - box.top) * scale));
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 1);
  if (bitmap === 0) return undefined;
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, ground);
    // FS_MATRIX, then FS_RECTF: left, top, right, bottom.
    const values = [scale, 0, 0, scale, -box.left * scale, -box.top * scale, 0, 0, width, height];
    values.forEach((value, index) => {
      pdfium.pdfium.setValue(scratch.at(index), value, 'float');
    });
    const [matrix, clip] = [scratch.at(0), scratch.at(6)];
    if (annotation === undefined)
      pdfium.FPDF_RenderPageBitmapWithMatrix(bitmap, pageHandle, matrix, clip, reverseByteOrder);
    else if (
      !pdfium.EPDF_RenderAnnotBitmap(
        bitmap,
        pageHandle,
        annotation,
        normalAppearance,
        matrix,
        reverseByteOrder,
      )
    )
      return undefined;
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap) >>> 0;
    return { width, height, rgba: pdfium.pdfium.HEAPU8.slice(start, start + width * height * 4) };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}
