import { describe } from 'vitest';
import { outlineOf } from '../testing/index.ts';
import { asks, set } from './asks.ts';
import { prose } from './outline-of.ts';

const besideOnly = (docx: Uint8Array) =>
  outlineOf(docx)
    .filter((line) => line.startsWith('beside: '))
    .join(' / ') || 'none';

describe('a page stays one page', () => {
  asks(
    'though a title that changes stands at the height of the footers',
    [1, 3, 4, 6],
    ({ text, lines, number }, count) => {
      lines(72, 120, prose(3, `page ${number}`, 30));
      text(300, 780, `Page ${number}`);
      const letter = (index: number) => String.fromCharCode(97 + (number - 1) * 6 + index);
      const titles = Array.from({ length: count }, (_, index) => `Chapter ${letter(index)}`);
      lines(72, 780, titles, { step: 3.9, size: 3 });
    },
    [
      'beside: Chapter a / beside: Chapter g / beside: Chapter m',
      'beside: Chapter a / beside: Chapter b / beside: Chapter c / beside: Chapter g / beside: Chapter h / beside: Chapter i / beside: Chapter m / beside: Chapter n / beside: Chapter o',
      'none',
      'none',
    ],
    { look: besideOnly, pages: 3 },
  );
  asks(
    'though its rows are lower than its lines',
    [8.5, 9.4, 11, 14],
    ({ table }, step) => {
      const rows = Array.from({ length: 9 }, (_, row) => [`row ${row}`, `1${row}0`, `2${row}1`]);
      table(72, 100, [['Day', 'Oct', 'Nov'], ...rows], { width: 90, step, right: [1, 2] });
    },
    [
      'spacing 0 0 400 exact, spacing 0 0 188 auto, spacing 0 0 209 auto, spacing 0 0 20 exact',
      'spacing 0 0 400 exact, spacing 0 0 196 auto, spacing 0 0 209 auto, spacing 0 0 20 exact',
      'spacing 0 0 400 exact, spacing 0 0 230 auto, spacing 0 0 209 auto, spacing 0 0 20 exact',
      'spacing 0 0 400 exact, spacing 0 0 234 atLeast, spacing 0 0 209 auto, spacing 0 0 20 exact',
    ],
    { look: (docx) => [...new Set(set('spacing')(docx).split(', '))].join(', ') },
  );
  asks(
    'though it is full to its foot: gaps give up some of their room',
    [740, 766, 784, 797],
    ({ lines, text }, foot) => {
      lines(72, 100, prose(2, 'top'));
      lines(72, 117 + 14, prose(2, 'close'));
      lines(72, foot - 44, prose(2, 'middle'));
      text(72, foot, 'the end');
    },
    [
      'spacing 324 0 280 atLeast, spacing 10800 0 280 atLeast, spacing 366 0 234 atLeast',
      'spacing 324 0 280 atLeast, spacing 11320 0 280 atLeast, spacing 366 0 234 atLeast',
      'spacing 324 0 280 atLeast, spacing 11680 0 280 atLeast, spacing 286 0 234 atLeast',
      'spacing 324 0 280 atLeast, spacing 11760 0 280 atLeast, spacing 142 0 234 atLeast',
    ],
    { look: set('spacing') },
  );
  asks(
    'though its tables stand beside each other',
    [0, 30, 60, 90],
    ({ table }, lower) => {
      const rows = [
        ['Na', '140'],
        ['Cl', '106'],
        ['K', '4'],
        ['Ca', '2'],
      ];
      table(72, 200, rows, { width: 50, step: 25, isRuled: true });
      table(300, 200 + lower, rows, { width: 50, step: 25, isRuled: true });
    },
    [
      'tblW 2000 dxa, tblpPr 0 0 page page 6000 3650, tblW 2000 dxa',
      'tblW 2000 dxa, tblpPr 0 0 page page 6000 4250, tblW 2000 dxa',
      'tblW 2000 dxa, tblW 2000 dxa',
      'tblW 2000 dxa, tblW 2000 dxa',
    ],
    { look: set('tblpPr', 'tblW') },
  );
  asks(
    'of 22 inches at most, with all that stands on them',
    [500, 1000],
    ({ page, table }, width) => {
      page.setSize(width * 3, 800);
      table(
        72,
        100,
        [
          ['Na', '140'],
          ['Cl', '106'],
        ],
        { width, step: 25, isRuled: true },
      );
    },
    ['tblW 20000 dxa, pgSz 30000 16000 landscape', 'tblW 21120 dxa, pgSz 31680 8448 landscape'],
    { look: set('pgSz', 'tblW') },
  );
});
