import { rgb } from 'pdf-lib';
import { describe } from 'vitest';
import type { Sheet } from '../testing/index.ts';
import { asks, set } from './asks.ts';
import { prose } from './outline-of.ts';

/** Three items, each with dots to its number. */
function items({ text }: Sheet, dots: number, step: number): void {
  for (const [row, item] of ['Wages', 'Interest', 'Refunds'].entries()) {
    text(72, 100 + row * 14, item);
    for (let dot = 0; dot < dots; dot++) text(120 + dot * step, 100 + row * 14, '.');
    text(500, 100 + row * 14, `${row + 7}`, { isRight: true });
  }
}

/** A ruled table of four rows, 20 points high each, with its upper edge at 200. */
const table = ({ table: draw }: Sheet, columns = 3) =>
  draw(
    200,
    214,
    Array.from({ length: 4 }, (_, row) => Array.from({ length: columns }, (_, column) => `${row}${column}`)),
    {
      width: 100,
      step: 20,
      isRuled: true,
    },
  );

describe('on a printed form', () => {
  asks(
    'dots lead to a number, however far apart they stand',
    [5, 12, 22, 40],
    (sheet, step) => items(sheet, 8, step),
    [
      'Wages\t7 / Interest\t8 / Refunds\t9',
      'Wages\t7 / Interest\t8 / Refunds\t9',
      'Wages\t7 / Interest\t8 / Refunds\t9',
      'row: Wages | . | . | . | . | . | . | . | . | 7 / row: Interest | . | . | … 20 words / row: Refunds | . | . | . | . | . | . | . | . | 9',
    ],
  );
  asks('some dots in a row lead to a number', [1, 2, 3, 6], (sheet, dots) => items(sheet, dots, 12), [
    'row: Wages | . | 7 / row: Interest | . | 8 / row: Refunds | . | 9',
    'row: Wages | . . | 7 / row: Interest | . . | 8 / row: Refunds | . . | 9',
    'row: Wages . . . | 7 / row: Interest . . . | 8 / row: Refunds . . . | 9',
    'Wages\t7 / Interest\t8 / Refunds\t9',
  ]);
  asks(
    'letters one below the other are a word that runs downwards',
    [2, 3, 4, 8],
    (sheet, letters) => {
      table(sheet);
      sheet.lines(180, 196, [...'CLEARLYX'.slice(0, letters)], { step: 12 });
    },
    [
      'C / row: 00 | 01 | 02 / row: 10 | 11 | 12 / row: 20 | 21 | 22 / row: 30 | 31 | 32 / L',
      'C / row: 00 | 01 | 02 / row: 10 | 11 | 12 / row: 20 | 21 | 22 / row: 30 | 31 | 32 / L E',
      'beside: C L E A / row: 00 | 01 | 02 / row: 10 | 11 | 12 / row: 20 | 21 | 22 / row: 30 | 31 | 32',
      'beside: C L E A R L Y X / row: 00 | 01 | 02 / row: 10 | 11 | 12 / row: 20 | 21 | 22 / row: 30 | 31 | 32',
    ],
  );
  asks(
    'what stands beside a ruled table is a column of it',
    [30, 60, 110, 150],
    (sheet, width) => {
      table(sheet);
      const letters = Math.floor(width / 5);
      sheet.lines(40, 214, ['name '.repeat(9).slice(0, letters), 'and address '.repeat(9).slice(0, letters)]);
    },
    [
      'row: name n and ad | 00 | 01 | 02 / row:  | 10 | 11 | 12 / row:  | 20 | 21 | 22 / row:  | 30 | 31 | 32',
      'row: name name na and address | 00 | 01 | 02 / row:  | 10 | 11 | 12 / row:  | 20 | 21 | 22 / row:  | 30 | 31 | 32',
      'row: 00 | 01 | 02 / row: 10 | 11 | 12 / row: 20 | 21 | 22 / row: 30 | 31 | 32 / name name name name na and address and addres',
      'row: 00 | 01 | 02 / row: 10 | 11 | 12 / row: 20 | 21 | 22 / row: 30 | 31 | 32 / name name name name name… 12 words',
    ],
  );
  asks(
    'what stands beside a ruled table has no rules but those of the table',
    [40, 520],
    (sheet, x) => {
      table(sheet);
      sheet.text(x, 214, 'Name');
    },
    [
      'top single 4 0 000000, left single 4 0 000000, bottom single 4 0 000000, right single 4 0 000000, left 0 dxa, right 0 dxa, vMerge restart, top nil, left nil, bottom nil, vMerge, top nil, left nil, bottom nil, vMerge, top nil, left nil, bottom nil, vMerge, top nil, left nil, bottom nil',
      'top single 4 0 000000, left single 4 0 000000, bottom single 4 0 000000, right single 4 0 000000, left 0 dxa, right 0 dxa, vMerge restart, top nil, bottom nil, right nil, vMerge, top nil, bottom nil, right nil, vMerge, top nil, bottom nil, right nil, vMerge, top nil, bottom nil, right nil',
    ],
    { look: set('vMerge', 'top', 'bottom', 'left', 'right') },
  );
  asks(
    'what stands beside a ruled table stays within its height',
    [205, 207, 212, 216],
    (sheet, baseline) => {
      table(sheet);
      sheet.text(40, baseline, 'Name', { size: 18 });
    },
    [
      'h1: Name / row: 00 | 01 | 02 / row: 10 | 11 | 12 / row: 20 | 21 | 22 / row: 30 | 31 | 32',
      'h1: Name / row: 00 | 01 | 02 / row: 10 | 11 | 12 / row: 20 | 21 | 22 / row: 30 | 31 | 32',
      'row: Name | 00 | 01 | 02 / row:  | 10 | 11 | 12 / row:  | 20 | 21 | 22 / row:  | 30 | 31 | 32',
      'row: Name | 00 | 01 | 02 / row:  | 10 | 11 | 12 / row:  | 20 | 21 | 22 / row:  | 30 | 31 | 32',
    ],
  );
  asks(
    'what stands beside a ruled table does not go on below it',
    [11, 15, 19, 26],
    (sheet, step) => {
      table(sheet);
      sheet.lines(40, 214 + 66 - step * 3, prose(6, 'aside', 20), { step });
    },
    [
      'row: 00 | 01 | 02 / row: 10 | 11 | 12 / row: 20 | 21 | 22 / row: 30 | 31 | 32 / aside 0 runs past th asi… 30 words',
      'row: 00 | 01 | 02 / row: 10 | 11 | 12 / row: 20 | 21 | 22 / row: 30 | 31 | 32 / aside 0 runs past th asi… 30 words',
      'row: 00 | 01 | 02 / row: 10 | 11 | 12 / row: 20 | 21 | 22 / row: 30 | 31 | 32 / aside 0 runs past th asi… 30 words',
      'aside 0 runs past th / row: aside 1 runs past t… 24 words / row:  | 10 | 11 | 12 / row:  | 20 | 21 | 22 / row:  | 30 | 31 | 32 / aside 4 runs past th / aside 5 runs past th',
    ],
  );
  asks(
    'each row of a form has its own label, though another label follows below',
    [6, 14, 22, 29],
    (sheet, letters) => {
      const fields = [
        ['Ada', '1815'],
        ['Lovelace', '1852'],
        ['London', '37'],
      ];
      sheet.table(300, 214, fields, { width: 100, step: 20, isRuled: true });
      const labels = ['First', 'Last', 'Place', 'Country'];
      const long = labels.map((label) => `${label} of the first person here`.slice(0, letters));
      sheet.lines(130, 214, long, { step: 20, size: 12 });
    },
    [
      'row: First | Ada | 1815 / row: Last o | Lovelace | 1852 / row: Place | London | 37 / h1: Countr',
      'row: First of the f | Ada | 1815 / row: Last of the fi | Lovelace | 1852 / row: Place of the f | London | 37 / Country of the',
      'row: First of the first per | Ada | 1815 / row: Last of the first pers | Lovelace | 1852 / row: Place of the first per | London | 37 / Country of the first p',
      'row: Ada | 1815 / row: Lovelace | 1852 / row: London | 37 / First of the first person her / Last of the first person… 18 words',
    ],
  );
  asks(
    'a word has a ground of its own as high as its line',
    [12, 18, 26, 46],
    ({ page, text }, height) => {
      page.drawRectangle({ x: 68, y: 703 - height / 2, width: 36, height, color: rgb(0, 0, 0) });
      text(72, 100, 'Part I');
      text(150, 100, 'Identification');
      text(72, 300, 'Something else');
    },
    ['shd clear auto 000000', 'shd clear auto 000000', '', ''],
    { look: set('shd') },
  );
  asks(
    'a word has a ground of its own little wider than it is',
    [2, 10, 20, 35],
    ({ page, text }, side) => {
      page.drawRectangle({ x: 92 - side, y: 697, width: 30 + side, height: 12, color: rgb(0, 0, 0) });
      text(92, 100, 'Part I');
      text(180, 100, 'Identification');
      text(72, 300, 'Something else');
    },
    ['shd clear auto 000000', 'shd clear auto 000000', '', ''],
    { look: set('shd') },
  );
  asks(
    'a word that fills its cell begins a little further to the left',
    [0.2, 1, 3, 8],
    ({ table: draw, text, fonts }, room) => {
      const rows = [
        ['', 'amount'],
        ['', 'amount'],
      ];
      draw(100, 214, rows, { width: 40, step: 20, isRuled: true });
      for (const y of [214, 234]) text(140 - room - fonts.plain.widthOfTextAtSize('CISM', 10), y, 'CISM');
    },
    [
      'ind 260 0, ind 93 0, ind 260 0, ind 93 0',
      'ind 260 0, ind 93 0, ind 260 0, ind 93 0',
      'ind 240 0, ind 93 0, ind 240 0, ind 93 0',
      'ind 140 0, ind 93 0, ind 140 0, ind 93 0',
    ],
    { look: set('ind') },
  );
  asks(
    'a table on a page that is full to its edge gives up some of the height of its rows',
    [0, 10, 14, 18],
    ({ table: draw, text }, lower) => {
      text(72, 60, 'A line of text at the head of the page, which is as wide as the table is.');
      const rows = Array.from({ length: 4 }, (_, row) => [`${row}`, 'some words', 'and others']);
      draw(72, 700 + lower, rows, { width: 150, step: 20, isRuled: true });
    },
    [
      'trHeight 400 atLeast, trHeight 400 atLeast, trHeight 400 atLeast, trHeight 400 atLeast',
      'trHeight 400 atLeast, trHeight 400 atLeast, trHeight 400 atLeast, trHeight 400 atLeast',
      'trHeight 400 atLeast, trHeight 400 atLeast, trHeight 400 atLeast, trHeight 400 atLeast',
      'trHeight 392 atLeast, trHeight 392 atLeast, trHeight 392 atLeast, trHeight 392 atLeast',
    ],
    { look: set('trHeight') },
  );
});
