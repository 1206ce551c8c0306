import type { Box, Rule } from '@pagesmith/pdf';
import { boxOf } from '../pieces/geometry.ts';

/** A straight line, which may have been drawn in several parts. */
export interface MergedRule {
  readonly box: Box;
  /** Its height on the page, or how far right an upright one stands. */
  readonly at: number;
  readonly isHorizontal: boolean;
  readonly colour: number;
  readonly thicknessPoints: number;
  readonly parts: readonly Rule[];
}

const samePoints = 0.8;
const gapPointsMax = 2.5;

const middleOf = ({ box, isHorizontal }: Rule) =>
  isHorizontal ? (box.top + box.bottom) / 2 : (box.left + box.right) / 2;

/** Rules in one line, in one colour and without gaps between them, as one. */
export function mergedRules(rules: readonly Rule[]): MergedRule[] {
  const startOf = ({ box, isHorizontal }: Rule) => (isHorizontal ? box.left : box.top);
  const sorted = [...rules].sort((first, second) => startOf(first) - startOf(second));
  const merged: MergedRule[] = [];
  for (const rule of sorted) {
    const index = merged.findIndex((other) => isContinued(other, rule));
    const other = merged[index];
    if (other === undefined) merged.push({ ...rule, at: middleOf(rule), parts: [rule] });
    else merged[index] = { ...other, box: boxOf([other.box, rule.box]), parts: [...other.parts, rule] };
  }
  return merged;
}

function isContinued(before: MergedRule, rule: Rule): boolean {
  if (before.isHorizontal !== rule.isHorizontal || before.colour !== rule.colour) return false;
  if (Math.abs(before.at - middleOf(rule)) > samePoints) return false;
  return rule.isHorizontal
    ? rule.box.left < before.box.right + gapPointsMax
    : rule.box.top < before.box.bottom + gapPointsMax;
}
