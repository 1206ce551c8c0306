import { type DrawnPart, drawPart, pictureScale } from '../draw-part.ts';
import { encodePng } from '../encode-png.ts';
import { withMargin } from '../gather-boxes.ts';
import { mapBox } from '../matrix.ts';
import type { PageSource } from '../page-source.ts';
import type { PagePicture } from '../read-picture.ts';

/** FPDF_ANNOT_LINE, _SQUARE, _CIRCLE, _POLYGON, _POLYLINE and _INK of fpdf_annot.h. */
export const overlayKinds: ReadonlySet<number> = new Set([4, 5, 6, 7, 8, 15]);
/** Hidden, or not shown on a screen (ISO 32000-2, table 167). */
export const unseenFlags = (1 << 1) | (1 << 5);

const overlaysMax = 40;
const annotationsMax = 5_000;
const pixelsOfPageMax = 12_000_000;

/** The lines, shapes and strokes that somebody drew over a page, each as a picture of its own. */
export function readOverlays(source: PageSource, page: { width: number; height: number }): PagePicture[] {
  const { pdfium } = source.document;
  const annotations: number[] = [];
  try {
    const count = Math.min(annotationsMax, pdfium.FPDFPage_GetAnnotCount(source.pageHandle));
    for (let index = 0; index < count && annotations.length < overlaysMax; index++) {
      const annotation = pdfium.FPDFPage_GetAnnot(source.pageHandle, index);
      if (isOverlay(source, annotation)) annotations.push(annotation);
      else if (annotation !== 0) pdfium.FPDFPage_CloseAnnot(annotation);
    }
    const share = pixelsOfPageMax / annotations.length;
    return annotations.flatMap((annotation) => readOverlay(source, annotation, page, share) ?? []);
  } finally {
    for (const annotation of annotations) pdfium.FPDFPage_CloseAnnot(annotation);
  }
}

function isOverlay({ document: { pdfium } }: PageSource, annotation: number): boolean {
  if (annotation === 0 || !overlayKinds.has(pdfium.FPDFAnnot_GetSubtype(annotation))) return false;
  return (pdfium.FPDFAnnot_GetFlags(annotation) & unseenFlags) === 0;
}

function readOverlay(
  source: PageSource,
  annotation: number,
  page: { readonly width: number; readonly height: number },
  pixels: number,
): PagePicture | undefined {
  const { document, scratch, toShown } = source;
  if (!document.pdfium.FPDFAnnot_GetRect(annotation, scratch.address)) return undefined;
  // FS_RECTF: left, top, right, bottom.
  const whole = mapBox(toShown, scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3));
  const box = withMargin(whole, page);
  if (!(box.right > box.left && box.bottom > box.top)) return undefined;
  const scale = pictureScale(box, pixels);
  const drawn = drawPart(source, box, scale, 0, annotation);
  if (drawn === undefined || isClear(drawn)) return undefined;
  const onBlack = drawPart(source, box, scale, black, annotation);
  const isAbove = onBlack === undefined || !isTint(drawn, onBlack);
  return { box, format: 'png', bytes: encodePng(drawn), isAbove };
}

function isClear({ rgba }: DrawnPart): boolean {
  for (let index = 3; index < rgba.length; index += 4) if (rgba[index] !== 0) return false;
  return true;
}

const black = 0xff000000;

/** Whether it only darkens what is below it, as a highlighter does: nothing of it is seen on black. */
function isTint({ rgba }: DrawnPart, onBlack: DrawnPart): boolean {
  let isBright = false;
  for (let index = 0; index < rgba.length; index += 4) {
    if (brightest(onBlack.rgba, index) > 8) return false;
    isBright ||= brightest(rgba, index) > 64;
  }
  return isBright;
}

const brightest = (rgba: Uint8Array, index: number): number =>
  Math.max(rgba[index] ?? 0, rgba[index + 1] ?? 0, rgba[index + 2] ?? 0);
