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

/** Share of the size. A space begins at least this far before the end of a letter that it is painted over. */
const coveredShareMin = 0.1;
/** Share of the size. Letters that stand closer have no space between them. */
const gapShareMax = 0.05;

/** Puts the letters of a ligature side by side: PDFium gives each of them the box of the whole glyph. */
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
 * Leaves out the space behind a ligature that is painted over it: some programs write one for the letter that the
 * ligature has taken in, and go on where the ligature ends.
 */
export const withoutCoveredSpaces = <Character extends Drawn>(
  characters: readonly Character[],
): Character[] =>
  characters.filter((space, index) => {
    if (space.text.trim() !== '') return true;
    const [before, behind] = [characters[index - 1], characters[index + 1]];
    if (before === undefined || behind === undefined || before.text.trim() === '') return true;
    const isLevel = before.quarterTurns === 0 && before.baseline === behind.baseline;
    const isCovered = space.box.left < before.box.right - space.sizePoints * coveredShareMin;
    const gap = behind.box.left - before.box.right;
    const isBehind = behind.box.left > before.box.left;
    return !(isLevel && isCovered && isBehind && gap < space.sizePoints * gapShareMax);
  });
