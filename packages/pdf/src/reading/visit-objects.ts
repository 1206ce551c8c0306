import { type Box, boxAround, concatenate, type Matrix, mapPoint } from './matrix.ts';
import type { PageSource } from './page-source.ts';

// FPDF_PAGEOBJ_FORM of fpdf_edit.h.
const formObject = 5;
// A map or a plan may have millions of lines; they are a drawing, not a table.
const objectsMax = 50_000;
const depthMax = 8;

/** A form on the page, and the one that it is part of. */
export interface Enclosing {
  readonly object: number;
  readonly toShown: Matrix;
  readonly within: Enclosing | undefined;
}

type Visit = (
  object: number,
  kind: number,
  boundsOf: () => Box | undefined,
  toShown: Matrix,
  within: Enclosing | undefined,
) => void;

/** Calls `visit` for every object of a page and of the forms inside it, in the order in which they are painted. */
export function visitObjects(source: PageSource, visit: Visit): void {
  const { pdfium } = source.document;
  let visited = 0;
  const enter = (object: number, toShown: Matrix, depth: number, within?: Enclosing): void => {
    if (object === 0 || ++visited > objectsMax) return;
    const kind = pdfium.FPDFPageObj_GetType(object);
    if (kind !== formObject) {
      visit(object, kind, () => boundsOf(source, object, toShown), toShown, within);
      return;
    }
    if (depth > depthMax) return;
    pdfium.FPDFPageObj_GetMatrix(object, source.scratch.address);
    const inner = concatenate(source.scratch.matrix(), toShown);
    const form = { object, toShown, within };
    const count = pdfium.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count; index++) {
      enter(pdfium.FPDFFormObj_GetObject(object, index), inner, depth + 1, form);
    }
  };
  const count = pdfium.FPDFPage_CountObjects(source.pageHandle);
  for (let index = 0; index < count; index++) {
    enter(pdfium.FPDFPage_GetObject(source.pageHandle, index), source.toShown, 0);
  }
}

/** Does some work while objects of the page are not drawn: those that `isHidden` names by their place in it, from 1. */
export function withHidden<Result>(
  source: PageSource,
  isHidden: (object: number, count: number) => boolean,
  work: () => Result,
): Result {
  const { pdfium } = source.document;
  const hidden: number[] = [];
  let count = 0;
  visitObjects(source, (object) => {
    count += 1;
    if (isHidden(object, count) && pdfium.FPDFPageObj_SetIsActive(object, false)) hidden.push(object);
  });
  try {
    return work();
  } finally {
    for (const object of hidden) pdfium.FPDFPageObj_SetIsActive(object, true);
  }
}

function boundsOf({ document, scratch }: PageSource, object: number, toShown: Matrix): Box | undefined {
  const [left, bottom, right, top] = [scratch.at(0), scratch.at(1), scratch.at(2), scratch.at(3)];
  if (!document.pdfium.FPDFPageObj_GetBounds(object, left, bottom, right, top)) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = [0, 1, 2, 3].map((index) => scratch.float(index));
  return boxAround([
    mapPoint(toShown, west, south),
    mapPoint(toShown, west, north),
    mapPoint(toShown, east, south),
    mapPoint(toShown, east, north),
  ]);
}
