import type { Rect, Room } from './form-fields.ts';

/** Left free between what is widened and what it may not cover, in points. */
const gap = 2;
/** Boxes that touch are not above each other's edges by more than this. */
const touch = 1;

/** How far a place could reach to either side on its line before it meets something, or the edge of the page. */
export function freeRoom(place: Rect, taken: readonly Rect[], page: Rect): Room {
  const [left, bottom, right, top] = place;
  const beside = taken.filter(([, low, , high]) => low < top - touch && high > bottom + touch);
  const ends = beside.flatMap(([start, , end]) => (start < left - touch ? [end] : []));
  const starts = beside.flatMap(([start, , end]) => (end > right + touch ? [start] : []));
  return {
    left: Math.max(0, left - Math.max(page[0], ...ends) - gap),
    right: Math.max(0, Math.min(page[2], ...starts) - right - gap),
  };
}
