import type { ContentTag } from '@pagesmith/pdf';
import type { Word } from '../model.ts';
import {
  evenGapsRatioMax,
  paintedGapEmMin,
  tabGapEmMin,
  tabSpacesMin,
  wholeSpacesSlack,
} from './measures.ts';
import { wordText } from './text-of.ts';

/** A word of a line, with what was painted before it. */
export interface FoundWord {
  readonly word: Word;
  readonly tag: ContentTag | undefined;
  /** How wide a space was painted before it, or 0. */
  readonly spacePoints: number;
  /** Its place among the words of the line in the file. */
  readonly order: number;
  /** How many signs stand at the left of it, where it is a number. */
  readonly signs: number;
}

/** Where the words behind each wide gap begin. */
export function wideGaps(found: readonly FoundWord[], sizePoints: number): number[] {
  const inOrder = found.toSorted((first, second) => first.word.box.left - second.word.box.left);
  const gaps = inOrder
    .slice(1)
    .map(({ word: { box } }, index) => box.left - (inOrder[index]?.word.box.right ?? box.left));
  const usual = Math.min(...gaps.filter((gap) => gap > 0));
  const limit = sizePoints * paintedGapEmMin;
  const gapMin = gaps.length === 1 ? limit * 1.3 : Math.max(limit, usual * 2.5);
  // Whoever types several spaces means a tab: such a gap stands out where all others are one space wide.
  const tabMin = Math.max(sizePoints * tabGapEmMin, usual * tabSpacesMin * 0.95);
  const isEven = gaps.length > 1 && gaps.every((gap) => gap > tabMin || gap < usual * evenGapsRatioMax);
  // A line that is set to its full width has about the same gap everywhere.
  const isSpread = gaps.length > 1 && gaps.every((gap) => gap < usual * evenGapsRatioMax);
  return gaps.flatMap((gap, index) => {
    const [before, after] = inOrder.slice(index, index + 2);
    if (before === undefined || after === undefined) return [];
    const isTyped = !isSpread && isTypedTab(gap, before, after) && gap > sizePoints * tabGapEmMin;
    const isTab = (isTyped || (isEven && gap > tabMin)) && !endsSentence(before.word);
    return gap > gapMin || isTab ? [after.word.box.left] : [];
  });
}

/** Whether a gap is as wide as some whole number of the spaces that were painted there. */
function isTypedTab(gap: number, left: FoundWord, right: FoundWord): boolean {
  // In Arabic and Hebrew the word at the right comes first.
  const { spacePoints } = left.order < right.order ? right : left;
  const spaces = gap / spacePoints;
  return Math.round(spaces) >= tabSpacesMin && Math.abs(spaces - Math.round(spaces)) < wholeSpacesSlack;
}

/** Behind a sentence many type two spaces, and a line that is set to its full width spreads them. */
const endsSentence = (word: Word) => /\p{L}[.!?]["”’)]?$/u.test(wordText(word));
