import { expect, it } from 'vitest';
import { directedParts } from './direction.ts';
import { readPieces } from './read-pieces.ts';
import { pageOf } from './testing/page-of.ts';
import { pieceText } from './text-of.ts';

it('a text of two directions is divided where the letters change, spaces staying with what they follow', () => {
  expect(directedParts('سلام Pagesmith 24 سلام', true)).toEqual([
    { text: 'سلام ', isRightToLeft: true },
    { text: 'Pagesmith 24 ', isRightToLeft: false },
    { text: 'سلام', isRightToLeft: true },
  ]);
});

it('parts of an Arabic line that were painted apart are read from the right, Latin words among them from the left', () => {
  const pieces = readPieces(
    pageOf([
      { text: 'PDF', x: 300, baseline: 100 },
      { text: 'file', x: 320, baseline: 100 },
      { text: 'الملف', x: 368, baseline: 100, isRightToLeft: true },
      { text: 'جديد', x: 297, baseline: 100, isRightToLeft: true },
    ]),
  );
  expect(pieces.map(pieceText)).toEqual(['الملف PDF file جديد']);
  expect(pieces[0]?.isRightToLeft).toBe(true);
});

it('presentation forms become the letters that a keyboard writes', () => {
  const pieces = readPieces(
    pageOf([{ text: '\ufeb3\ufefc\ufee1', x: 300, baseline: 100, isRightToLeft: true }]),
  );
  expect(pieces.map(pieceText)).toEqual(['سلام']);
});

it('a number in an Arabic line stays in it, whichever room its digits need', () => {
  const withNumber = (number: string, gapPoints: number) => {
    const left = 300 - gapPoints - number.length * 5;
    const texts = [
      { text: 'حداقل', x: 325, baseline: 100, isRightToLeft: true },
      { text: number, x: left, baseline: 100 },
      { text: 'تن', x: left - 3, baseline: 100, isRightToLeft: true },
    ];
    return readPieces(pageOf(texts)).map(pieceText);
  };
  expect(withNumber('5', 3)).toEqual(['حداقل 5 تن']);
  expect(withNumber('50', 3)).toEqual(['حداقل 50 تن']);
  expect(withNumber('50', 0)).toEqual(['حداقل50 تن']);
  expect(withNumber('47500', 3)).toEqual(['حداقل 47500 تن']);
});

it('what is painted at the left of a number is read behind it in an Arabic line, and before it elsewhere', () => {
  const signed = (text: string) =>
    readPieces(
      pageOf([
        { text: '-3', x: 300, baseline: 100 },
        { text, x: text === 'سلام' ? 297 : 313, baseline: 100, isRightToLeft: text === 'سلام' },
      ]),
    ).map(pieceText);
  expect(signed('سلام')).toEqual(['3- سلام']);
  expect(signed('boats')).toEqual(['-3 boats']);
});
