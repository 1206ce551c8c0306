import type { Entry, Section } from '../document/index.ts';
import { squeezedGapPointsMin, squeezedPointsMax, squeezedShareMax } from './measures.ts';

interface Squeezes {
  /** How many points an entry stands higher than it did. */
  readonly points: ReadonlyMap<Entry, number>;
  /** The tables whose rows are set closer. */
  readonly tables: ReadonlySet<Entry>;
}

/**
 * What gives up some of its room, the lowest first, where a page is full to its edge or to its footer: a line that is a
 * little higher would begin another page. Columns are filled to the last line anyway.
 */
export function squeezesOf({ entries, columns, height }: Section, footerRoom = 0): Squeezes {
  const points = new Map<Entry, number>();
  const tables = new Set<Entry>();
  if (columns.length > 1) return { points, tables };
  let missing = 0;
  let isFull = false;
  for (const [index, entry] of [...entries.entries()].reverse()) {
    const isLast = index === entries.length - 1 || entries[index + 1]?.page !== undefined;
    if (isLast) {
      missing = Math.max(0, bottomOf(entry) + squeezedPointsMax - height + footerRoom);
      isFull = missing > 0;
    }
    if (isFull && entry.block?.kind === 'table') tables.add(entry);
    if (entry.block === undefined || entry.page !== undefined || index === 0) continue;
    const gap = entry.block.box.top - bottomOf(entries[index - 1]);
    if (gap < squeezedGapPointsMin) continue;
    const given = Math.min(missing, gap * squeezedShareMax);
    missing -= given;
    points.set(entry, given);
  }
  return { points, tables };
}

const bottomOf = (entry: Entry | undefined) => entry?.block?.box.bottom ?? 0;
