import type { Rule } from '@pagesmith/pdf';
import { expect, it } from 'vitest';
import { mergedRules } from './merged-rules.ts';

const level = (left: number, right: number, at: number, colour = 0): Rule => ({
  box: { left, right, top: at, bottom: at },
  isHorizontal: true,
  thicknessPoints: 1,
  colour,
});
const upright = (at: number, top: number, bottom: number): Rule => ({
  ...level(at, at, 0),
  box: { left: at, right: at, top, bottom },
  isHorizontal: false,
});

it('the parts of a line are one, also where they stand a little above each other', () => {
  const merged = mergedRules([level(60, 100, 79.9), level(10, 60, 80.1), level(101, 120, 80.5)]);
  expect(merged.map(({ box, parts }) => [box.left, box.right, parts.length])).toEqual([[10, 120, 3]]);
});

it('lines with a gap between them, in other colours or of the other direction stay apart', () => {
  expect(mergedRules([level(10, 20, 80), level(30, 40, 80), level(20, 30, 80, 0xff0000)])).toHaveLength(3);
  expect(mergedRules([level(10, 20, 80), upright(20, 80, 90), level(10, 20, 82)])).toHaveLength(3);
});

it('the rules of a page are merged once', () => {
  const rules = [level(10, 20, 80)];
  expect(mergedRules(rules)).toBe(mergedRules(rules));
});
