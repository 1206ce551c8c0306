import { areCorners, type Box, boxAround, type Point } from './matrix.ts';

interface Outline {
  readonly points: readonly Point[];
}

// Each outline is compared with all others of its path; frames have two.
const outlinesMax = 16;

/** Of the outlines of a filled path, the rectangles that stay empty, with the outline that each is cut out of. */
export function holesIn<T extends Outline>(outlines: readonly T[], isEvenOdd: boolean): Map<T, T> {
  const holes = new Map<T, T>();
  if (outlines.length > outlinesMax) return holes;
  for (const inner of outlines) {
    const box = boxAround(inner.points);
    if (!areCorners(inner.points, box)) continue;
    const outer = outlines.find(
      (other) =>
        other !== inner &&
        isInside(box, boxAround(other.points)) &&
        (isEvenOdd || isClockwise(other) !== isClockwise(inner)),
    );
    if (outer !== undefined) holes.set(inner, outer);
  }
  return holes;
}

const isInside = (inner: Box, outer: Box) =>
  inner.left > outer.left &&
  inner.right < outer.right &&
  inner.top > outer.top &&
  inner.bottom < outer.bottom;

/** By the sign of the area that the outline goes around. */
function isClockwise({ points }: Outline): boolean {
  let twice = 0;
  points.forEach(({ x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    twice += x * next.y - next.x * y;
  });
  return twice > 0;
}
