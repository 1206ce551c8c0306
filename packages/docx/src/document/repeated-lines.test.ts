import { expect, it } from 'vitest';
import { readPieces } from '../pieces/read-pieces.ts';
import { pageOf } from '../pieces/testing/page-of.ts';
import { pieceText } from '../pieces/text-of.ts';
import { takeRepeated } from './repeated-lines.ts';

/** Five pages with a text at their foot. */
const pagesWith = (footOf: (page: number) => string) =>
  [1, 2, 3, 4, 5].map((page) => {
    const reading = pageOf(
      footOf(page)
        .split('|')
        .map((text, index) => ({ text, x: 60 + index * 300, baseline: 780 })),
      { page },
    );
    return { reading, pieces: readPieces(reading) };
  });

/** What is taken out of these pages, and what stays on them. */
function takenFrom(footOf: (page: number) => string) {
  const { pages, repeated } = takeRepeated(pagesWith(footOf));
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

it('a number is left of the text on even pages and right of it on odd ones, also where the pages are few', () => {
  const footOf = (page: number) =>
    page % 2 === 0 ? `${page + 13} | Report of 2011` : `Report of 2011 | ${page + 13}`;
  const three = pagesWith((page) => footOf(page).replaceAll('|', '–')).slice(0, 3);
  const { pages, repeated } = takeRepeated(three);
  expect(repeated.map(({ piece, pages: on, label }) => [pieceText(piece), on, label])).toEqual([
    ['Report of 2011 – 14', 'odd', '14'],
    ['15 – Report of 2011', 'even', '15'],
  ]);
  expect(pages.flatMap(({ pieces }) => pieces)).toEqual([]);
  expect(takeRepeated(three.slice(0, 2)).repeated).toEqual([]);
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

it('numbers of a stamp, which Word could not count, stay on their pages', () => {
  const stamps = [1, 2, 3, 4, 5].map((page) => `BATES-${String(page).padStart(6, '0')}`);
  expect(takenFrom((page) => stamps[page - 1] ?? '')).toEqual({ taken: [], left: stamps });
  const sheets = stamps.map((_, index) => `ABC${index + 101}`);
  expect(takenFrom((page) => sheets[page - 1] ?? '')).toEqual({ taken: [], left: sheets });
});

it('numbers that zeros fill up count the pages where they stand by themselves', () => {
  const found = takenFrom((page) => `Frm 0000${page}|Sfmt 4702`);
  expect(found).toEqual({
    taken: [
      ['Frm 00001', '00001'],
      ['Sfmt 4702', undefined],
    ],
    left: [],
  });
});

it('numbers with a zero before a single digit count the pages, and keep it', () => {
  const counted = (footOf: (page: number) => string) =>
    [...takeRepeated(pagesWith(footOf)).numbers.values()].map(({ value, format }) => `${value} ${format}`);
  const all = [8, 9, 10, 11, 12].map((value) => `${value} decimalZero`);
  expect(takenFrom((page) => `Page ${twoDigits(page + 7)}`).taken).toEqual([['Page 08', '08']]);
  expect(counted((page) => `Page ${twoDigits(page + 7)}`)).toEqual(all);
  expect(counted((page) => twoDigits(page + 7))).toEqual(all);
});

const twoDigits = (value: number) => String(value).padStart(2, '0');
