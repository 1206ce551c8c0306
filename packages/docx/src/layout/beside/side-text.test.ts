import { expect, it } from 'vitest';
import { readPieces } from '../../pieces/read-pieces.ts';
import { pageOf } from '../../pieces/testing/page-of.ts';
import { pieceText } from '../../pieces/text-of.ts';
import { shapesOf } from './shapes.ts';
import { takeSideTexts } from './side-text.ts';

const main = Array.from({ length: 8 }, (_, index) => ({
  text: `line ${index} of the text that everybody reads first of all`,
  x: 60,
  baseline: 100 + index * 14,
}));
const callOut = ['a word of', 'advice in', 'a balloon'].map((text, index) => ({
  text,
  x: 450,
  baseline: 105 + index * 11,
  sizePoints: 8,
  fontName: 'Arial-ItalicMT',
}));

it('a call-out beside the text is taken out of its lines and keeps its place', () => {
  const reading = pageOf([...main, ...callOut]);
  const { framed, rest } = takeSideTexts(reading, readPieces(reading));
  expect(rest).toHaveLength(main.length);
  expect(
    framed.map(({ paragraphs }) => paragraphs.flatMap(({ spans }) => spans.map(({ text }) => text))),
  ).toEqual([['a word of advice in a balloon']]);
});

it('the labels of a drawing are in its picture and not in the text', () => {
  const bytes = new Uint8Array();
  const box = { left: 50, top: 300, right: 300, bottom: 500 };
  const reading = pageOf([...main, { text: 'Precision', x: 100, baseline: 400 }], {
    pictures: [{ box, format: 'png', bytes, drawing: { text: 'Precision' } }],
  });
  const { rest } = takeSideTexts(reading, readPieces(reading));
  expect(rest.map(pieceText)).not.toContain('Precision');
});

it('a painted gap as wide as a tab divides a line', () => {
  const pieces = readPieces(
    pageOf([{ text: 'Nationality:        South African citizen', x: 60, baseline: 100 }]),
  );
  expect(pieces.map(pieceText)).toEqual(['Nationality:', 'South African citizen']);
});

it('areas and lines behind the text are shapes, and underlines are not', () => {
  const rule = (top: number) => ({
    box: { left: 60, top, right: 110, bottom: top },
    isHorizontal: true,
    thicknessPoints: 0.5,
    colour: 0,
  });
  const area = { left: 50, top: 200, right: 550, bottom: 300 };
  const reading = pageOf([{ text: 'underlined', x: 60, baseline: 100 }], {
    rules: [rule(101), rule(150)],
    fills: [
      { box: area, colour: 0xffee00 },
      { box: { ...area, top: 400, bottom: 500 }, colour: 0xffffff },
    ],
  });
  const shapes = shapesOf(reading, [], readPieces(reading));
  expect(shapes.map(({ box, colour }) => [Math.round(box.top), colour])).toEqual([
    [200, 0xffee00],
    [150, 0],
  ]);
});

it('of too many shapes the largest stay, in the order of painting', () => {
  const fills = Array.from({ length: 300 }, (_, index) => ({
    box: { left: 10, top: 10, right: 20 + index, bottom: 20 },
    colour: index,
  }));
  const shapes = shapesOf(pageOf([], { fills }), [], []);
  expect(shapes.length).toBeLessThan(300);
  expect(shapes.at(-1)?.colour).toBe(299);
});

it('of a page of thousands of areas, the largest are its shapes, in the order in which they are painted', () => {
  const stripe = (index: number, width: number) => {
    const top = 100 + index * 0.2;
    return { box: { left: 50, right: 50 + width, top, bottom: top + 0.1 }, colour: 0xffffff };
  };
  const ground = { box: { left: 40, top: 90, right: 500, bottom: 700 }, colour: 0x3366cc };
  const stripes = Array.from({ length: 3_000 }, (_, index) => stripe(index, index % 20 === 0 ? 300 : 5));
  const reading = pageOf([], { fills: [ground, ...stripes] });
  const shapes = shapesOf(reading, [], []);
  expect(shapes).toHaveLength(160);
  expect(shapes[0]).toEqual(ground);
  const tops = shapes.map(({ box }) => box.top);
  expect(tops).toEqual([...tops].sort((first, second) => first - second));
  expect(shapes.filter(({ box }) => box.right === 350)).toHaveLength(150);
});
