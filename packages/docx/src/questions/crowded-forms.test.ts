import { describe } from 'vitest';
import { asks } from './asks.ts';

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
});
