import { describe } from 'vitest';
import type { Sheet } from '../testing/index.ts';
import { asks, set } from './asks.ts';

interface Row {
  readonly height: number;
  readonly baseline: number;
  readonly written: string;
}

/** A ruled table of two rows, the first with its upper edge at 100. */
function twoRows({ text, rule }: Sheet, { height, baseline, written }: Row): void {
  for (const y of [100, 100 + height, 120 + height]) rule(72, y, 472, y);
  for (const x of [72, 272, 472]) rule(x, 100, x, 120 + height);
  text(76, baseline, written);
  text(276, baseline, 'Amount');
  text(76, 114 + height, 'Total');
  text(276, 114 + height, '7');
}

describe('on a form that is full', () => {
  asks(
    'words that run into those before them follow these without a tab',
    [-30, 8],
    ({ text, fonts }, over) => {
      const end = 72 + fonts.plain.widthOfTextAtSize('Enter the amount', 10);
      text(72, 100, 'Enter the amount');
      text(end - over, 100, 'smaller', { font: 'bold' });
      text(end - over + 60, 100, 'of line 15');
    },
    ['Enter the amount\tsmaller\tof line 15', 'Enter the amount smaller\tof line 15'],
  );
  asks(
    'dots that a text covers are left out, and the others lead on',
    [4, 40],
    ({ text }, from) => {
      text(72, 100, '. '.repeat(24));
      text(72 + from, 100, 'Algeria');
    },
    ['Algeria . . . . . . . . . . . . . . . . .', '. . . . . . .\tAlgeria . . . . . . . . . . .'],
  );
  asks(
    'a gap gives up what the rows above it take more than they did',
    [24, 12],
    (sheet, height) => {
      twoRows(sheet, { height, baseline: 108, written: 'Wages' });
      sheet.text(76, 104, 'Name of', { size: 6 });
      sheet.text(72, 200 + height, 'Signed by the owner');
    },
    [
      'spacing 0 0 560 exact, trHeight 480 atLeast, spacing 0 0 140 atLeast, spacing 0 0 188 auto, spacing 0 0 234 atLeast, trHeight 400 atLeast, spacing 90 0 234 atLeast, spacing 90 0 234 atLeast, spacing 1410 0 234 atLeast',
      'spacing 0 0 560 exact, trHeight 240 atLeast, spacing 0 0 188 auto, spacing 0 0 188 auto, spacing 0 0 230 atLeast, trHeight 400 atLeast, spacing 90 0 234 atLeast, spacing 90 0 234 atLeast, spacing 1362 0 234 atLeast',
    ],
    { look: set('trHeight', 'spacing') },
  );
  asks(
    'a table that begins above the end of the text before it has a first row that is lower by that',
    [80, 98],
    (sheet, baseline) => {
      sheet.text(72, baseline, 'The income of the year');
      twoRows(sheet, { height: 40, baseline: 130, written: 'Wages' });
    },
    [
      'spacing 0 0 234 atLeast, spacing 0 0 356 exact, trHeight 800 atLeast, spacing 410 0 234 atLeast, spacing 410 0 234 atLeast, trHeight 400 atLeast, spacing 90 0 234 atLeast, spacing 90 0 234 atLeast, spacing 0 0 20 exact',
      'spacing 330 0 234 atLeast, spacing 0 0 20 exact, trHeight 776 atLeast, spacing 386 0 234 atLeast, spacing 386 0 234 atLeast, trHeight 400 atLeast, spacing 90 0 234 atLeast, spacing 90 0 234 atLeast, spacing 0 0 20 exact',
    ],
    { look: set('trHeight', 'spacing') },
  );
});
