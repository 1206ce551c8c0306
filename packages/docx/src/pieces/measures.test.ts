import { expect, it } from 'vitest';
import { readPieces } from './read-pieces.ts';
import { pageOf, type TextAt } from './testing/page-of.ts';
import { pieceText } from './text-of.ts';

const piecesIn = (texts: readonly TextAt[]) =>
  readPieces(pageOf(texts))
    .filter(({ baseline }) => baseline === 100)
    .map(pieceText);

/** Words of one line with spaces painted between them, and gaps of some points. */
function line(...parts: readonly (string | number)[]): string[] {
  let x = 50;
  const texts: TextAt[] = [];
  for (const part of parts) {
    if (typeof part === 'number') {
      for (let painted = 0; painted < part; painted += 5)
        texts.push({ text: ' ', x: x + painted, baseline: 100 });
      x += part;
    } else {
      texts.push({ text: part, x, baseline: 100 });
      x += part.length * 5;
    }
  }
  return piecesIn(texts);
}

it('a wide gap with spaces painted across it is one between columns, though the words of a line are spread', () => {
  expect(line('one', 5, 'two', 10, 'three')).toEqual(['one two three']);
  expect(line('one', 5, 'two', 10, 'three', 22, 'four')).toEqual(['one two three', 'four']);
});

it('two spaces are a slip of the finger, three are a tab', () => {
  expect(line('one', 5, 'two', 10, 'three', 5, 'four')).toEqual(['one two three four']);
  expect(line('one', 5, 'two', 15, 'three', 5, 'four')).toEqual(['one two', 'three four']);
});

it('three spaces of a narrow font are no tab while they are less wide than a letter', () => {
  expect(line('one', 2, 'two', 6, 'three', 2, 'four')).toEqual(['one two three four']);
  expect(line('one', 2, 'two', 8, 'three', 2, 'four')).toEqual(['one two', 'three four']);
});

it('words that were not painted one after the other are one text where no column can begin between them', () => {
  const apart = (gap: number) =>
    piecesIn([
      { text: 'second', x: 65 + gap, baseline: 100 },
      { text: 'another line', x: 50, baseline: 300 },
      { text: 'one', x: 50, baseline: 100 },
    ]);
  expect(apart(3.5)).toEqual(['one second']);
  expect(apart(7)).toEqual(['one', 'second']);
});

it('letters of a fraction of the size beside larger ones are a line of their own, and no index', () => {
  const beside = (sizePoints: number) =>
    readPieces(
      pageOf([
        { text: '1040', x: 50, baseline: 100, sizePoints: 100 },
        { text: 'INSTRUCTIONS', x: 252, baseline: 120, sizePoints },
      ]),
    ).map(pieceText);
  expect(beside(30)).toEqual(['1040', 'INSTRUCTIONS']);
  expect(beside(50)).toEqual(['1040INSTRUCTIONS']);
});

it('several words of half the size beside a letter are a line of their own, and no index', () => {
  const beside = (text: string, sizePoints: number) =>
    readPieces(
      pageOf([
        { text: 'A', x: 50, baseline: 100, sizePoints: 100 },
        { text, x: 130, baseline: 60, sizePoints },
      ]),
    ).map(pieceText);
  expect(beside('Smart alerts', 50)).toEqual(['A', 'Smart alerts']);
  expect(beside('Smartalerts', 50)).toEqual(['A Smartalerts']);
  expect(beside('Smart alerts', 70)).toEqual(['A Smart alerts']);
});

it('two signs in one square, as of Chinese, are one text with the letters around them', () => {
  const over = (overlap: number, sign = '，') =>
    readPieces(
      pageOf([
        { text: `中${sign}`, x: 50, baseline: 100, widthEm: 1 },
        { text: '“映', x: 70 - overlap, baseline: 100, widthEm: 1 },
      ]),
    ).length;
  expect([5, 10, 11].map((overlap) => over(overlap))).toEqual([1, 1, 2]);
  expect(over(10, '文')).toBe(2);
});

it('the letters of a number within Arabic run back to the right while no gap is between them', () => {
  const withGap = (gap: number) =>
    piecesIn([
      { text: 'حداقل', x: 325, baseline: 100, isRightToLeft: true },
      { text: '5', x: 292 - gap, baseline: 100 },
      { text: '0', x: 297, baseline: 100 },
    ]);
  expect(withGap(2.5)).toEqual(['حداقل5 0']);
  expect(withGap(3.5)).toEqual(['حداقل 5', '0']);
});

type LetterAndRoom = readonly [letter: string, roomPoints: number];

/** Letters of half their size, each with room behind it. */
function words(...letters: readonly LetterAndRoom[]): string[] {
  let x = 50;
  const texts = letters.map(([text, room]) => {
    const at = { text, x, baseline: 100 };
    x += 5 + room;
    return at;
  });
  return piecesIn(texts);
}

it('gaps that stand out from those of letters are spaces, though one of those is doubtful', () => {
  const between = (doubtful: number) =>
    words(['a', 0], ['b', 0], ['c', doubtful], ['d', 0], ['e', 1.3], ['f', 0], ['g', 0], ['h', 0]);
  expect([0.7, 0.9].map(between)).toEqual([['abcde fgh'], ['abcdefgh']]);
});

it('a letter that others always stand closer to leaves a narrower space', () => {
  const behind = (kern: number, count: number, last = 0.75) => {
    const often: LetterAndRoom[] = [
      ['f', -kern],
      ['o', 0],
      ['r', 2],
    ];
    const once: LetterAndRoom[] = [
      ['o', 0],
      ['f', last],
      ['m', 0],
      ['e', 2],
      ['n', 0],
    ];
    const said = words(...Array.from({ length: count }, () => often).flat(), ...once);
    return said.map((text) => text.slice(-6).trim());
  };
  expect([0.4, 0.8].map((kern) => behind(kern, 8))).toEqual([['ofme n'], ['f me n']]);
  expect([3, 5].map((count) => behind(0.8, count))).toEqual([['ofme n'], ['f me n']]);
  expect([0.15, 0.3].map((room) => behind(1.4, 8, room))).toEqual([['ofme n'], ['f me n']]);
  expect([1.4, 1.6].map((kern) => behind(kern, 8))).toEqual([['f me n'], ['ofme n']]);
});
