import { ClipReader } from './clip.ts';
import type { Box } from './matrix.ts';
import type { PageSource } from './page-source.ts';
import { addShading, type Fill, type PaintedBox, type PathMarks, type Rule } from './path-marks.ts';
import { readPath } from './read-path.ts';
import { isSmall, type PagePicture, readPicture } from './read-picture.ts';
import type { PageTags } from './read-tags.ts';
import { type Enclosing, visitObjects } from './visit-objects.ts';

export type { Fill, PagePicture, PaintedBox, Rule };

export interface ObjectsOfPage {
  readonly rules: readonly Rule[];
  readonly fills: readonly Fill[];
  readonly curves: readonly PaintedBox[];
  /** Areas that are painted with a pattern. */
  readonly patterns: readonly PaintedBox[];
  readonly pictures: readonly PagePicture[];
  /** How many objects are painted before each text object. */
  readonly textAt: ReadonlyMap<number, number>;
  /** Where text objects are seen of which something may be cut off. */
  readonly textClips: ReadonlyMap<number, Box>;
}

// FPDF_PAGEOBJ_ of fpdf_edit.h.
const textObject = 1;
const pathObject = 2;
const imageObject = 3;
const shadingObject = 4;
const drawnAloneMax = 50;
/** Of more small pictures, nobody placed each: they are the pieces of a pattern. */
const smallPicturesMax = 100;

/** Reads what is painted on a page; of what annotations show, behind its own objects, no text is cut off: it was typed. */
export function readObjects(source: PageSource, { tagOf }: PageTags, ownCount: number): ObjectsOfPage {
  const marks: PathMarks = { rules: [], fills: [], curves: [] };
  const pictures: PagePicture[] = [];
  const textAt = new Map<number, number>();
  const textClips = new Map<number, Box>();
  const { pdfium } = source.document;
  const pageArea =
    pdfium.FPDF_GetPageWidthF(source.pageHandle) * pdfium.FPDF_GetPageHeightF(source.pageHandle);
  const clips = new ClipReader(source);
  const shown = objectsFrom(source, ownCount);
  const alone = { left: drawnAloneMax };
  const small = { left: smallPicturesMax };
  let at = 0;
  visitObjects(source, (object, kind, boundsOf, toShown, within) => {
    at += 1;
    if (![textObject, pathObject, imageObject, shadingObject].includes(kind)) return;
    const clip = clips.clipOf(object, toShown, within);
    if (kind === textObject) {
      textAt.set(object, at);
      if (clip !== undefined && !shown.has(outermost(object, within))) textClips.set(object, clip.box);
      return;
    }
    if (kind === shadingObject) {
      addShading(boundsOf(), at, clip, marks);
      return;
    }
    if (kind === pathObject) {
      readPath(source, object, { toShown, clip, at, pageArea }, marks);
      return;
    }
    const picture = readPicture(source, object, { toShown, clip, alone, small });
    if (picture === undefined) return;
    pictures.push({ ...picture, at, description: tagOf(object)?.description || undefined });
  });
  const shownPictures = small.left > 0 ? pictures : pictures.filter((picture) => !isSmall(picture));
  return { ...marks, patterns: [], pictures: shownPictures, textAt, textClips };
}

/** The objects of a page behind the first ones. */
function objectsFrom({ document: { pdfium }, pageHandle }: PageSource, first: number): Set<number> {
  const objects = new Set<number>();
  const count = pdfium.FPDFPage_CountObjects(pageHandle);
  for (let index = first; index < count; index++) objects.add(pdfium.FPDFPage_GetObject(pageHandle, index));
  return objects;
}

function outermost(object: number, within: Enclosing | undefined): number {
  let [outer, form] = [object, within];
  while (form !== undefined) [outer, form] = [form.object, form.within];
  return outer;
}
