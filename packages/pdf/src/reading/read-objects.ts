import { ClipReader } from './clip.ts';
import type { PageSource } from './page-source.ts';
import { addShading, type Fill, type PaintedBox, type PathMarks, type Rule, readPath } from './read-path.ts';
import { type PagePicture, readPicture } from './read-picture.ts';
import type { PageTags } from './read-tags.ts';
import { visitObjects } from './visit-objects.ts';

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
}

// FPDF_PAGEOBJ_ of fpdf_edit.h.
const textObject = 1;
const pathObject = 2;
const imageObject = 3;
const shadingObject = 4;
const drawnAloneMax = 50;

export function readObjects(source: PageSource, { tagOf }: PageTags): ObjectsOfPage {
  const marks: PathMarks = { rules: [], fills: [], curves: [] };
  const pictures: PagePicture[] = [];
  const textAt = new Map<number, number>();
  const { pdfium } = source.document;
  const pageArea =
    pdfium.FPDF_GetPageWidthF(source.pageHandle) * pdfium.FPDF_GetPageHeightF(source.pageHandle);
  const clips = new ClipReader(source);
  const alone = { left: drawnAloneMax };
  let at = 0;
  visitObjects(source, (object, kind, boundsOf, toShown) => {
    at += 1;
    if (kind === textObject) textAt.set(object, at);
    if (kind !== pathObject && kind !== imageObject && kind !== shadingObject) return;
    const clip = clips.clipOf(object, toShown);
    if (kind === shadingObject) {
      addShading(boundsOf(), at, clip, marks);
      return;
    }
    if (kind === pathObject) {
      readPath(source, object, { toShown, clip, at, pageArea }, marks);
      return;
    }
    const picture = readPicture(source, object, { toShown, clip, alone });
    if (picture === undefined) return;
    pictures.push({ ...picture, at, description: tagOf(object)?.description || undefined });
  });
  return { ...marks, patterns: [], pictures, textAt };
}
