import { describe } from 'vitest';
import type { Sheet } from '../testing/index.ts';
import { asks } from './asks.ts';

const towns = ['Bern', 'Graz', 'Lyon', 'Oslo', 'Riga', 'Turin', 'Ulm', 'York'];

/** Lines with a town and a word, and rules above the first of them and below some. */
function ruled({ text, rule }: Sheet, count: number, below: readonly number[], share = 1): void {
  rule(72, 98.5, 72 + 252 * share, 98.5);
  for (const [line, town] of towns.slice(0, count).entries()) {
    text(72, 110 + line * 16, town);
    text(300, 110 + line * 16, line === 0 ? '200' : 'east');
    if (below.includes(line)) rule(72, 114.5 + line * 16, 72 + 252 * share, 114.5 + line * 16);
  }
}

describe('lines of a table with rules between nearly all of its rows', () => {
  asks(
    'are one row between two of them where four divide the others',
    [4, 5],
    (sheet, count) => ruled(sheet, count + 1, [0, 1, 2, 4, 5].slice(0, count)),
    [
      'row: Bern | 200 / row: Graz | east / row: Lyon | east / row: Oslo | east / row: Riga | east',
      'row: Bern | 200 / row: Graz | east / row: Lyon | east / row: Oslo Riga | east east / row: Turin | east',
    ],
  );
  asks(
    'are rows of their own where many are not divided',
    [5, 6],
    (sheet, count) => ruled(sheet, 8, [0, 1, 2, 7, 3, 4].slice(0, count)),
    [
      'row: Bern | 200 / row: Graz | east / row: Lyon | east / row: Oslo | east / row: Riga | east / row: Turin | east / row: Ulm | east / row: York | east',
      'row: Bern | 200 / row: Graz | east / row: Lyon | east / row: Oslo | east / row: Riga | east / row: Turin / Ulm / York | east east east',
    ],
  );
  asks(
    'are divided by rules as wide as the table',
    [0.8, 0.97],
    (sheet, share) => ruled(sheet, 7, [0, 1, 2, 3, 4, 6], share),
    [
      'row: Bern | 200 / row: Graz | east / row: Lyon | east / row: Oslo | east / row: Riga | east / row: Turin | east / row: Ulm | east',
      'row: Bern | 200 / row: Graz | east / row: Lyon | east / row: Oslo | east / row: Riga | east / row: Turin Ulm | east east',
    ],
  );
  asks(
    'are rows of their own where both have a figure',
    ['west', '300'],
    (sheet, word) => {
      ruled(sheet, 6, [0, 1, 2, 3, 5], 1.8);
      sheet.text(500, 174, word);
      sheet.text(500, 190, '17');
    },
    [
      'row: Bern | 200 |  / row: Graz | east |  / row: Lyon | east |  / row: Oslo | east |  / row: Riga Turin | east east | west 17',
      'row: Bern | 200 |  / row: Graz | east |  / row: Lyon | east |  / row: Oslo | east |  / row: Riga | east | 300 / row: Turin | east | 17',
    ],
  );
});
