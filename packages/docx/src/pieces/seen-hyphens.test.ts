import { expect, it } from 'vitest';
import { pieceText, readPieces } from './index.ts';
import { pageOf } from './testing/page-of.ts';

it('a hyphen that its font calls soft is one within a line, and divides a word at its end', () => {
  const text = 'for\u00adever a \u00ad b coun\u00ad';
  const pieces = readPieces(pageOf([{ text, x: 72, baseline: 100 }]));
  expect(pieces.map(pieceText)).toEqual(['for-ever a - b coun-']);
  expect(pieces[0]?.words.map(({ isDivided }) => isDivided)).toEqual([false, false, false, false, true]);
});
