import type { Box } from './matrix.ts';

interface Drawn {
  readonly text: string;
  readonly box: Box;
  readonly baseline: number;
  /** The text object that paints it. */
  readonly object: number;
}

/**
 * PDFium reverses what runs from the right, and the letters of a ligature with it: they are the only ones of a text
 * object that still run from the left.
 */
export function inReadingOrder<Character extends Drawn>(characters: readonly Character[]): Character[] {
  const ordered: Character[] = [];
  for (let start = 0; start < characters.length; ) {
    let end = start + 1;
    while (isPartOfLigature(characters[end - 1], characters[end])) end++;
    ordered.push(
      ...(end - start === 1 ? characters.slice(start, end) : reversed(characters.slice(start, end))),
    );
    start = end;
  }
  return ordered;
}

const isRightToLeft = (text: string) => /[\u0590-\u08ff]/.test(text);
const touchingPoints = 0.01;

const isPartOfLigature = (before: Drawn | undefined, after: Drawn | undefined) =>
  before !== undefined &&
  after !== undefined &&
  after.object === before.object &&
  after.baseline === before.baseline &&
  isRightToLeft(before.text) &&
  isRightToLeft(after.text) &&
  Math.abs(after.box.left - before.box.right) < touchingPoints;

const lamAndAlef = /^\u0644[\u0622\u0623\u0625\u0627]$/;

/** No ligature has alef before lam: a file that gave them in this order had them from the left itself. */
function reversed<Character extends Drawn>(letters: readonly Character[]): Character[] {
  const isInOrder = lamAndAlef.test(letters.map(({ text }) => text).join(''));
  const fromTheRight = letters.toReversed();
  return isInOrder
    ? fromTheRight.map((place, index) => ({ ...place, text: letters[index]?.text ?? place.text }))
    : fromTheRight;
}
