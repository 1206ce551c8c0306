import { type Clip, commonBox } from './clip.ts';
import { type Box, boxAround, isNear, type Point } from './matrix.ts';

/** A straight line along an axis: its box is flat in one direction. */
export interface Rule {
  readonly box: Box;
  readonly isHorizontal: boolean;
  readonly thicknessPoints: number;
  readonly colour: number;
  /** How many objects are painted before it. */
  readonly at?: number;
}

/** What PDFium returns for tiles with colours of their own (`CPDF_ColorState::SetPattern`); here, for all that has several. */
export const severalColours = 0xbfbfbf;

export interface Fill {
  readonly box: Box;
  /** On paper. */
  readonly colour: number;
  /** Where what lies below it shines through: its own colour, and how much of 255 that hides. */
  readonly tint?: { readonly colour: number; readonly opacity: number };
  /** How many objects are painted before it. */
  readonly at?: number;
  /** Whether it lies on all that is printed. */
  readonly isAbove?: boolean;
}

/** A box with the number of objects that are painted before it. */
export interface PaintedBox extends Box {
  readonly at: number;
}

/** Lines along sides of a box. */
export interface Bevel {
  readonly sides: readonly Pick<Rule, 'box' | 'isHorizontal'>[];
  readonly thicknessPoints: number;
}

export interface PathMarks {
  readonly rules: Rule[];
  readonly fills: Fill[];
  readonly curves: PaintedBox[];
}

// A rectangle this thin is a line that was filled.
export const ruleThicknessMax = 2.5;

/** What is seen of a box; undefined where nothing is, or less than a little beyond the edge. */
function seenPart(box: Box, clip: Clip | undefined, beyond = 0): Box | undefined {
  if (clip === undefined) return box;
  const { left, top, right, bottom } = commonBox(box, clip.box);
  if (right < left - beyond || bottom < top - beyond) return undefined;
  return { left, top, right: Math.max(left, right), bottom: Math.max(top, bottom) };
}

export function addFilled(
  whole: Box,
  paint: Omit<Fill, 'box'>,
  clip: Clip | undefined,
  { rules, fills }: PathMarks,
): void {
  const box = seenPart(whole, clip);
  if (box === undefined) return;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  if (Math.min(width, height) >= ruleThicknessMax) {
    fills.push({ box, ...paint });
    return;
  }
  const { colour, at } = paint;
  rules.push({ box, isHorizontal: width > height, thicknessPoints: Math.min(width, height), colour, at });
}

/** What is left around holes: four lines, where it is a thin frame around one. */
export function addFrame(
  outer: Box,
  holes: readonly Box[],
  paint: { readonly colour: number; readonly at: number },
  clip: Clip | undefined,
  marks: PathMarks,
): void {
  const [hole = outer] = holes;
  const thicknessPoints = Math.max(
    hole.left - outer.left,
    outer.right - hole.right,
    hole.top - outer.top,
    outer.bottom - hole.bottom,
  );
  if (holes.length > 1 || thicknessPoints > ruleThicknessMax) addCurve(outer, paint.at, clip, marks);
  else addStroked(cornersOf(hole), { ...paint, thicknessPoints }, clip, marks);
}

export function addBevel(
  { sides, thicknessPoints }: Bevel,
  paint: { readonly colour: number; readonly at: number },
  clip: Clip | undefined,
  { rules }: PathMarks,
): void {
  for (const { box: whole, isHorizontal } of sides) {
    const box = seenPart(whole, clip, thicknessPoints / 2);
    if (box !== undefined) rules.push({ box, isHorizontal, thicknessPoints, ...paint });
  }
}

/** Around a box, back to where it began. */
const cornersOf = ({ left, top, right, bottom }: Box): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
  { x: left, y: top },
];

export function addStroked(
  points: readonly Point[],
  paint: Pick<Rule, 'thicknessPoints' | 'colour'> & { readonly at: number },
  clip: Clip | undefined,
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
      const seen = seenPart(box, clip, paint.thicknessPoints / 2);
      if (seen !== undefined) marks.rules.push({ box: seen, isHorizontal, ...paint });
    } else isSlanted = true;
  });
  if (isSlanted) addCurve(boxAround(points), paint.at, clip, marks);
}

export function addCurve(whole: Box, at: number, clip: Clip | undefined, { curves }: PathMarks): void {
  const box = seenPart(whole, clip);
  if (box !== undefined) curves.push({ ...box, at });
}

/** A gradient: what is seen of it, with no colour of its own. */
export function addShading(
  whole: Box | undefined,
  at: number,
  clip: Clip | undefined,
  marks: PathMarks,
): void {
  if (whole !== undefined) addFilled(whole, { colour: severalColours, at }, clip, marks);
}
