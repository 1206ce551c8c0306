import { expect, it } from 'vitest';
import type { Line } from '../model.ts';
import { linesOf, readPieces } from '../pieces/index.ts';
import { pageOf, type TextAt } from '../pieces/testing/page-of.ts';
import type { FontBook } from './font-book.ts';
import { fittedSpacing, letterSpacing, narrowScale, ownSpacings } from './letter-spacing.ts';
import { rightToLeftScale } from './right-to-left-fonts.ts';

const linesIn = (texts: readonly TextAt[], wider = 1): Line[] => {
  const page = pageOf(texts);
  const characters = page.characters.map((character) => {
    const { left, right, ...box } = character.box;
    return { ...character, box: { ...box, left: left * wider, right: right * wider } };
  });
  return linesOf(readPieces({ ...page, characters }));
};

/** A word of ten letters that are as wide in Noto Sans Hebrew as they are here, times some number. */
const hebrew = (wider: number, fontName = 'Frank') =>
  rightToLeftScale(
    linesIn([{ text: 'אאאאאאאאאא', x: 200, baseline: 100, isRightToLeft: true, fontName }], wider * 1.264),
  );

it('letters from right to left are as wide as they were, and never crushed or pulled apart beyond reading', () => {
  expect([0.5, 0.9, 1.2, 2].map((wider) => Math.round(hebrew(wider) * 100))).toEqual([70, 90, 120, 150]);
});

it('bold letters from right to left, which are wider by themselves, are widened less', () => {
  expect(Math.round(hebrew(1.12, 'Frank-Bold') * 100)).toBe(100);
});

it('lines end with their words where a little less room between letters does it, and letters are not crushed for it', () => {
  const lines = linesIn(
    ['nnnnnnnnnn', 'nnnnnnnnnn'].map((text, row) => ({ text, x: 50, baseline: 100 + row * 14 })),
  );
  const usual = letterSpacing(lines, () => 'Arial');
  const closerBy = (twentieths: number) => {
    const rooms = lines.map(({ box }) => box.right - box.left - (10 * twentieths) / 20);
    return Math.round(Math.abs(usual - fittedSpacing(lines, () => 'Arial', rooms)) * 20);
  };
  expect(closerBy(4.5)).toBe(5);
  expect(closerBy(10.5)).toBe(0);
});

it('large letters stand apart by more than small ones, and neither without a bound', () => {
  const spacing = (sizePoints: number) =>
    letterSpacing(linesIn([{ text: 'nnnnnnnnnn', x: 50, baseline: 100, sizePoints }], 2), () => 'Arial');
  expect([10, 40].map((size) => Math.round(spacing(size) * 10))).toEqual([20, 48]);
});

it('letters of a narrow font are set narrower, and some letters that stand a little closer are not', () => {
  const scaled = (wider: number, text = 'nnnnnnnnnn') =>
    Math.round(narrowScale(linesIn([{ text, x: 50, baseline: 100 }], wider), () => 'Arial') * 100);
  const own = 1 / narrowness();
  expect([0.5, 0.8, 0.95, 1.2].map((narrower) => scaled(own * narrower))).toEqual([70, 80, 100, 100]);
  expect(['nnnn', 'nnnnnnnn'].map((text) => scaled(own * 0.8, text))).toEqual([100, 80]);
});

/** Running text in Helvetica with code in its midst, and how far apart the letters of the code stand beside the others. */
const withCode = (sizePoints: number) => {
  const at = { baseline: 100, sizePoints };
  const lines = linesIn([
    { ...at, text: 'nnnnnnnnnn', x: 50 },
    { ...at, text: 'nnnn', x: 50 + sizePoints * 5.3, fontName: 'CMTT9' },
  ]);
  const familyOf: FontBook = ({ fontName }) => (fontName === 'CMTT9' ? 'Courier New' : 'Arial');
  const style = lines[0]?.pieces.flatMap(({ words }) => words).at(-1)?.spans[0]?.style;
  const ownSpacing = ownSpacings(lines, familyOf);
  return { lines, familyOf, ownSpacing, code: style === undefined ? 0 : ownSpacing(style) };
};

it('a font beside another has a spacing of its own where its letters would be much too wide', () => {
  expect([3.4, 6.8].map((size) => Math.round(withCode(size).code * 10))).toEqual([0, -3]);
});

it('words in a font for code, which are narrower than those of Word, do not draw the text around them together', () => {
  const { lines, familyOf, ownSpacing } = withCode(10);
  const spacing = (set = {}) => Math.round(letterSpacing(lines, familyOf, set) * 100);
  expect([spacing(), spacing({ ownSpacing })]).toEqual([-69, -56]);
});

it('each text between the tabs of a line is no wider than the room up to the next, whatever those before it are', () => {
  const at = { baseline: 100 };
  const spacing = (x: number, room: number) => {
    const lines = linesIn([
      { ...at, text: 'nnnnnnnnnnnnnnnnnnnn', x: 50, sizePoints: 20 },
      { ...at, text: 'nnnnnnnnnn', x, sizePoints: 10 },
    ]);
    const [line] = lines;
    const pieces = line?.pieces.length;
    return { pieces, own: fittedSpacing(lines, () => 'Arial', [room]) - letterSpacing(lines, () => 'Arial') };
  };
  const [wide, narrow] = [spacing(400, 450), spacing(400, 350 + 40)];
  expect([wide.pieces, wide.own, narrow.own < -0.5]).toEqual([2, 0, true]);
});

/** How narrow the letters of these pages are beside Arial. */
function narrowness(): number {
  const lines = linesIn([{ text: 'nnnnnnnnnn', x: 50, baseline: 100 }]);
  const [width, letters] = [(lines[0]?.box.right ?? 0) - (lines[0]?.box.left ?? 0), 10];
  return width / (width - letterSpacing(lines, () => 'Arial') * letters);
}
