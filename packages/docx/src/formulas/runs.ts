import type { Rule } from '@pagesmith/pdf';
import type { Item } from './item.ts';

interface Run {
  left: number;
  right: number;
}

// Wider than the spaces of a justified line.
const gapEmMax = 0.8;

/** From where to where the text goes on that each sign stands in; at the ends of a bar close by, it may be divided. */
export function runsOf(signs: readonly Item[], bars: readonly Rule[]): ReadonlyMap<Item, Readonly<Run>> {
  const runs = new Map<Item, Run>();
  for (const row of rowsOf(signs)) {
    const height = row[0]?.axis ?? 0;
    const near = bars.filter(({ box }) => Math.abs(box.top - height) < (row[0]?.sizePoints ?? 0));
    const ends = near.flatMap(({ box }) => [box.left, box.right]);
    let run: Run | undefined;
    for (const item of row) {
      const { left, right } = item.box;
      const last = run;
      const slack = item.sizePoints * 0.1;
      const gap = last === undefined ? Infinity : left - last.right;
      const isAtEnd = (end: number) => gap > slack && end > left - gap - slack && end < left + slack;
      const isDivided = gap > item.sizePoints * gapEmMax || ends.some(isAtEnd);
      if (isDivided) run = { left, right };
      else if (run !== undefined) run.right = Math.max(run.right, right);
      if (run !== undefined) runs.set(item, run);
    }
  }
  return runs;
}

/** Signs at one height, from left to right. */
function rowsOf(signs: readonly Item[]): Item[][] {
  const rows: Item[][] = [];
  let height = -Infinity;
  for (const item of [...signs].sort((first, second) => first.axis - second.axis)) {
    if (item.axis - height > item.sizePoints * 0.1) {
      rows.push([]);
      height = item.axis;
    }
    rows.at(-1)?.push(item);
  }
  return rows.map((row) => row.sort((first, second) => first.box.left - second.box.left));
}
