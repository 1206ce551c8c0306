import type { Entry, Section } from '../document/index.ts';
import { squeezedGapPointsMin, squeezedPointsMax, squeezedShareMax } from './measures.ts';

/**
 * How many points each entry stands higher than it did, the lowest first, where a page is full to its edge or to its footer:
 * a line that is a little higher would begin another page. Columns are filled to the last line anyway.
 */
export function squeezesOf({ entries, columns, height }: Section, footerRoom = 0): Map<Entry, number> {
  const squeezes = new Map<Entry, number>();
  if (columns.length > 1) return squeezes;
  let missing = 0;
  for (let index = entries.length - 1; index > 0; index--) {
    const [above, entry] = [entries[index - 1], entries[index]];
    const isLast = index === entries.length - 1 || entries[index + 1]?.page !== undefined;
    if (isLast) missing = Math.max(0, bottomOf(entry) + squeezedPointsMax - height + footerRoom);
    if (entry?.block === undefined || entry.page !== undefined) continue;
    const gap = entry.block.box.top - bottomOf(above);
    if (gap < squeezedGapPointsMin) continue;
    const points = Math.min(missing, gap * squeezedShareMax);
    missing -= points;
    squeezes.set(entry, points);
  }
  return squeezes;
}

const bottomOf = (entry: Entry | undefined) => entry?.block?.box.bottom ?? 0;
