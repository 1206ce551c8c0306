import { expect, it } from 'vitest';
import { packed, unpacked } from './packed-piece.ts';
import { readPieces } from './read-pieces.ts';
import { pageOf } from './testing/page-of.ts';

const pieces = readPieces(
  pageOf([
    { text: 'A line of words that a hyphen di-', x: 60, baseline: 100.125 },
    { text: 'vides, 12.5 %', x: 60, baseline: 114.3 },
  ]),
);

it('packed pieces are the same as before', () => {
  const held = packed(pieces);
  expect(held.map((piece) => piece.words)).toEqual(pieces.map(({ words }) => words));
  expect(unpacked(held)).toEqual(pieces);
});

it('the words of unpacked pieces are made once', () => {
  const [piece] = unpacked(packed(pieces));
  expect(piece?.words).toBe(piece?.words);
});
