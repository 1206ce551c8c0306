import type { Box } from './matrix.ts';

interface Drawn {
  readonly text: string;
  readonly box: Box;
  readonly baseline: number;
  readonly sizePoints: number;
  readonly quarterTurns: number;
  /** The text object that paints it. */
  readonly object: number;
}

/** Share of a ligature. A space that begins further behind its left edge is behind the ligature. */
const coveredShareMax = 0.6;
/** Share of the size. Letters that stand closer have no space between them. */
const gapShareMax = 0.05;

/**
 * Puts the letters of a ligature side by side: PDFium gives each of them the box of the whole glyph. A space that is
 * painted over the ligature is left out.
 */
export function divideLigatures<Character extends Drawn>(characters: readonly Character[]): Character[] {
  const divided: Character[] = [];
  for (let start = 0; start < characters.length; ) {
    const first = characters[start];
    if (first === undefined) break;
    let end = start + 1;
    while (end < characters.length && isSameGlyph(first, characters[end])) end++;
    const share = (first.box.right - first.box.left) / (end - start);
    // Nearly every glyph is a single letter, which need not be copied.
    if (end - start === 1) divided.push(first);
    else {
      characters.slice(start, end).forEach((character, index) => {
        const left = first.box.left + share * index;
        divided.push({ ...character, box: { ...first.box, left, right: left + share } });
      });
      if (isCovered(first, characters[end], characters[end + 1])) end++;
    }
    start = end;
  }
  return divided;
}

const isSameGlyph = (first: Drawn, other: Drawn | undefined) =>
  other !== undefined &&
  other.object === first.object &&
  other.quarterTurns === 0 &&
  other.text.trim() !== '' &&
  other.baseline === first.baseline &&
  other.box.left === first.box.left &&
  other.box.right === first.box.right &&
  first.box.right > first.box.left;

/**
 * Whether a space is painted over the ligature before it: some programs write one for the letter that the ligature has
 * taken in, and go on where the ligature ends.
 */
function isCovered({ box, baseline }: Drawn, space: Drawn | undefined, behind: Drawn | undefined): boolean {
  if (space === undefined || behind === undefined || space.text.trim() !== '') return false;
  const isOnLine = space.baseline === baseline && behind.baseline === baseline;
  const isUnder = space.box.left < box.left + (box.right - box.left) * coveredShareMax;
  const isNext = behind.box.left > space.box.left;
  return isOnLine && isUnder && isNext && behind.box.left - box.right < space.sizePoints * gapShareMax;
}
