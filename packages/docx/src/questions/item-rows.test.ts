import { describe } from 'vitest';
import type { Sheet } from '../testing/index.ts';
import { asks } from './asks.ts';

const items = [
  ['Post*', '1', '218.00', '*'],
  ['Sent back*', '1', '-43.40', '*'],
];

/** The items of an invoice between two rules, with the heads of their columns above them. */
function invoice(
  { rule, text }: Sheet,
  rows: readonly (readonly string[])[],
  heads: readonly string[],
): void {
  for (const x of [72, 172, 272, 372, 472]) rule(x, 100, x, 240);
  for (const y of [100, 240]) rule(72, y, 472, y);
  for (const [row, cells] of [heads, ...rows].entries())
    for (const [column, cell] of cells.entries()) text(78 + column * 100, 112 + row * 12, cell);
}

const heads = ['Goods', 'Number', 'Price', 'Tax'];

describe('the items of an invoice without rules between them', () => {
  asks(
    'are rows below their heads, where there are two of them',
    [0, 1, 2],
    (sheet, count) => invoice(sheet, items.slice(0, count), heads),
    [
      'row: Goods | Number | Price | Tax',
      'row: Goods Post* | Numbe… 12 words',
      'row: Goods | Number | Price | Tax / row: Post* | 1 | 218.00 | * / row: Sent back* | 1 | -43.40 | *',
    ],
  );
  asks(
    'are none where words stand below the heads',
    [0, 1, 2, 4],
    (sheet, words) => {
      const all = items.flat().map((cell, index) => (index < words ? `of ${cell}` : cell));
      invoice(sheet, [all.slice(0, 4), all.slice(4)], heads);
    },
    [
      'row: Goods | Number | Price | Tax / row: Post* | 1 | 218.00 | * / row: Sent back* | 1 | -43.40 | *',
      'row: Goods | Number | Price | Tax / row: of Post* | 1 | 218.00 | * / row: Sent back* | 1 | -43.40 | *',
      'row: Goods | Number | Price | Tax / row: of Post* | of 1 | 218.00 | * / row: Sent back* | 1 | -43.40 | *',
      'row: Goods of Post* Sent… 21 words',
    ],
  );
  asks(
    'have their sum at the foot of the frame, far below them',
    [2, 2.7, 3.4, 5],
    (sheet, gap) => {
      invoice(sheet, items, heads);
      sheet.text(278, 136 + gap * 10, '174.60');
    },
    [
      'row: Goods Post* Sent ba… 22 words',
      'row: Goods Post* Sent ba… 22 words',
      'row: Goods | Number | Price | Tax / row: Post* | 1 | 218.00 | * / row: Sent back* | 1 | -43.40 | * / row:  |  | 174.60 | ',
      'row: Goods | Number | Price | Tax / row: Post* | 1 | 218.00 | * / row: Sent back* | 1 | -43.40 | * / row:  |  | 174.60 | ',
    ],
  );
  asks(
    'are rows though some of them have nothing but a label',
    [1, 2, 3, 5],
    (sheet, labels) => {
      const rows = [6, 7, 8, 9].map((row) => [`Part ${row}`, `${row}1`, `${row}2.00`, '-']);
      invoice(sheet, [...Array.from({ length: labels }, (_, row) => [`Of ${row}`]), ...rows], heads);
    },
    [
      'row: Goods | Number | Price | Tax / row: Of 0 |  |  |  / row: Part 6 | 61 | 62.00 | - / row: Part 7 | 71 | 72.00 | - / row: Part 8 | 81 | 82.00 | - / row: Part 9 | 91 | 92.00 | -',
      'row: Goods | Number | Price | Tax / row: Of 0 |  |  |  / row: Of 1 |  |  |  / row: Part 6 | 61 | 62.00 | - / row: Part 7 | 71 | 72.00 | - / row: Part 8 | 81 | 82.00 | - / row: Part 9 | 91 | 92.00 | -',
      'row: Goods / Of 0 / Of 1… 53 words',
      'row: Goods / Of 0 / Of 1… 59 words',
    ],
  );
});
