import { expect, it } from 'vitest';
import type { Piece, TextStyle } from '../../model.ts';
import { takeStamps } from './stamps.ts';

const style = (colour: number, sizePoints: number): TextStyle => ({
  fontName: 'Helvetica',
  fontFlags: 0,
  isBold: false,
  isItalic: false,
  sizePoints,
  colour,
  raise: 'none',
  url: undefined,
  isUnderlined: false,
});

function piece(text: string, left: number, { colour = 0, sizePoints = 10, width = 40 } = {}): Piece {
  const box = { left, right: left + width, top: 100 - sizePoints, bottom: 102 };
  const spans = [{ text, style: style(colour, sizePoints) }];
  const word = { spans, box, isDivided: false, isAfterSpace: false };
  return { words: [word], box, baseline: 100, sizePoints, isRightToLeft: false };
}

const stampedOver = (count: number) => {
  const row = Array.from({ length: count }, (_, index) => piece('lettering', index * 50));
  return takeStamps([...row, piece('PAID', 60, { colour: 0xcccccc, sizePoints: 20 })]).stamped.length;
};

it('a stamp is looked for among the pieces of a line', () => {
  expect(stampedOver(20)).toBe(1);
});

it('a line of hundreds of pieces is not searched, which would take long', () => {
  expect(stampedOver(150)).toBe(0);
});

it('dots and dashes to write on are not printed over', () => {
  const [line, name] = [piece('.'.repeat(80), 0, { width: 200 }), piece('Ada', 20, { colour: 0xff })];
  expect(takeStamps([line, name]).stamped).toEqual([]);
});
