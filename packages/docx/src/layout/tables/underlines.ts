import type { Rule } from '@pagesmith/pdf';
import type { Piece } from '../../model.ts';
import { lowLineEmMax, lowLineSlackEm, underlineSlackEm } from './measures.ts';
import type { MergedRule } from './merged-rules.ts';

interface Underlined {
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly sizePoints: number;
}

/** Without the rules that underline words, such as links: they are no borders of the cells that these stand in. */
export function withoutUnderlines(rules: readonly MergedRule[], pieces: readonly Piece[]): MergedRule[] {
  const underlined = pieces.flatMap(underlinedIn);
  return rules.filter((rule) => !rule.isHorizontal || !underlined.some((words) => goesAlong(rule, words)));
}

/** The same for lines that stand too low to underline, but go along words from the first letter to the last, as below links on a printed page of the web. */
export const withoutLowLines = (rules: readonly Rule[], pieces: readonly Piece[]): Rule[] =>
  rules.filter((rule) => !rule.isHorizontal || !pieces.some((piece) => isBelowWords(rule, piece)));

function isBelowWords({ box }: Rule, { words, baseline, sizePoints }: Piece): boolean {
  const below = box.top - baseline;
  const slack = sizePoints * lowLineSlackEm;
  return (
    below > 0 &&
    below < sizePoints * lowLineEmMax &&
    words.some((word) => Math.abs(word.box.left - box.left) < slack) &&
    words.some((word) => Math.abs(word.box.right - box.right) < slack)
  );
}

/** The words of a piece that have a line below them, each row of them as one. */
function underlinedIn({ words, baseline, sizePoints }: Piece): Underlined[] {
  const found: { left: number; right: number; baseline: number; sizePoints: number }[] = [];
  let isBehind = false;
  for (const { spans, box } of words) {
    const isUnderlined = spans.some(({ style }) => style.isUnderlined);
    const last = found.at(-1);
    if (isUnderlined && isBehind && last !== undefined) last.right = box.right;
    else if (isUnderlined) found.push({ left: box.left, right: box.right, baseline, sizePoints });
    isBehind = isUnderlined;
  }
  return found;
}

function goesAlong({ box, at }: MergedRule, { left, right, baseline, sizePoints }: Underlined): boolean {
  const slack = sizePoints * underlineSlackEm;
  const isBelow = at > baseline - slack && at < baseline + slack;
  return isBelow && Math.abs(box.left - left) < slack && Math.abs(box.right - right) < slack;
}
