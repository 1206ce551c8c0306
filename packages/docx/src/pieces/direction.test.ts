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
