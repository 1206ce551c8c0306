import type { Box } from '@pagesmith/pdf';

export function boxOf(boxes: readonly Box[]): Box {
  const [only, other] = boxes;
  // Most lines are a single piece, and hundreds of pages of lines do not need boxes of their own.
  if (only !== undefined && other === undefined) return only;
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of boxes) {
    box.left = Math.min(box.left, left);
    box.top = Math.min(box.top, top);
    box.right = Math.max(box.right, right);
    box.bottom = Math.max(box.bottom, bottom);
  }
  return box;
}

export const middleX = ({ left, right }: Box) => (left + right) / 2;
export const middleY = ({ top, bottom }: Box) => (top + bottom) / 2;

export const holdsMiddle = (outer: Box, inner: Box) =>
  middleX(inner) >= outer.left &&
  middleX(inner) <= outer.right &&
  middleY(inner) >= outer.top &&
  middleY(inner) <= outer.bottom;

export const overlaps = (first: Box, second: Box) =>
  first.left < second.right &&
  second.left < first.right &&
  first.top < second.bottom &&
  second.top < first.bottom;

export const squareAround = ({ x, y }: { readonly x: number; readonly y: number }, side: number): Box => ({
  left: x - side / 2,
  right: x + side / 2,
  top: y - side / 2,
  bottom: y + side / 2,
});

export function median(values: readonly number[], otherwise = 0): number {
  const sorted = [...values].sort((first, second) => first - second);
  return sorted[Math.floor(sorted.length / 2)] ?? otherwise;
}

/** How far letters reach below their baseline, as a part of their size. */
export const descentShare = 0.22;
