import type { Entry, Section } from '../document/index.ts';
import { squeezedGapPointsMin, squeezedPointsMax, squeezedShareMax } from './measures.ts';
import type { Place, Squeeze } from './writer.ts';

/** What the gaps of each page are to give up, by the entry that begins it: columns are filled to the last line anyway. */
export function squeezesOf({ entries, columns, height }: Section): Map<Entry, Squeeze> {
  const squeezes = new Map<Entry, Squeeze>();
  if (columns.length > 1) return squeezes;
  const starts = entries.filter((entry, index) => index === 0 || entry.page !== undefined);
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1];
    const page = entries.slice(entries.indexOf(start), next && entries.indexOf(next));
    const bottom = Math.max(0, ...page.map(({ block }) => block?.box.bottom ?? 0));
    squeezes.set(start, { points: Math.max(0, bottom + squeezedPointsMax - height) });
  }
  return squeezes;
}

/** How much of a gap is given up. */
export function givenUp(gapPoints: number, { squeezed }: Place): number {
  if (squeezed === undefined || gapPoints < squeezedGapPointsMin) return 0;
  const points = Math.min(squeezed.points, gapPoints * squeezedShareMax);
  squeezed.points -= points;
  return points;
}
