import { expect, it } from 'vitest';
import { readPieces } from '../pieces/read-pieces.ts';
import { pageOf } from '../pieces/testing/page-of.ts';
import { pieceText } from '../pieces/text-of.ts';
import { takeRepeated } from './repeated-lines.ts';

/** What is taken out of five pages with a text at their foot, and what stays on them. */
function takenFrom(footOf: (page: number) => string) {
  const { pages, repeated } = takeRepeated(
    [1, 2, 3, 4, 5].map((page) => {
      const reading = pageOf(
        footOf(page)
          .split('|')
          .map((text, index) => ({ text, x: 60 + index * 300, baseline: 780 })),
        { page },
      );
      return { reading, pieces: readPieces(reading) };
    }),
  );
  return {
    taken: repeated.map(({ piece, label }) => [pieceText(piece), label]),
    left: pages.flatMap(({ pieces }) => pieces.map(pieceText)),
  };
}

it('a line that counts the pages is taken, with the number of the first', () => {
  expect(takenFrom((page) => `Page ${page + 6} of 20`)).toEqual({ taken: [['Page 7 of 20', '7']], left: [] });
});

it('a line with a number that stays the same is taken', () => {
  expect(takenFrom(() => 'Version 2')).toEqual({ taken: [['Version 2', undefined]], left: [] });
});

it('numbers that do not count the pages stay where other text stands beside them, as in lines of code', () => {
  const rows = ['57|one', '114|two', '171|three', '220|four', '281|five'];
  const { taken, left } = takenFrom((page) => rows[page - 1] ?? '');
  expect(taken).toEqual([]);
  expect(left).toEqual(rows.flatMap((row) => row.split('|')));
});

it('numbers alone on their line are those of the pages, also Roman ones and those of another count', () => {
  const numbers = ['i', 'ii', '1', '2', '3'];
  const found = takenFrom((page) => numbers[page - 1] ?? '');
  expect(found).toEqual({ taken: [['1', '1']], left: [] });
});

it('a number beside a text that is repeated is that of the page', () => {
  const numbers = ['i', 'ii', '1', '2', '3'];
  const found = takenFrom((page) => `Report|${numbers[page - 1]}`);
  expect(found).toEqual({
    taken: [
      ['Report', undefined],
      ['1', '1'],
    ],
    left: [],
  });
});

it('tables that count along with the pages keep their numbers, and the pages theirs', () => {
  const found = takenFrom((page) => `Table ${page + 13}.|${page + 51}`);
  expect(found.taken).toEqual([['52', '52']]);
  expect(found.left).toEqual(['Table 14.', 'Table 15.', 'Table 16.', 'Table 17.', 'Table 18.']);
});
