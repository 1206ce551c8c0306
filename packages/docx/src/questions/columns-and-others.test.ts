import { describe } from 'vitest';
import { asks } from './asks.ts';
import { full, prose, short } from './outline-of.ts';

describe('columns', () => {
  asks(
    'may stand beside notes that are wide enough',
    [4, 8, 14, 24],
    ({ lines, text }, letters) => {
      lines(50, 100, prose(24, 'main', 60));
      for (let row = 0; row < 8; row++)
        text(400, 107 + row * 35, 'abcdefghijklmnopqrstuvwxyz'.slice(0, letters));
    },
    [
      'main 0 runs past the old… 12 words / abcd main 1 runs past th… 13 words / main 2 runs past the old… 12 words / row: main 3 runs past th… 15 words / row: main 4 runs past th… 15 words / row: main 5 runs past th… 15 words / row: main 6 runs past th… 15 words / row: main 7 runs past th… 15 words / row: main 8 runs past th… 15 words / row: main 9 runs past th… 15 words / row: main 10 runs past t… 15 words / row: main 11 runs past t… 15 words / row: main 12 runs past t… 15 words / row: main 13 runs past t… 15 words / row: main 14 runs past t… 15 words / row: main 15 runs past t… 15 words / row: main 16 runs past t… 15 words / row: main 17 runs past t… 15 words / row: main 18 runs past t… 15 words / main 19 runs past the ol… 60 words',
      'main 0 runs past the old… 12 words / abcdefgh main 1 runs pas… 13 words / main 2 runs past the old… 12 words / row: main 3 runs past th… 15 words / row: main 4 runs past th… 15 words / row: main 5 runs past th… 15 words / row: main 6 runs past th… 15 words / row: main 7 runs past th… 15 words / row: main 8 runs past th… 15 words / row: main 9 runs past th… 15 words / row: main 10 runs past t… 15 words / row: main 11 runs past t… 15 words / row: main 12 runs past t… 15 words / row: main 13 runs past t… 15 words / row: main 14 runs past t… 15 words / row: main 15 runs past t… 15 words / row: main 16 runs past t… 15 words / row: main 17 runs past t… 15 words / row: main 18 runs past t… 15 words / main 19 runs past the ol… 60 words',
      'main 0 runs past the old… 288 words / --- column / abcdefghijklmn / abcdefghijklmn / abcdefghijklmn / abcdefghijklmn / abcdefghijklmn / abcdefghijklmn / abcdefghijklmn / abcdefghijklmn / === 2 columns',
      'main 0 runs past the old… 288 words / --- column / abcdefghijklmnopqrstuvwx / abcdefghijklmnopqrstuvwx / abcdefghijklmnopqrstuvwx / abcdefghijklmnopqrstuvwx / abcdefghijklmnopqrstuvwx / abcdefghijklmnopqrstuvwx / abcdefghijklmnopqrstuvwx / abcdefghijklmnopqrstuvwx / === 2 columns',
    ],
  );
  asks(
    'may stand beside notes where they are long enough',
    [5, 6, 11, 20],
    ({ lines, text }, count) => {
      lines(50, 100, prose(count, 'main', 60));
      for (let row = 0; row < 6; row++) text(400, 107 + row * 14, 'a short note');
    },
    [
      'beside: a short note a s… 19 words / main 0 runs past the old… 60 words',
      'beside: a short note a s… 19 words / main 0 runs past the old… 72 words',
      'beside: a short note a s… 19 words / main 0 runs past the old… 132 words',
      'beside: a short note a s… 19 words / main 0 runs past the old… 240 words',
    ],
  );
  asks(
    'may stand beside notes where enough of their lines are full',
    [7, 10, 14],
    ({ lines, text }, count) => {
      lines(50, 100, [...prose(count, 'main', 60), ...short(20 - count, 'main')]);
      for (let row = 0; row < 6; row++) text(400, 107 + row * 42, 'a short note');
    },
    [
      'main 0 runs past the old… 12 words / a short note main 1 runs… 15 words / main 2 runs past the old… 12 words / main 3 runs past the old… 12 words / a short note main 4 runs… 15 words / main 5 runs past the old… 12 words / main 6 runs past the old… 12 words / a short note main 0 is here / main 1 is here / main 2 is here / a short note main 3 is here / main 4 is here / main 5 is here / a short note main 6 is here / main 7 is here / main 8 is here / a short note main 9 is here / main 10 is here / main 11 is here / main 12 is here',
      'main 0 runs past the old… 124 words / main 1 is here / main 2 is here / main 3 is here / main 4 is here / main 5 is here main 6 is… 20 words / --- column / a short note / a short note / a short note / a short note / a short note / a short note / === 2 columns',
      'main 0 runs past the old… 172 words / main 1 is here / main 2 is here / main 3 is here / main 4 is here / main 5 is here / --- column / a short note / a short note / a short note / a short note / a short note / a short note / === 2 columns',
    ],
  );
  asks(
    'may stand below a title that is larger',
    [10.8, 12, 14, 18],
    ({ lines, text }, size) => {
      text(50, 90, 'A title', { size });
      lines(50, 112, full(20, 'left'));
      lines(320, 112, full(20, 'right'));
    },
    [
      'A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
    ],
  );
  asks(
    'may stand below a title, at nearly the same height',
    [10, 20, 40, 50, 62],
    ({ lines, text }, later) => {
      text(50, 90, 'A title', { size: 16 });
      lines(50, 106, full(20, 'left'));
      lines(320, 84 + later, full(20, 'right'));
    },
    [
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
    ],
  );
  asks(
    'may stand below a running head that is set apart',
    [4, 8, 12, 18, 24, 40],
    ({ lines, text }, gap) => {
      text(320, 90, 'Running head');
      lines(50, 100 + gap, full(20, 'left'));
      lines(320, 100 + gap, full(20, 'right'));
    },
    [
      'left 0 runs past the old… 200 words / --- column / Running head / right 0 runs past the ol… 200 words / === 2 columns',
      'left 0 runs past the old… 200 words / --- column / Running head / right 0 runs past the ol… 200 words / === 2 columns',
      'left 0 runs past the old… 200 words / --- column / Running head / right 0 runs past the ol… 200 words / === 2 columns',
      'Running head / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'Running head / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'Running head / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
    ],
  );
  asks(
    'may stand below a running head that is short',
    [24, 44, 80],
    ({ lines, text }, letters) => {
      text(50, 90, prose(1, 'head', letters)[0] ?? '', { size: 5 });
      lines(50, 130, full(20, 'left'));
      lines(320, 130, full(20, 'right'));
    },
    [
      'head 0 runs past the old / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'head 0 runs past the old mill and under seve / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'head 0 runs past the old… 16 words / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
    ],
  );
  asks(
    'may be divided again in a good part of them',
    [3, 5, 8, 14],
    ({ lines }, count) => {
      lines(50, 100, prose(26, 'main', 40));
      lines(300, 100, prose(26 - count, 'side', 40));
      lines(300, 100 + (26 - count) * 14 + 4, prose(count, 'one', 16));
      lines(420, 100 + (26 - count) * 14 + 4, prose(count, 'two', 16));
    },
    [
      'main 0 runs past the old… 234 words / --- column / side 0 runs past the old… 207 words / row: one 0 runs past | two 0 runs past / row: one 1 runs past | two 1 runs past / row: one 2 runs past | two 2 runs past / === 2 columns',
      'main 0 runs past the old… 234 words / --- column / side 0 runs past the old… 189 words / row: one 0 runs past | two 0 runs past / row: one 1 runs past | two 1 runs past / row: one 2 runs past | two 2 runs past / row: one 3 runs past | two 3 runs past / row: one 4 runs past | two 4 runs past / === 2 columns',
      'main 0 runs past the old… 234 words / --- column / side 0 runs past the old… 162 words / row: one 0 runs past | two 0 runs past / row: one 1 runs past | two 1 runs past / row: one 2 runs past | two 2 runs past / row: one 3 runs past | two 3 runs past / row: one 4 runs past | two 4 runs past / row: one 5 runs past | two 5 runs past / row: one 6 runs past | two 6 runs past / row: one 7 runs past | two 7 runs past / === 2 columns',
      'main 0 runs past the old… 117 words / --- column / side 0 runs past the old… 108 words / === 2 columns / main 13 runs past the ol… 117 words / --- column / one 0 runs past one 1 ru… 56 words / --- column / two 0 runs past two 1 ru… 56 words / === 3 columns',
    ],
  );
});
