import type { Piece } from '../../model.ts';
import { underlineSlackEm } from './measures.ts';
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
