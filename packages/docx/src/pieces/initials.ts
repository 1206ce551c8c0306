import type { PageCharacter } from '@pagesmith/pdf';
import { initialGapEmMax, initialRatioMin, initialSlackEm } from './measures.ts';

/**
 * The large letters that paragraphs begin with, two or more lines high. The first line beside such a letter stands
 * higher than it, and the last one on its baseline: put together, it would take up both.
 */
export function initialsIn(visible: readonly PageCharacter[]): ReadonlySet<PageCharacter> {
  const letters = visible.filter(({ text }) => text.trim() !== '');
  const initials = letters.filter((letter, index) => {
    const next = letters[index + 1];
    return next !== undefined && startsHigher(letter, next) && hasLineAtFoot(letter, next, letters, index);
  });
  return new Set(initials);
}

const isCapital = ({ text }: PageCharacter) => /^\p{Lu}$/u.test(text);

/** Whether much smaller text goes on beside a letter, on a line of its own. */
function startsHigher(letter: PageCharacter, next: PageCharacter): boolean {
  if (!isCapital(letter) || letter.sizePoints < next.sizePoints * initialRatioMin) return false;
  const raised = letter.baseline - next.baseline;
  const isBeside = raised > next.sizePoints * initialSlackEm && raised < letter.sizePoints;
  return isBeside && isBehind(letter, next);
}

const isBehind = (letter: PageCharacter, next: PageCharacter): boolean => {
  const gap = next.box.left - letter.box.right;
  return gap > -letter.sizePoints * initialSlackEm && gap < letter.sizePoints * initialGapEmMax;
};

/** Whether a line of that text begins on the baseline of the letter: none does so behind a sign with an index. */
function hasLineAtFoot(
  letter: PageCharacter,
  next: PageCharacter,
  letters: readonly PageCharacter[],
  index: number,
): boolean {
  const isAtFoot = (other: PageCharacter) =>
    Math.abs(other.baseline - letter.baseline) < next.sizePoints * initialSlackEm &&
    Math.abs(other.box.left - next.box.left) < letter.sizePoints * initialSlackEm &&
    other.sizePoints < letter.sizePoints / initialRatioMin;
  return letters.slice(index + 1, index + 1 + besideLettersMax).some(isAtFoot);
}

// A few lines hold no more: a page full of large letters shall not be compared with itself.
const besideLettersMax = 600;
