import { describe } from 'vitest';
import { asks, set } from './asks.ts';

describe('the rows of tables', () => {
  asks(
    'a ruled row of several lines of figures is several rows, in three columns and more',
    [2, 3, 5],
    ({ table, text }, columns) => {
      table(60, 100, [Array.from({ length: columns }, (_, column) => `Head ${column}`)], {
        width: 90,
        step: 16,
        isRuled: true,
      });
      table(60, 130, [Array.from({ length: columns }, () => '')], { width: 90, step: 60, isRuled: true });
      for (let row = 0; row < 4; row++)
        for (let column = 0; column < columns; column++)
          text(66 + column * 90, 98 + row * 13 + 6, `${row}${column}`);
    },
    [
      'row: Head 0\t00 | Head 1\t01 / row: 10 / 20 / 30 | 11 / 21 / 31',
      'row: Head 0\t00 | Head 1\t01 | Head 2\t02 / row: 10 | 11 | 12 / row: 20 | 21 | 22 / row: 30 | 31 | 32',
      'row: Head 0\t00 | Head 1\t… 15 words / row: 10 | 11 | 12 | 13 | 14 / row: 20 | 21 | 22 | 23 | 24 / row: 30 | 31 | 32 | 33 | 34',
    ],
  );
  asks(
    'a ruled row of several lines is several rows where most columns have a text on each',
    [3, 6],
    ({ table, text }, filled) => {
      table(40, 140, [Array.from({ length: 8 }, () => '')], { width: 60, step: 70, isRuled: true });
      for (let row = 0; row < 4; row++)
        for (let column = 0; column < (row === 0 ? 8 : filled); column++)
          text(46 + column * 60, 104 + row * 13, `${row}${column}`);
    },
    [
      'row: 00 / 10 / 20 / 30 |… 34 words',
      'row: 00 | 01 | 02 | 03 | 04 | 05 | 06 | 07 / row: 10 | 11 | 12 | 13 | 14 | 15 |  |  / row: 20 | 21 | 22 | 23 | 24 | 25 |  |  / row: 30 | 31 | 32 | 33 | 34 | 35 |  | ',
    ],
  );
  asks(
    'a ruled row of several lines is several rows where half of their texts are figures',
    [4, 9],
    ({ table, text }, numbers) => {
      table(60, 140, [['', '', '']], { width: 110, step: 70, isRuled: true });
      for (let cell = 0; cell < 12; cell++)
        text(
          66 + (cell % 3) * 110,
          104 + Math.floor(cell / 3) * 13,
          cell < numbers ? `${cell}7` : `word ${'abcdefghijkl'[cell]}`,
        );
    },
    [
      'trHeight 1400 atLeast',
      'trHeight 340 atLeast, trHeight 260 atLeast, trHeight 260 atLeast, trHeight 540 atLeast',
    ],
    { look: set('trHeight') },
  );
  asks(
    'a text in the middle of several rows without rules between them stands beside all of them',
    [4, 8],
    ({ table, text }, below) => {
      table(60, 140, [['', '', '', '']], { width: 90, step: 70, isRuled: true });
      text(66, 128 + below, 'Trade');
      for (let row = 0; row < 2; row++)
        for (let column = 1; column < 4; column++) text(66 + column * 90, 108 + row * 40, `${row}${column}`);
    },
    ['row: Trade | 01 | 02 | 03 / row:  | 11 | 12 | 13', 'row: Trade | 01 / 11 | 02 / 12 | 03 / 13'],
  );
  asks(
    'upright rules that begin inside a row have one head above them, and one alone or a tick has none',
    [
      { begins: [112, 112, 112], ends: 144 },
      { begins: [108, 108, 108], ends: 144 },
      { begins: [104, 104, 104], ends: 144 },
      { begins: [100, 100, 112], ends: 144 },
      { begins: [112, 112, 112], ends: 127 },
    ],
    ({ rule, text }, { begins, ends }) => {
      for (const y of [100, 124, 144]) rule(60, y, 360, y);
      for (const x of [60, 120, 360]) rule(x, 100, x, 144);
      for (const [index, begin] of begins.entries()) {
        rule(180 + index * 60, begin, 180 + index * 60, 123);
        rule(180 + index * 60, 125, 180 + index * 60, ends);
      }
      text(64, 120, 'Land');
      text(190, 110, 'Exports and imports');
      text(64, 138, 'Spain');
      for (const [index, head] of ['Wool', 'Tin', 'Oil', 'Wine'].entries()) {
        text(124 + index * 60, 121, head);
        text(124 + index * 60, 138, `${index}41`);
      }
    },
    [
      'row: Land | Exports and imports (4) / row:  | Wool | Tin | Oil | Wine / row: Spain | 041 | 141 | 241 | 341',
      'row: Land | Exports and imports (4) / row:  | Wool | Tin | Oil | Wine / row: Spain | 041 | 141 | 241 | 341',
      'row: Land | Wool | Expor… 13 words / row: Spain | 041 | 141 | 241 | 341',
      'row: Land | Wool | Expor… 13 words / row: Spain | 041 | 141 | 241 | 341',
      'row: Land | Wool | Expor… 13 words / row: Spain | 041\t141\t241\t341 (4)',
    ],
  );
  asks(
    'a row is as high as it was, though its last line ends a little below it',
    [0, 2.5],
    ({ table, text }, lower) => {
      const rows = [
        ['Name', 'Price'],
        ['', '42.17'],
      ];
      table(60, 100, rows, { width: 200, step: 28, isRuled: true });
      text(66, 119 + lower, 'Edible Tallow', { font: 'bold' });
      text(80, 132.5 + lower, 'Chicago and all towns of the lake');
    },
    [
      'spacing 0 0 168 exact, trHeight 560 atLeast, spacing 202 0 234 atLeast, spacing 202 0 234 atLeast, trHeight 560 atLeast, spacing 22 0 234 atLeast, spacing 36 0 234 atLeast, spacing 202 0 234 atLeast, spacing 0 0 20 exact',
      'spacing 0 0 168 exact, trHeight 560 atLeast, spacing 202 0 234 atLeast, spacing 202 0 234 atLeast, trHeight 560 atLeast, spacing 46 0 234 atLeast, spacing 36 0 234 atLeast, spacing 202 0 234 atLeast, spacing 0 0 20 exact',
    ],
    { look: set('trHeight', 'spacing') },
  );
  asks(
    'an amount that begins to the right of the head above it is no word of it',
    [0, 5, 8, 14],
    ({ text, rule }, right) => {
      for (const x of [72, 160, 220]) rule(x, 100, x, 180);
      for (const y of [100, 180]) rule(72, y, 220, y);
      for (const [x, head] of [
        [76, 'Thing'],
        [164, 'Price of'],
      ] as const)
        text(x, 114, head);
      text(76, 126, 'paper of rags');
      text(164 + right, 126, '1,218.00');
    },
    [
      'row: Thing paper of rags | Price of 1,218.00',
      'row: Thing paper of rags | Price of 1,218.00',
      'row: Thing paper of rags | Price of / 1,218.00',
      'row: Thing paper of rags | Price of / 1,218.00',
    ],
  );
  asks(
    'figures below each other are lines of their own, and words are not',
    ['12', '7.5', '-', 'a'],
    ({ text, rule }, second) => {
      for (const x of [72, 160, 180]) rule(x, 100, x, 180);
      for (const y of [100, 180]) rule(72, y, 180, y);
      text(76, 114, 'Thing of paper');
      for (const [row, figure] of ['41', second].entries()) text(164, 114 + row * 12, figure);
    },
    [12, 7.5, '-']
      .map((second) => `row: Thing of paper | 41 / ${second}`)
      .concat('row: Thing of paper | 41 a'),
  );
});
