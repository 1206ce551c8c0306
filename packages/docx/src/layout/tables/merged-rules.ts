import type { Box, Rule } from '@pagesmith/pdf';
import { boxOf } from '../../geometry.ts';
import { ruleGapPointsMax, sameLinePoints } from './measures.ts';

/** A straight line, which may have been drawn in several parts. */
export interface MergedRule {
  readonly box: Box;
  /** Its y on the page, or its x if it is vertical. */
  readonly at: number;
  readonly isHorizontal: boolean;
  readonly colour: number;
  readonly thicknessPoints: number;
  readonly parts: readonly Rule[];
}

const middleOf = ({ box, isHorizontal }: Rule) =>
  isHorizontal ? (box.top + box.bottom) / 2 : (box.left + box.right) / 2;

const known = new WeakMap<readonly Rule[], MergedRule[]>();

/** Rules in one line, in one colour and without gaps between them, as one. */
export function mergedRules(rules: readonly Rule[]): readonly MergedRule[] {
  const merged = known.get(rules) ?? merge(rules);
  known.set(rules, merged);
  return merged;
}

function merge(rules: readonly Rule[]): MergedRule[] {
  const startOf = ({ box, isHorizontal }: Rule) => (isHorizontal ? box.left : box.top);
  const sorted = [...rules].sort((first, second) => startOf(first) - startOf(second));
  const merged: MergedRule[] = [];
  // Grouped by line: comparing each with all others would take minutes for the thousands of rules of a map.
  const inLine = new Map<string, number[]>();
  for (const rule of sorted) {
    const line = Math.floor(middleOf(rule) / sameLinePoints);
    const near = [line - 1, line, line + 1].flatMap((one) => inLine.get(keyOf(rule, one)) ?? []);
    const index = near.sort((first, second) => first - second).find((one) => isContinued(merged[one], rule));
    const other = index === undefined ? undefined : merged[index];
    if (index === undefined || other === undefined) {
      const key = keyOf(rule, line);
      inLine.set(key, [...(inLine.get(key) ?? []), merged.length]);
      merged.push({ ...rule, at: middleOf(rule), parts: [rule] });
    } else merged[index] = { ...other, box: boxOf([other.box, rule.box]), parts: [...other.parts, rule] };
  }
  return merged;
}

const keyOf = ({ isHorizontal, colour }: Rule, line: number) => `${isHorizontal} ${colour} ${line}`;

function isContinued(before: MergedRule | undefined, rule: Rule): boolean {
  if (before === undefined) return false;
  if (before.isHorizontal !== rule.isHorizontal || before.colour !== rule.colour) return false;
  if (Math.abs(before.at - middleOf(rule)) > sameLinePoints) return false;
  return rule.isHorizontal
    ? rule.box.left < before.box.right + ruleGapPointsMax
    : rule.box.top < before.box.bottom + ruleGapPointsMax;
}
