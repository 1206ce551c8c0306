import { type Box, boxAround, concatenate, type Matrix, mapPoint, type Point } from './matrix.ts';
import type { PageSource } from './page-source.ts';

/** A straight line along an axis: its box is flat in one direction. */
export interface Rule {
  readonly box: Box;
  readonly isHorizontal: boolean;
  readonly thicknessPoints: number;
  readonly colour: number;
}

export interface Fill {
  readonly box: Box;
  readonly colour: number;
}

export interface PathMarks {
  readonly rules: Rule[];
  readonly fills: Fill[];
  readonly curves: Box[];
}

// A rectangle this thin is a line that was filled.
const ruleThicknessMax = 2.5;
const segmentsMax = 20_000;
// FPDF_SEGMENT_ of fpdf_edit.h.
const lineSegment = 0;
const moveSegment = 2;

interface Subpath {
  readonly points: Point[];
  isStraight: boolean;
}

export function readPath(source: PageSource, object: number, toShown: Matrix, marks: PathMarks): void {
  const { document, scratch } = source;
  const { pdfium } = document;
  if (!pdfium.FPDFPath_GetDrawMode(object, scratch.at(0), scratch.at(1))) return;
  const isFilled = scratch.integer(0) !== 0;
  const isStroked = scratch.integer(1) !== 0;
  if (!isFilled && !isStroked) return;
  pdfium.FPDFPageObj_GetMatrix(object, scratch.address);
  const matrix = concatenate(scratch.matrix(), toShown);
  const [red, green, blue, alpha] = [scratch.at(0), scratch.at(1), scratch.at(2), scratch.at(3)];
  if (isFilled) pdfium.FPDFPageObj_GetFillColor(object, red, green, blue, alpha);
  else pdfium.FPDFPageObj_GetStrokeColor(object, red, green, blue, alpha);
  if (scratch.integer(3) === 0) return;
  const colour = scratch.colourOnWhite();
  pdfium.FPDFPageObj_GetStrokeWidth(object, scratch.at(0));
  const thicknessPoints = scratch.float(0) * Math.hypot(matrix.a, matrix.b);
  for (const subpath of subpathsOf(source, object, matrix)) {
    const box = boxAround(subpath.points);
    if (!subpath.isStraight) marks.curves.push(box);
    else if (isFilled && isRectangle(subpath.points, box)) addFilled(box, colour, marks);
    else if (isStroked) addStroked(subpath.points, thicknessPoints, colour, marks);
    else marks.curves.push(box);
  }
}

function subpathsOf({ document, scratch }: PageSource, object: number, matrix: Matrix): Subpath[] {
  const { pdfium } = document;
  const subpaths: Subpath[] = [];
  const count = Math.min(segmentsMax, pdfium.FPDFPath_CountSegments(object));
  for (let index = 0; index < count; index++) {
    const segment = pdfium.FPDFPath_GetPathSegment(object, index);
    pdfium.FPDFPathSegment_GetPoint(segment, scratch.at(0), scratch.at(1));
    const point = mapPoint(matrix, scratch.float(0), scratch.float(1));
    const kind = pdfium.FPDFPathSegment_GetType(segment);
    if (kind === moveSegment) subpaths.push({ points: [point], isStraight: true });
    const current = subpaths.at(-1);
    if (current === undefined || kind === moveSegment) continue;
    current.points.push(point);
    if (kind !== lineSegment) current.isStraight = false;
    const [start] = current.points;
    if (pdfium.FPDFPathSegment_GetClose(segment) && start !== undefined) current.points.push(start);
  }
  return subpaths.filter(({ points }) => points.length > 1);
}

const isNear = (first: number, second: number) => Math.abs(first - second) < 0.6;

function isRectangle(points: readonly Point[], box: Box): boolean {
  const isCorner = ({ x, y }: Point) =>
    (isNear(x, box.left) || isNear(x, box.right)) && (isNear(y, box.top) || isNear(y, box.bottom));
  return points.length >= 4 && points.every(isCorner);
}

function addFilled(box: Box, colour: number, { rules, fills }: PathMarks): void {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  if (Math.min(width, height) >= ruleThicknessMax) {
    fills.push({ box, colour });
    return;
  }
  const isHorizontal = width > height;
  rules.push({ box, isHorizontal, thicknessPoints: Math.min(width, height), colour });
}

function addStroked(
  points: readonly Point[],
  thicknessPoints: number,
  colour: number,
  marks: PathMarks,
): void {
  let isSlanted = false;
  points.forEach((point, index) => {
    const previous = points[index - 1];
    if (previous === undefined) return;
    const box = boxAround([previous, point]);
    const isHorizontal = isNear(box.top, box.bottom);
    if (isHorizontal && isNear(box.left, box.right)) return;
    if (isHorizontal || isNear(box.left, box.right)) {
      marks.rules.push({ box, isHorizontal, thicknessPoints, colour });
    } else isSlanted = true;
  });
  if (isSlanted) marks.curves.push(boxAround(points));
}
