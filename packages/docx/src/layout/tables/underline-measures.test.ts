import type { Rule } from '@pagesmith/pdf';
import { expect, it } from 'vitest';
import { readPieces } from '../../pieces/index.ts';
import { pageOf } from '../../pieces/testing/page-of.ts';
import { withoutLowLines } from './underlines.ts';

/** Whether a line below words is left out, which stand from 50 to 115 points from the left. */
function isLeftOut(below: number, left: number, right: number): boolean {
  const pieces = readPieces(
    pageOf([
      { text: 'United', x: 50, baseline: 100 },
      { text: 'States', x: 85, baseline: 100 },
    ]),
  );
  const box = { left, top: 100 + below, right, bottom: 100.7 + below };
  const rule: Rule = { box, isHorizontal: true, thicknessPoints: 0.7, colour: 0 };
  return withoutLowLines([rule], pieces).length === 0;
}

it('a line below words from the first letter to the last is none of the table, unless it stands too low', () => {
  expect([-0.5, 2.4, 3.4, 3.6].map((below) => isLeftOut(below, 50, 115))).toEqual([false, true, true, false]);
});

it('a line that begins or ends beside the words is one of the table', () => {
  expect([0.9, 1.1].map((away) => isLeftOut(2.4, 50 - away, 115))).toEqual([true, false]);
  expect([0.9, 1.1].map((away) => isLeftOut(2.4, 50, 115 + away))).toEqual([true, false]);
  expect(isLeftOut(2.4, 85, 115)).toEqual(true);
});
