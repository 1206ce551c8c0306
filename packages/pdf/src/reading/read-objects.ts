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
}

// FPDF_PAGEOBJ_ of fpdf_edit.h.
const pathObject = 2;
const imageObject = 3;

export function readObjects(source: PageSource, { tagOf }: PageTags): ObjectsOfPage {
  const marks: PathMarks = { rules: [], fills: [], curves: [] };
  const pictures: PagePicture[] = [];
  visitObjects(source, (object, kind, _boundsOf, toShown) => {
    if (kind === pathObject) readPath(source, object, toShown, marks);
    if (kind !== imageObject) return;
    const picture = readPicture(source, object, toShown);
    if (picture === undefined) return;
    pictures.push({ ...picture, description: tagOf(object)?.description || undefined });
  });
  return { ...marks, patterns: [], pictures };
}
