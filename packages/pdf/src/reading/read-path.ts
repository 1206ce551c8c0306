import { bevelOf, isMitredBar } from './bevels.ts';
import type { Clip } from './clip.ts';
import { areaOf, pageShareMax } from './gather-boxes.ts';
import { holesIn } from './holes.ts';
import { areCorners, type Box, boxAround, concatenate, type Matrix, mapPoint, type Point } from './matrix.ts';
import type { PageSource } from './page-source.ts';
import { addBevel, addCurve, addFilled, addFrame, addStroked, type PathMarks } from './path-marks.ts';

const segmentsMax = 20_000;
// Share of the smaller side. Larger corners are not those of a rectangle.
const cornerShareMax = 0.1;
// FPDF_FILLMODE_ALTERNATE and FPDF_SEGMENT_ of fpdf_edit.h.
const evenOddMode = 1;
const lineSegment = 0;
const moveSegment = 2;

const noHoles: ReadonlyMap<Subpath, Subpath> = new Map();

interface Subpath {
  readonly points: Point[];
  isStraight: boolean;
}

/** How a path is painted, and what is seen of it. */
interface Painted {
  readonly toShown: Matrix;
  readonly clip: Clip | undefined;
  readonly at: number;
  /** The area of the page, in square points. */
  readonly pageArea: number;
}

export function readPath(source: PageSource, object: number, painted: Painted, marks: PathMarks): void {
  const { document, scratch } = source;
  const { pdfium } = document;
  if (!pdfium.FPDFPath_GetDrawMode(object, scratch.at(0), scratch.at(1))) return;
  const fillMode = scratch.integer(0);
  const isFilled = fillMode !== 0;
  const isStroked = scratch.integer(1) !== 0;
  if (!isFilled && !isStroked) return;
  pdfium.FPDFPageObj_GetMatrix(object, scratch.address);
  const matrix = concatenate(scratch.matrix(), painted.toShown);
  const [red, green, blue, alpha] = [scratch.at(0), scratch.at(1), scratch.at(2), scratch.at(3)];
  if (isFilled) pdfium.FPDFPageObj_GetFillColor(object, red, green, blue, alpha);
  else pdfium.FPDFPageObj_GetStrokeColor(object, red, green, blue, alpha);
  const opacity = scratch.integer(3) & 255;
  if (opacity === 0) return;
  const colour = scratch.colourOnWhite();
  const tint = opacity < 255 ? { tint: { colour: scratch.colour(), opacity } } : {};
  if (isFilled && isStroked) pdfium.FPDFPageObj_GetStrokeColor(object, red, green, blue, alpha);
  const edge = isFilled && isStroked && scratch.integer(3) !== 0 ? scratch.colourOnWhite() : undefined;
  pdfium.FPDFPageObj_GetStrokeWidth(object, scratch.at(0));
  const thicknessPoints = scratch.float(0) * Math.hypot(matrix.a, matrix.b);
  const { at, clip, pageArea } = painted;
  const subpaths = subpathsOf(source, object, matrix);
  const holes = isFilled && !isStroked ? holesIn(subpaths, fillMode === evenOddMode) : noHoles;
  for (const subpath of subpaths) {
    if (holes.has(subpath)) continue;
    const box = boxAround(subpath.points);
    const cut = [...holes].flatMap(([hole, outer]) => (outer === subpath ? [boxAround(hole.points)] : []));
    const isGround =
      isFilled &&
      cut.length === 0 &&
      !subpath.isStraight &&
      areaOf(box) > pageArea * pageShareMax &&
      isRounded(subpath.points, box);
    const bevel = isFilled && !isStroked && subpath.isStraight ? bevelOf(subpath.points, box) : undefined;
    if (cut.length > 0 && subpath.isStraight) addFrame(box, cut, { colour, at }, clip, marks);
    else if (isGround) addFilled(box, { colour, at, ...tint }, clip, marks);
    else if (!subpath.isStraight) addCurve(box, at, clip, marks);
    else if (bevel !== undefined) addBevel(bevel, { colour, at }, clip, marks);
    else if (isFilled && isRectangle(subpath.points, box)) {
      addFilled(box, { colour, at, ...tint }, clip, marks);
      if (edge !== undefined && edge !== colour)
        addStroked(subpath.points, { thicknessPoints, colour: edge, at }, clip, marks);
    } else if (isStroked) addStroked(subpath.points, { thicknessPoints, colour, at }, clip, marks);
    else addCurve(box, at, clip, marks);
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

const isRectangle = (points: readonly Point[], box: Box) =>
  (points.length >= 4 && areCorners(points, box)) || isMitredBar(points, box);

/** Whether an outline is that of a rectangle with round corners. */
function isRounded(points: readonly Point[], box: Box): boolean {
  const radius = Math.min(box.right - box.left, box.bottom - box.top) * cornerShareMax;
  const isNearOne = (value: number, low: number, high: number) =>
    value - low < radius || high - value < radius;
  return points.every(({ x, y }) => isNearOne(x, box.left, box.right) && isNearOne(y, box.top, box.bottom));
}
