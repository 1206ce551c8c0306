import { expect, it } from 'vitest';
import { linesOf, readPieces } from '../pieces/index.ts';
import { pageOf } from '../pieces/testing/page-of.ts';
import { filledLines, unitsOf } from './filled-lines.ts';
import { fittedSpacing, letterSpacing } from './letter-spacing.ts';

const linesFrom = (texts: readonly string[]) =>
  linesOf(readPieces(pageOf(texts.map((text, row) => ({ text, x: 50, baseline: 100 + row * 14 })))));

/** How many lines they fill whose letters are 5 points wide, as are the spaces between words. */
const filled = (texts: readonly string[], room: number, spacing = 0) => {
  const widthOf = ({ box }: { readonly box: { readonly left: number; readonly right: number } }) =>
    box.right - box.left;
  return filledLines(
    unitsOf(linesFrom(texts), widthOf, () => 5),
    spacing,
    [room],
  );
};

it('words fill as many lines as they need, and one less where there is room for a letter more', () => {
  expect([44, 46, 69, 71].map((room) => filled(['nnnn nnnn', 'nnnn'], room))).toEqual([3, 2, 2, 1]);
  expect(filled(['nnnn nnnn', 'nnnn'], 46, 0.5)).toBe(3);
});

it('the parts of a divided word have no space between them, and what stands close together is not divided', () => {
  expect([64, 66].map((room) => filled(['nnnn nnn-', 'nnnn'], room))).toEqual([2, 1]);
});

it('a paragraph has as many lines as it had, though some of them end at other words', () => {
  const lines = linesFrom(['nnnn nnnn', 'nn nnnn nnnn']);
  const usual = letterSpacing(lines, () => 'Arial');
  const closerBy = (room: number) => usual - fittedSpacing(lines, () => 'Arial', [room, room]);
  expect([56, 53.5].map((room) => closerBy(room) > 0.05)).toEqual([false, true]);
});
