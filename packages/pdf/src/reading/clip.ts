import { areCorners, type Box, boxAround, type Matrix, mapPoint, type Point } from './matrix.ts';
import type { PageSource } from './page-source.ts';
import type { Enclosing } from './visit-objects.ts';

/** What is seen of an object that may reach further. */
export interface Clip {
  readonly box: Box;
  /** Whether all of the box is seen, and not a part of it with some other outline. */
  readonly isRectangle: boolean;
}

// More than a page has that was made to be read.
const pathsMax = 32;
const segmentsMax = 5_000;

/** Reads what pages cut off; outlines that objects share are read once. */
export class ClipReader {
  readonly #source: PageSource;
  /** By the place of their first segment in PDFium's memory. */
  readonly #outlines = new Map<number, Clip | undefined>();
  readonly #forms = new Map<Enclosing, Clip | undefined>();

  constructor(source: PageSource) {
    this.#source = source;
  }

  /** Where an object is seen, also through the forms that it is part of; undefined where nothing of it is cut off. */
  clipOf(object: number, toShown: Matrix, within?: Enclosing): Clip | undefined {
    const own = this.#ownClip(object, toShown);
    const outer = within && this.#clipOfForm(within);
    return own === undefined || outer === undefined ? (own ?? outer) : both(own, outer);
  }

  #clipOfForm(form: Enclosing): Clip | undefined {
    if (!this.#forms.has(form)) this.#forms.set(form, this.clipOf(form.object, form.toShown, form.within));
    return this.#forms.get(form);
  }

  #ownClip(object: number, toShown: Matrix): Clip | undefined {
    const { pdfium } = this.#source.document;
    const handle = pdfium.FPDFPageObj_GetClipPath(object);
    if (handle === 0) return undefined;
    const count = Math.min(pathsMax, pdfium.FPDFClipPath_CountPaths(handle));
    let clip: Clip | undefined;
    for (let path = 0; path < count; path++) {
      const outline = this.#outlineOf(handle, path, toShown);
      if (outline === undefined) continue;
      clip = clip === undefined ? outline : both(clip, outline);
    }
    return clip;
  }

  #outlineOf(handle: number, path: number, toShown: Matrix): Clip | undefined {
    const { pdfium } = this.#source.document;
    const first = pdfium.FPDFClipPath_GetPathSegment(handle, path, 0);
    if (first === 0) return undefined;
    if (!this.#outlines.has(first)) this.#outlines.set(first, this.#read(handle, path, toShown));
    return this.#outlines.get(first);
  }

  #read(handle: number, path: number, toShown: Matrix): Clip | undefined {
    const { document, scratch } = this.#source;
    const { pdfium } = document;
    const count = pdfium.FPDFClipPath_CountPathSegments(handle, path);
    if (count < 1 || count > segmentsMax) return undefined;
    const points: Point[] = [];
    for (let index = 0; index < count; index++) {
      const segment = pdfium.FPDFClipPath_GetPathSegment(handle, path, index);
      pdfium.FPDFPathSegment_GetPoint(segment, scratch.at(0), scratch.at(1));
      points.push(mapPoint(toShown, scratch.float(0), scratch.float(1)));
    }
    const box = boxAround(points);
    return { box, isRectangle: areCorners(points, box) };
  }
}

const both = (first: Clip, second: Clip): Clip => ({
  box: commonBox(first.box, second.box),
  isRectangle: first.isRectangle && second.isRectangle,
});

/** What two boxes have in common; of boxes apart from each other, a box whose right is left of its left. */
export const commonBox = (first: Box, second: Box): Box => ({
  left: Math.max(first.left, second.left),
  top: Math.max(first.top, second.top),
  right: Math.min(first.right, second.right),
  bottom: Math.min(first.bottom, second.bottom),
});
