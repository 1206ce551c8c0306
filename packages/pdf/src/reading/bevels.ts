import { type Box, isNear, type Point } from './matrix.ts';
import { type Bevel, ruleThicknessMax } from './path-marks.ts';

// Share of the side of the box. What goes along less of it is no side of a frame.
const sideShareMin = 0.5;
// Share of the box. What covers more of it is an area, such as a small square.
const coveredShareMax = 0.4;
// The slanted ends of two sides that meet, in their thicknesses.
const mitreMax = 2;
// Thicknesses. What is shorter is no side of a frame: an arrow, or the bar of a chart.
const barLengthMin = 5;

/**
 * The sides along which a filled outline goes, and back again a little further in: browsers paint frames as two halves, with
 * slanted ends where these meet.
 */
export function bevelOf(points: readonly Point[], box: Box): Bevel | undefined {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  if (Math.min(width, height) < ruleThicknessMax) return undefined;
  const lines = linesOf(points);
  const sides = sidesOf(box).filter(({ box: side, isHorizontal }) =>
    lines.some(
      ([from, to]) =>
        (isHorizontal
          ? isNear(from.y, side.top) && isNear(to.y, side.top)
          : isNear(from.x, side.left) && isNear(to.x, side.left)) &&
        lengthOf(from, to) > (isHorizontal ? width : height) * sideShareMin,
    ),
  );
  const along = sides.reduce((sum, { isHorizontal }) => sum + (isHorizontal ? width : height), 0);
  const area = areaWithin(points);
  const thicknessPoints = area / along;
  const isAlong = ([from, to]: Line) =>
    isNear(from.x, to.x) || isNear(from.y, to.y) || lengthOf(from, to) < thicknessPoints * mitreMax;
  const isThin = thicknessPoints <= ruleThicknessMax && area < width * height * coveredShareMax;
  return isThin && sides.length >= 2 && lines.every(isAlong) ? { sides, thicknessPoints } : undefined;
}

/** Whether a filled outline is one side of a frame alone: a bar with slanted ends, where the other sides meet it. */
export function isMitredBar(points: readonly Point[], box: Box): boolean {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const isLevel = width > height;
  const [length, thickness] = isLevel ? [width, height] : [height, width];
  if (length < thickness * barLengthMin || points.length < 4) return false;
  const isOnSide = ({ x, y }: Point) =>
    isLevel ? isNear(y, box.top) || isNear(y, box.bottom) : isNear(x, box.left) || isNear(x, box.right);
  const isSideOrEnd = ([from, to]: Line) =>
    (isLevel ? isNear(from.y, to.y) : isNear(from.x, to.x)) || lengthOf(from, to) < thickness * mitreMax;
  return points.every(isOnSide) && linesOf(points).every(isSideOrEnd);
}

type Line = readonly [Point, Point];

const linesOf = (points: readonly Point[]): Line[] =>
  points.flatMap((from, index): Line[] => {
    const to = points[(index + 1) % points.length];
    return to === undefined ? [] : [[from, to]];
  });

const sidesOf = (box: Box): Bevel['sides'] => [
  { box: { ...box, bottom: box.top }, isHorizontal: true },
  { box: { ...box, top: box.bottom }, isHorizontal: true },
  { box: { ...box, right: box.left }, isHorizontal: false },
  { box: { ...box, left: box.right }, isHorizontal: false },
];

const lengthOf = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

function areaWithin(points: readonly Point[]): number {
  const twice = linesOf(points).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0);
  return Math.abs(twice) / 2;
}
