import { describe } from 'vitest';
import type { Sheet } from '../testing/index.ts';
import { asks } from './asks.ts';

interface Blank {
  /** How much of the gap is free before the line, and how wide the line is. */
  readonly room?: number;
  readonly width?: number;
  readonly below?: number;
  readonly behind?: string;
  /** How far the line goes on under what stands behind it. */
  readonly under?: number;
}

/** A sentence with a line in it to write a date on. */
function sentence({ text, rule, fonts }: Sheet, blank: Blank): void {
  const { room = 2.5, width = 60, below = 2, behind = 'by us', under = 0 } = blank;
  const before = 'Made on';
  const left = 72 + fonts.plain.widthOfTextAtSize(before, 10) + room;
  text(72, 100, before);
  rule(left, 100 + below, left + width + under, 100 + below);
  text(left + width + (under > 0 ? 0 : 2.5), 100, behind);
}

describe('lines to write on', () => {
  asks(
    'are typed in the sentence that goes on behind them, and not before a label',
    ['by us', 'By us'],
    (sheet, behind) => sentence(sheet, { behind }),
    ['Made on ____________ by us', 'Made on\tBy us / picture'],
  );
  asks('fill wide gaps alone', [5, 8], (sheet, width) => sentence(sheet, { width }), [
    'Made on\tby us / picture',
    'Made on __ by us',
  ]);
  asks('stand close below the letters', [2, 4], (sheet, below) => sentence(sheet, { below }), [
    'Made on ____________ by us',
    'Made on\tby us / picture',
  ]);
  asks('leave room for a space', [4, 6], (sheet, room) => sentence(sheet, { room }), [
    'Made on ____________ by us',
    'Made on\tby us / picture',
  ]);
  asks(
    'may go on under other words of the line, but do not underline most of it',
    [40, 100],
    (sheet, under) => sentence(sheet, { under, width: 40, behind: ', 20 by us and nobody else' }),
    ['Made on ________, 20 by us and nobody else', 'Made on\t, 20 by us and nobody else'],
  );
});
