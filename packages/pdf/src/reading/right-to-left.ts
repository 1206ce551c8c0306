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
  return withMarksBehind(ordered);
}

/** A vowel sign is written behind its letter. PDFium goes by where characters begin, and gives one that begins within its letter first. */
function withMarksBehind<Character extends Drawn>(characters: readonly Character[]): Character[] {
  const ordered = [...characters];
  for (const [index, mark] of ordered.entries()) {
    const [before, letter] = [ordered[index - 1], ordered[index + 1]];
    if (letter === undefined || !rightToLeftMark.test(mark.text) || !stands(mark, letter)) continue;
    if (before !== undefined && stands(mark, before)) continue;
    ordered[index] = letter;
    ordered[index + 1] = mark;
  }
  return ordered;
}

const rightToLeftMark = /^[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]$/;

/** Whether the middle of a mark is over or under a letter of its line. */
function stands({ box, baseline }: Drawn, letter: Drawn): boolean {
  const middle = (box.left + box.right) / 2;
  const isBeside = middle < letter.box.left || middle > letter.box.right;
  const isNear = Math.abs(letter.baseline - baseline) < letter.box.bottom - letter.box.top;
  return !isBeside && isNear && /^\p{L}$/u.test(letter.text) && isRightToLeft(letter.text);
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
