import type { PdfiumDocument } from '../../pdfium/index.ts';
import { type Box, boxAround, type Matrix, mapPoint } from '../matrix.ts';
import type { Scratch } from '../scratch.ts';

// FPDF_ANNOT_APPEARANCEMODE_NORMAL of fpdf_annot.h.
const normalAppearance = 0;

/**
 * Makes what an annotation shows the last object of its page; `rect` is where it stands, its top below its bottom.
 * PDFium fits the box of an appearance into that place as if the appearance had no matrix of its own, and then applies
 * the matrix as well: turned fields would be stretched, and what is moved would be moved twice.
 */
export function flattenAnnotation(
  { pdfium }: PdfiumDocument,
  pageHandle: number,
  annotation: number,
  rect: Box,
  scratch: Scratch,
): boolean {
  const hasOwn = pdfium.EPDFAnnot_GetAPMatrix(annotation, normalAppearance, scratch.address);
  const own = hasOwn ? scratch.matrix() : undefined;
  if (!pdfium.EPDFAnnot_Flatten(pageHandle, annotation)) return false;
  if (own === undefined || isUnit(own)) return true;
  const object = pdfium.FPDFPage_GetObject(pageHandle, pdfium.FPDFPage_CountObjects(pageHandle) - 1);
  if (object === 0 || !pdfium.FPDFPageObj_GetMatrix(object, scratch.address)) return true;
  const fitted = fittedInto(rect, own, scratch.matrix());
  if (fitted === undefined) return true;
  scratch.setMatrix(fitted);
  pdfium.FPDFPageObj_SetMatrix(object, scratch.address);
  return true;
}

const isUnit = ({ a, b, c, d, e, f }: Matrix) =>
  a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0;

/** The map from the box that an appearance fills to the place of its annotation (ISO 32000-2, 12.5.5, algorithm 8). */
function fittedInto(rect: Box, own: Matrix, wrong: Matrix): Matrix | undefined {
  // The box itself is known from where it was put.
  const [left, right] = [rect.left, rect.right].map((x) => (x - wrong.e) / wrong.a);
  const [bottom, top] = [rect.bottom, rect.top].map((y) => (y - wrong.f) / wrong.d);
  const corners = [left, right].flatMap((x = 0) => [bottom, top].map((y = 0) => mapPoint(own, x, y)));
  const filled = boxAround(corners);
  const a = (rect.right - rect.left) / (filled.right - filled.left);
  const d = Math.abs(rect.top - rect.bottom) / (filled.bottom - filled.top);
  const [e, f] = [rect.left - filled.left * a, Math.min(rect.top, rect.bottom) - filled.top * d];
  return [a, d, e, f].every(Number.isFinite) ? { a, b: 0, c: 0, d, e, f } : undefined;
}
