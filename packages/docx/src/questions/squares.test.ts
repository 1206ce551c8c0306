import { describe } from 'vitest';
import type { Sheet } from '../testing/index.ts';
import { asks } from './asks.ts';
import { prose } from './outline-of.ts';

/** A row of squares below a head, for the letters of a number. */
function squares({ text, rule }: Sheet, left: number, count: number, width: number): void {
  const right = left + count * width;
  for (const y of [200, 212, 236]) rule(left, y, right, y);
  for (let index = 0; index <= count; index++) {
    const isSide = index === 0 || index === count;
    rule(left + index * width, isSide ? 200 : 212, left + index * width, 236);
  }
  text(left + 4, 209, 'Number of the house', { size: 8 });
  text(left + width * 1.4, 228, 'x', { size: 8 });
}

describe('squares to write into', () => {
  asks(
    'make a table where there are some in a row',
    [2, 4, 6, 11],
    (sheet, count) => {
      sheet.lines(72, 100, prose(3));
      squares(sheet, 72, count, 16);
    },
    [
      'river 0 runs past the ol… 45 words / picture / Number of the house / x',
      'river 0 runs past the ol… 45 words / picture / Number of the house / x',
      'river 0 runs past the ol… 45 words / row: Number of the house (6) / row:  | x |  |  |  | ',
      'river 0 runs past the ol… 45 words / row: Number of the house (11) / row:  | x |  |  |  |  |  |  |  |  | ',
    ],
  );
  asks(
    'are narrow',
    [12, 24, 36, 70],
    (sheet, width) => {
      sheet.lines(72, 100, prose(3));
      squares(sheet, 72, 7, width);
    },
    [
      'river 0 runs past the ol… 45 words / row: Number of the house (7) / row:  | x |  |  |  |  | ',
      'river 0 runs past the ol… 45 words / row: Number of the house (7) / row:  | x |  |  |  |  | ',
      'river 0 runs past the ol… 45 words / picture / Number of the house / x',
      'river 0 runs past the ol… 45 words / picture / Number of the house / x',
    ],
  );
  asks(
    'stand beside a text that a rule from above them goes over',
    [60, 130, 230, 300],
    (sheet, width) => {
      const letters = Math.floor(width / 5);
      sheet.rule(300 - width, 200, 300, 200);
      sheet.lines(302 - width, 210, prose(5, 'aside', letters), { size: 8, step: 10 });
      squares(sheet, 300, 10, 16);
      sheet.lines(72, 300, prose(3));
    },
    [
      'row: aside 0 runs aside … 16 words / row:  |  | x |  |  |  |  |  |  |  |  / center: aside 3 runs aside 4 runs / river 0 runs past the ol… 45 words',
      'row: aside 0 runs past t… 25 words / row:  |  | x |  |  |  |  |  |  |  |  / aside 3 runs past the ol… 12 words / river 0 runs past the ol… 45 words',
      'row: Number of the house (10) / row:  | x |  |  |  |  |  |  |  |  / picture / aside 0 runs past the ol… 50 words / river 0 runs past the ol… 45 words',
      'row: Number of the house (10) / row:  | x |  |  |  |  |  |  |  |  / picture / aside 0 runs past the ol… 60 words / river 0 runs past the ol… 45 words',
    ],
  );
});
