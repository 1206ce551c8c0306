import { type DrawnPart, drawPart } from '../draw-part.ts';
import { encodePng } from '../encode-png.ts';
import { type Box, mapBox } from '../matrix.ts';
import type { PageSource } from '../page-source.ts';
import type { PagePicture } from '../read-picture.ts';

/** FPDF_ANNOT_LINE, _SQUARE, _CIRCLE, _POLYGON, _POLYLINE and _INK of fpdf_annot.h. */
export const overlayKinds: ReadonlySet<number> = new Set([4, 5, 6, 7, 8, 15]);
/** Hidden, or not shown on a screen (ISO 32000-2, table 167). */
export const unseenFlags = (1 << 1) | (1 << 5);

const overlaysMax = 40;
const annotationsMax = 5_000;
const pixelsPerPoint = 2.5;
const pixelsMax = 3_000_000;
const marginPoints = 1;

/** The lines, shapes and strokes that somebody drew over a page, each as a picture of its own. */
export function readOverlays(source: PageSource, page: { width: number; height: number }): PagePicture[] {
  const { pdfium } = source.document;
  const pictures: PagePicture[] = [];
  const count = Math.min(annotationsMax, pdfium.FPDFPage_GetAnnotCount(source.pageHandle));
  for (let index = 0; index < count && pictures.length < overlaysMax; index++) {
    const annotation = pdfium.FPDFPage_GetAnnot(source.pageHandle, index);
    if (annotation === 0) continue;
    try {
      const picture = readOverlay(source, annotation, page);
      if (picture !== undefined) pictures.push(picture);
    } finally {
      pdfium.FPDFPage_CloseAnnot(annotation);
    }
  }
  return pictures;
}

function readOverlay(
  source: PageSource,
  annotation: number,
  { width, height }: { readonly width: number; readonly height: number },
): PagePicture | undefined {
  const { document, scratch, toShown } = source;
  const { pdfium } = document;
  if (!overlayKinds.has(pdfium.FPDFAnnot_GetSubtype(annotation))) return undefined;
  if ((pdfium.FPDFAnnot_GetFlags(annotation) & unseenFlags) !== 0) return undefined;
  if (!pdfium.FPDFAnnot_GetRect(annotation, scratch.address)) return undefined;
  // FS_RECTF: left, top, right, bottom.
  const whole = mapBox(toShown, scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3));
  const box: Box = {
    left: Math.max(0, whole.left - marginPoints),
    top: Math.max(0, whole.top - marginPoints),
    right: Math.min(width, whole.right + marginPoints),
    bottom: Math.min(height, whole.bottom + marginPoints),
  };
  const area = (box.right - box.left) * (box.bottom - box.top);
  if (!(box.right > box.left && box.bottom > box.top)) return undefined;
  const scale = Math.min(pixelsPerPoint, Math.sqrt(pixelsMax / area));
  const drawn = drawPart(source, box, scale, 0, annotation);
  if (drawn === undefined || !drawn.rgba.some((value, index) => index % 4 === 3 && value > 0))
    return undefined;
  const onBlack = drawPart(source, box, scale, black, annotation);
  const isAbove = onBlack === undefined || !isTint(drawn, onBlack);
  return { box, format: 'png', bytes: encodePng(drawn), isAbove };
}

const black = 0xff000000;

/** Whether it only darkens what is below it, as a highlighter does: nothing of it is seen on black. */
function isTint({ rgba }: DrawnPart, onBlack: DrawnPart): boolean {
  let isSeen = false;
  for (let index = 0; index < rgba.length; index += 4) {
    if (onBlack.rgba.subarray(index, index + 3).some((value) => value > 8)) return false;
    isSeen ||= rgba.subarray(index, index + 3).some((value) => value > 64);
  }
  return isSeen;
}
