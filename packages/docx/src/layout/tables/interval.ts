import { columnGapPointsMin } from './measures.ts';

/** How far a text or a column reaches across the page. */
export interface Interval {
  readonly left: number;
  readonly right: number;
}

/** The columns that texts make: those that are close to each other, or over each other, are in one. */
export function mergedIntervals(intervals: readonly Interval[]): Interval[] {
  const sorted = [...intervals].sort((first, second) => first.left - second.left);
  const merged: Interval[] = [];
  for (const { left, right } of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && left < last.right + columnGapPointsMin) {
      merged[merged.length - 1] = { left: last.left, right: Math.max(last.right, right) };
    } else merged.push({ left, right });
  }
  return merged;
}
