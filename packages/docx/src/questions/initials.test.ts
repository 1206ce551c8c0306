import { describe } from 'vitest';
import type { Sheet } from '../testing/index.ts';
import { asks, set } from './asks.ts';
import { prose } from './outline-of.ts';

/** A paragraph that begins with a letter of some size, beside as many lines as it is high. */
const withLetter = ({ text, lines, fonts }: Sheet, size: number, gap = 3) => {
  const high = Math.max(1, Math.round((size * 0.72 + 5) / 14));
  const width = fonts.plain.widthOfTextAtSize('W', size) + gap;
  lines(50, 30, prose(2, 'island'));
  text(50, 100 + (high - 1) * 14, 'W', { size });
  lines(50 + width, 100, prose(high, 'river', 78 - Math.round(width / 4.7)));
  lines(50, 100 + high * 14, prose(3, 'shore'));
};

describe('a large letter at the beginning of a paragraph', () => {
  asks('is a line or more high', [16, 18, 28, 42], withLetter, [
    'island 0 runs past the o… 30 words / h1: W river 0 runs past … 16 words / shore 0 runs past the ol… 45 words',
    'island 0 runs past the o… 30 words / h1: W river 0 runs past … 16 words / shore 0 runs past the ol… 45 words',
    'island 0 runs past the o… 30 words / beside: W / river 0 runs past the ol… 73 words',
    'island 0 runs past the o… 30 words / beside: W / river 0 runs past the ol… 84 words',
  ]);
  asks(
    'is one that Word knows',
    [28, 42],
    withLetter,
    [
      'framePr drop 2 60 around text text, position -8, sz 56',
      'framePr drop 3 60 around text text, position -14, sz 84',
    ],
    { look: set('framePr', 'position', 'sz') },
  );
  asks(
    'is much larger than its text',
    [15, 28],
    ({ text, lines }, size) => {
      text(50, 114, 'H', { size });
      lines(53 + size * 0.72, 100, prose(2, 'river', 74));
      lines(50, 128, prose(3, 'shore'));
    },
    [
      'river 0 runs past the ol… 14 words / h1: H river 1 runs past … 16 words / shore 0 runs past the ol… 45 words',
      'beside: H / river 0 runs past the ol… 73 words',
    ],
  );
  asks('has its text close to it', [2, 10, 20], (sheet, gap) => withLetter(sheet, 28, gap), [
    'island 0 runs past the o… 30 words / beside: W / river 0 runs past the ol… 73 words',
    'island 0 runs past the o… 30 words / beside: W / river 0 runs past the ol… 71 words',
    'island 0 runs past the o… 30 words / river 0 runs past the ol… 13 words / h1: W\triver 1 runs past … 14 words / shore 0 runs past the ol… 45 words',
  ]);
  asks(
    'has its last line on its foot',
    [0, 2, 4],
    ({ text, lines }, lowered) => {
      text(50, 114 + lowered, 'H', { size: 28 });
      lines(73, 100, prose(2, 'river', 73));
      lines(50, 128, prose(3, 'shore'));
    },
    [
      'beside: H / river 0 runs past the ol… 73 words',
      'beside: H / river 0 runs past the ol… 73 words',
      'river 0 runs past the ol… 14 words / h1: H\triver 1 runs past … 15 words / shore 0 runs past the ol… 45 words',
    ],
  );
  asks(
    'is none where what stands behind it is raised and ends there',
    ['2', 'th'],
    ({ text, lines }, raised) => {
      text(50, 114, 'H', { size: 28 });
      text(71, 101, raised, { size: 12 });
      lines(50, 140, prose(3, 'shore'));
    },
    ['H2 / shore 0 runs past the ol… 45 words', 'h1: Hth / shore 0 runs past the ol… 45 words'],
  );
});
