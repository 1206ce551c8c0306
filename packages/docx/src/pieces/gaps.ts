import { isRightToLeft } from './direction.ts';
import type { Kerning } from './kerning.ts';
import { touchEmMax } from './measures.ts';
import type { Segment } from './segment.ts';

type Entry = Segment['characters'][number];

interface Across {
  readonly left: number;
  readonly right: number;
}

interface Run {
  left: number;
  right: number;
  hasLetters: boolean;
}

/** How much room there is between characters that follow each other in a line. */
export function gapsOf({ characters }: Segment, kerning: Kerning): (before: Entry, entry: Entry) => number {
  const hasBoth = characters.some(({ character }) => isRightToLeft(character.text));
  const runs = hasBoth ? runsOf(characters) : new Map<Entry, Run>();
  return (before, entry) => {
    const [first, second] = [runs.get(before), runs.get(entry)];
    const [from, to] = [before.character.box, entry.character.box];
    const room = gap(from, to);
    const { sizePoints } = before.character;
    if (first === second)
      return room > sizePoints * touchEmMax ? room + kerning(before.character) * sizePoints : room;
    // No word of Latin letters goes on in Arabic ones: the space behind it may have been painted before it.
    return gap(first === undefined || first.hasLetters ? from : first, second ?? to);
  };
}

const gap = (first: Across, second: Across) => Math.max(second.left - first.right, first.left - second.right);

/** In Arabic and Hebrew, a number is as far from the letters before it as its last digit, which stands next to them. */
function runsOf(characters: readonly Entry[]): Map<Entry, Run> {
  const runs = new Map<Entry, Run>();
  let run: Run | undefined;
  let middleBefore = 0;
  for (const entry of characters) {
    const { text, box } = entry.character;
    const middle = (box.left + box.right) / 2;
    if (text.trim() === '' || isRightToLeft(text)) {
      run = undefined;
      continue;
    }
    if (run === undefined || middle < middleBefore)
      run = { left: box.left, right: box.right, hasLetters: false };
    run.right = box.right;
    run.hasLetters ||= /\p{L}/u.test(text);
    middleBefore = middle;
    runs.set(entry, run);
  }
  return runs;
}
