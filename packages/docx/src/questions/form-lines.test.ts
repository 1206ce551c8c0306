import { rgb } from 'pdf-lib';
import { describe } from 'vitest';
import { asks } from './asks.ts';

describe('of the lines of a printed form', () => {
  asks(
    'rules that begin at a frame and are below lines of a form make no column of that frame',
    [0.4, 0.8, 1.5, 4],
    ({ rule, text }, lower) => {
      for (const x of [72, 130]) rule(x, 196, x, 228);
      for (const y of [196, 228]) rule(72, y, 130, y);
      for (const y of [212, 226]) rule(130, y, 160, y);
      text(80, 216, 'Attach B');
      for (const [row, item] of ['Interest', 'Dividends'].entries()) {
        text(140, 209 + row * 14, `${row + 2}a`);
        text(180, 209 + row * 14 + lower, `${item} of the whole year`);
      }
    },
    [
      'picture / row: Attach B | 2a 3a | … 17 words',
      'picture / row: Attach B | 2a 3a | … 17 words',
      'row: Attach B | 2a / row:  | 3a / Interest of the whole ye… 10 words',
      'row: Attach B | 2a / row:  | 3a / Interest of the whole ye… 10 words',
    ],
  );
  asks(
    'labels between the lines of a form, at the left of these, are a cell beside them',
    [1, 2, 3, 5],
    ({ rule, text, lines }, labels) => {
      for (let row = 0; row <= 6; row++) rule(row % 6 === 0 ? 72 : 400, 200 + row * 14, 460, 200 + row * 14);
      for (const x of [400, 430, 460]) rule(x, 200, x, 284);
      for (let row = 0; row < 6; row++) {
        text(150, 210 + row * 14, `Amount ${row + 1} of the form`);
        text(405, 210 + row * 14, `${row + 1}`);
      }
      lines(76, 217, ['Attach', 'all of', 'your', 'slips', 'here'].slice(0, labels), { step: 12 });
    },
    [
      'row: Amount 1 of the for… 37 words / row:  | 2 |  / row:  | 3 |  / row:  | 4 |  / row:  | 5 |  / row:  | 6 | ',
      'row: Amount 1 of the for… 40 words / row:  | 2 |  / row:  | 3 |  / row:  | 4 |  / row:  | 5 |  / row:  | 6 | ',
      'picture / row: Attach all of your … 40 words / row:  |  | 2 |  / row:  |  | 3 |  / row:  |  | 4 |  / row:  |  | 5 |  / row:  |  | 6 | ',
      'picture / row: Attach all of your … 42 words / row:  |  | 2 |  / row:  |  | 3 |  / row:  |  | 4 |  / row:  |  | 5 |  / row:  |  | 6 | ',
    ],
  );
  asks(
    'a word that begins out of its cell stays with its line',
    [0, 3, 6, 12],
    (sheet, out) => {
      const rows = ['0', '1', '2', '3'].map((row) => [0, 1, 2].map((column) => `${row}${column}`));
      sheet.table(200, 214, rows, { width: 100, step: 20, isRuled: true });
      sheet.page.drawRectangle({ x: 201, y: 581, width: 90, height: 18, color: rgb(1, 1, 1) });
      sheet.text(200 - out, 214, 'If you have');
    },
    [
      'row: If you have\t00 | 01 | 02 / row: 10 | 11 | 12 / row: 20 | 21 | 22 / row: 30 | 31 | 32',
      'row: If you have\t00 | 01 | 02 / row: 10 | 11 | 12 / row: 20 | 21 | 22 / row: 30 | 31 | 32',
      'row: If | you have\t00 | 01 | 02 / row:  | 10 | 11 | 12 / row:  | 20 | 21 | 22 / row:  | 30 | 31 | 32',
      'row: If | you have\t00 | 01 | 02 / row:  | 10 | 11 | 12 / row:  | 20 | 21 | 22 / row:  | 30 | 31 | 32',
    ],
  );
});
