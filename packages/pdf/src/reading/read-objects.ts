import type { PdfiumDocument } from '../pdfium/index.ts';
import { type Box, concatenate, type Matrix } from './matrix.ts';
import { type Fill, type PathMarks, type Rule, readPath } from './read-path.ts';
import { type PagePicture, readPicture } from './read-picture.ts';
import type { Scratch } from './scratch.ts';

export type { Fill, PagePicture, Rule };

export interface ObjectsOfPage {
  readonly rules: readonly Rule[];
  readonly fills: readonly Fill[];
  readonly curves: readonly Box[];
  readonly pictures: readonly PagePicture[];
}

export interface PageSource {
  readonly document: PdfiumDocument;
  readonly pageHandle: number;
  readonly scratch: Scratch;
  readonly toShown: Matrix;
}

// FPDF_PAGEOBJ_ of fpdf_edit.h.
const pathObject = 2;
const imageObject = 3;
const formObject = 5;
// A map or a plan may hold millions of lines: they make a drawing, not a table.
const objectsMax = 50_000;
const depthMax = 8;

export function readObjects(source: PageSource): ObjectsOfPage {
  const { pdfium } = source.document;
  const marks: PathMarks = { rules: [], fills: [], curves: [] };
  const pictures: PagePicture[] = [];
  let visited = 0;
  const visit = (object: number, toShown: Matrix, depth: number): void => {
    if (object === 0 || ++visited > objectsMax) return;
    const kind = pdfium.FPDFPageObj_GetType(object);
    if (kind === pathObject) readPath(source, object, toShown, marks);
    if (kind === imageObject) {
      const picture = readPicture(source, object, toShown);
      if (picture !== undefined) pictures.push(picture);
    }
    if (kind !== formObject || depth > depthMax) return;
    const inner = matrixOf(source, object);
    const count = pdfium.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count; index++) {
      visit(pdfium.FPDFFormObj_GetObject(object, index), concatenate(inner, toShown), depth + 1);
    }
  };
  const count = pdfium.FPDFPage_CountObjects(source.pageHandle);
  for (let index = 0; index < count; index++) {
    visit(pdfium.FPDFPage_GetObject(source.pageHandle, index), source.toShown, 0);
  }
  return { ...marks, pictures };
}

function matrixOf({ document, scratch }: PageSource, object: number): Matrix {
  document.pdfium.FPDFPageObj_GetMatrix(object, scratch.address);
  return scratch.matrix();
}
