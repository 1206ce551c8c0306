import { expect, it } from 'vitest';
import { readPieces } from '../../pieces/index.ts';
import { pageOf } from '../../pieces/testing/page-of.ts';
import { findPanelBands } from '../columns/panels.ts';
import { withLevelBraces } from './level-braces.ts';
import { takeSideTexts } from './side-text.ts';

/** A page with short lines on a drawing, and long ones beside it. */
const pageWith = (height: number) => {
  const beside = Array.from({ length: 20 }, (_, row) => ({
    text: `line ${row} of the text that everybody reads first`,
    x: 300,
    baseline: 107 + row * 14,
  }));
  const on = Array.from({ length: 12 }, (_, row) => ({
    text: `line ${row} that stands on the drawing`,
    x: 30,
    baseline: 100 + row * 14,
  }));
  const box = { left: 0, top: 0, right: 280, bottom: height };
  return pageOf([...on, ...beside], {
    pictures: [{ box, format: 'png', bytes: new Uint8Array(), drawing: { text: '' } }],
  });
};

it('text on a drawing as high as the page is that of a column, and labels stand on a lower one', () => {
  const framedOn = (height: number) => {
    const reading = pageWith(height);
    return takeSideTexts(reading, readPieces(reading)).framed.length;
  };
  expect([400, 715, 725, 800].map(framedOn)).toEqual([1, 1, 0, 0]);
});

it('a brace around several lines is set in the nearest of them', () => {
  const braceOf = (sizePoints: number, lines = 3) => {
    const choices = ['Single', 'Married', 'Widowed'].slice(0, lines);
    const texts = choices.map((text, row) => ({ text, x: 72, baseline: 100 + row * 9 }));
    const brace = { text: '}', x: 140, baseline: 109 + sizePoints * 0.3, sizePoints };
    const pieces = withLevelBraces(readPieces(pageOf([...texts, brace])));
    const { sizePoints: size, baseline } = pieces.find(({ box }) => box.left === 140) ?? {};
    return [size, baseline];
  };
  expect([14, 16, 28].map((size) => braceOf(size))).toEqual([
    [14, 113.2],
    [10, 109],
    [10, 109],
  ]);
  expect(braceOf(28, 1)).toEqual([28, 117.4]);
});

it('a drawing may be the ground of a column', () => {
  const columnsOn = (height: number) => {
    const reading = pageWith(height);
    const items = readPieces(reading).map((piece) => ({ piece, box: piece.box }));
    return findPanelBands(items, reading)?.map(({ columns }) => columns.map((column) => column.length));
  };
  expect([300, 800].map(columnsOn)).toEqual([undefined, [[12, 20]]]);
});
