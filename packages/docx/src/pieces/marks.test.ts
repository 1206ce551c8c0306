import { expect, it } from 'vitest';
import { readPieces } from './read-pieces.ts';
import { pageOf } from './testing/page-of.ts';
import { pieceText } from './text-of.ts';

it('a vowel sign that is painted back over its letter stays in its word', () => {
  const letters = [...'বাংলাদেশে'].map((text) => ({ text, isSign: /\p{M}/u.test(text) }));
  const texts = letters.map(({ text }, index) => {
    const before = letters.slice(0, index + 1).filter(({ isSign }) => !isSign).length;
    return { text, x: 40 + before * 10, baseline: 100, widthEm: 1 };
  });
  expect(readPieces(pageOf(texts)).map(pieceText)).toEqual(['বাংলাদেশে']);
});
