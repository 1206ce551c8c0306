import type { Box } from './matrix.ts';
import type { PageSource } from './page-source.ts';
import { type Fill, type PathMarks, type Rule, readPath } from './read-path.ts';
import { type PagePicture, readPicture } from './read-picture.ts';
import type { PageTags } from './read-tags.ts';
import { visitObjects } from './visit-objects.ts';

export type { Fill, PagePicture, Rule };

export interface ObjectsOfPage {
  readonly rules: readonly Rule[];
  readonly fills: readonly Fill[];
  readonly curves: readonly Box[];
  /** Areas that are painted with a pattern. */
  readonly patterns: readonly Box[];
  readonly pictures: readonly PagePicture[];
  readonly order: PaintOrder;
}

/** What is painted after what, counted from the first. */
export interface PaintOrder {
  /** By text object. */
  readonly textAt: ReadonlyMap<number, number>;
  readonly pictureAt: ReadonlyMap<PagePicture, number>;
  readonly fills: readonly { readonly box: Box; readonly at: number }[];
}

// FPDF_PAGEOBJ_ of fpdf_edit.h.
const textObject = 1;
const pathObject = 2;
const imageObject = 3;

export function readObjects(source: PageSource, { tagOf }: PageTags): ObjectsOfPage {
  const marks: PathMarks = { rules: [], fills: [], curves: [] };
  const pictures: PagePicture[] = [];
  const textAt = new Map<number, number>();
  const pictureAt = new Map<PagePicture, number>();
  const painted: { box: Box; at: number }[] = [];
  let at = 0;
  visitObjects(source, (object, kind, _boundsOf, toShown) => {
    at += 1;
    if (kind === textObject) textAt.set(object, at);
    if (kind === pathObject) {
      const before = marks.fills.length;
      readPath(source, object, toShown, marks);
      painted.push(...marks.fills.slice(before).map(({ box }) => ({ box, at })));
    }
    if (kind !== imageObject) return;
    const picture = readPicture(source, object, toShown);
    if (picture === undefined) return;
    const described = { ...picture, description: tagOf(object)?.description || undefined };
    pictures.push(described);
    pictureAt.set(described, at);
  });
  return { ...marks, patterns: [], pictures, order: { textAt, pictureAt, fills: painted } };
}
