import { describe } from 'vitest';
import { asks } from './asks.ts';
import { full, short } from './outline-of.ts';

describe('columns', () => {
  asks(
    'have a gutter between them',
    [4, 9],
    ({ lines, fonts }, gutter) => {
      const left = full(12, 'left');
      const width = Math.max(...left.map((line) => fonts.plain.widthOfTextAtSize(line, 10)));
      lines(50, 100, left);
      lines(50 + width + gutter, 107, full(12, 'right'));
    },
    [
      'left 0 runs past the old mill and under seven / right: right 0 runs past… 11 words / left 1 runs past the old mill and under seven / right: right 1 runs past… 11 words / left 2 runs past the old mill and under seven / right: right 2 runs past… 11 words / left 3 runs past the old mill and under seven / right: right 3 runs past… 11 words / left 4 runs past the old mill and under seven / right: right 4 runs past… 11 words / left 5 runs past the old mill and under seven / right: right 5 runs past… 11 words / left 6 runs past the old mill and under seven / right: right 6 runs past… 11 words / left 7 runs past the old mill and under seven / right: right 7 runs past… 11 words / left 8 runs past the old mill and under seven / right: right 8 runs past… 11 words / left 9 runs past the old mill and under seven / right: right 9 runs past… 11 words / left 10 runs past the old mill and under seve / right: right 10 runs pas… 11 words / left 11 runs past the old mill and under seve / right: right 11 runs pas… 11 words',
      'left 0 runs past the old… 120 words / --- column / right 0 runs past the ol… 120 words / === 2 columns',
    ],
  );
  asks(
    'end where a gap goes through both',
    [40, 90],
    ({ lines }, gap) => {
      lines(50, 100, full(8, 'left'));
      lines(320, 100, full(8, 'right'));
      lines(50, 212 + gap, full(8, 'below'));
      lines(320, 212 + gap, full(8, 'beside'));
    },
    [
      'left 0 runs past the old… 80 words / below 0 runs past the ol… 80 words / --- column / right 0 runs past the ol… 80 words / beside 0 runs past the o… 80 words / === 2 columns',
      'left 0 runs past the old… 80 words / --- column / right 0 runs past the ol… 80 words / === 2 columns / below 0 runs past the ol… 80 words / --- column / beside 0 runs past the o… 80 words / === 2 columns',
    ],
  );
  asks(
    'have more than a few lines',
    [3, 4, 7, 12],
    ({ lines }, count) => {
      lines(50, 100, full(count, 'left'));
      lines(320, 107, full(count, 'right'));
    },
    [
      'row: left 0 runs past th… 62 words',
      'row: left 0 runs past th… 82 words',
      'left 0 runs past the old… 70 words / --- column / right 0 runs past the ol… 70 words / === 2 columns',
      'left 0 runs past the old… 120 words / --- column / right 0 runs past the ol… 120 words / === 2 columns',
    ],
  );
  asks(
    'are of running text, in which many lines are full',
    [2, 4, 7, 10],
    ({ lines }, count) => {
      lines(50, 100, [...full(count, 'left'), ...short(12 - count, 'left')]);
      lines(320, 100, [...full(count, 'right'), ...short(12 - count, 'right')]);
    },
    [
      'row: left 0 runs past th… 22 words / row: left 1 runs past th… 22 words / row: left 0 is here | right 0 is here / row: left 1 is here | right 1 is here / row: left 2 is here | right 2 is here / row: left 3 is here | right 3 is here / row: left 4 is here | right 4 is here / row: left 5 is here | right 5 is here / row: left 6 is here | right 6 is here / row: left 7 is here | right 7 is here / row: left 8 is here | right 8 is here / row: left 9 is here | right 9 is here',
      'row: left 0 runs past th… 22 words / row: left 1 runs past th… 22 words / row: left 2 runs past th… 22 words / row: left 3 runs past th… 22 words / row: left 0 is here | right 0 is here / row: left 1 is here | right 1 is here / row: left 2 is here | right 2 is here / row: left 3 is here | right 3 is here / row: left 4 is here | right 4 is here / row: left 5 is here | right 5 is here / row: left 6 is here | right 6 is here / row: left 7 is here | right 7 is here',
      'left 0 runs past the old… 74 words / left 1 is here / left 2 is here / left 3 is here / left 4 is here / --- column / right 0 runs past the ol… 74 words / right 1 is here / right 2 is here / right 3 is here / right 4 is here / === 2 columns',
      'left 0 runs past the old… 104 words / left 1 is here / --- column / right 0 runs past the ol… 104 words / right 1 is here / === 2 columns',
    ],
  );
  asks(
    'are not made of cells of a few letters',
    [7, 14, 22],
    ({ lines }, letters) => {
      lines(
        50,
        100,
        Array.from({ length: 12 }, (_, row) => `${row} abcdefghijklmnopqrstuvwxyz`.slice(0, letters)),
      );
      lines(
        320,
        100,
        Array.from({ length: 12 }, (_, row) => `${row} zyxwvutsrqponmlkjihgfedcba`.slice(0, letters)),
      );
    },
    [
      'row: 0 abcde | 0 zyxwv / row: 1 abcde | 1 zyxwv / row: 2 abcde | 2 zyxwv / row: 3 abcde | 3 zyxwv / row: 4 abcde | 4 zyxwv / row: 5 abcde | 5 zyxwv / row: 6 abcde | 6 zyxwv / row: 7 abcde | 7 zyxwv / row: 8 abcde | 8 zyxwv / row: 9 abcde | 9 zyxwv / row: 10 abcd | 10 zyxw / row: 11 abcd | 11 zyxw',
      '0 abcdefghijkl 1 abcdefg… 24 words / --- column / 0 zyxwvutsrqpo 1 zyxwvut… 24 words / === 2 columns',
      '0 abcdefghijklmnopqrst 1… 24 words / --- column / 0 zyxwvutsrqponmlkjihg 1… 24 words / === 2 columns',
    ],
  );
  asks(
    'are alike where their lines do not stand beside each other',
    [1, 1.15, 1.7, 2.4],
    ({ lines }, ratio) => {
      lines(50, 100, short(14, 'left side'));
      lines(
        320,
        107,
        short(14, 'w'.repeat(Math.round(3 * ratio))).map((line, row) =>
          row === 3 ? line.padEnd(Math.round(18 * ratio), 'x') : line,
        ),
      );
    },
    [
      'left side 0 is here left… 70 words / --- column / www 0 is here www 1 is h… 56 words / === 2 columns',
      'left side 0 is here left… 70 words / --- column / www 0 is here / www 1 is here / www 2 is here / www 3 is herexxxxxxxx www 4 is here / www 5 is here / www 6 is here / www 7 is here / www 8 is here / www 9 is here www 10 is … 20 words / === 2 columns',
      'left side 0 is here left… 70 words / --- column / wwwww 0 is here / wwwww 1 is here / wwwww 2 is here / wwwww 3 is herexxxxxxxxxxxxxxxx wwwww 4 is here / wwwww 5 is here / wwwww 6 is here / wwwww 7 is here / wwwww 8 is here / wwwww 9 is here wwwww 10… 20 words / === 2 columns',
      'left side 0 is here left… 70 words / --- column / wwwwwww 0 is here / wwwwwww 1 is here / wwwwwww 2 is here / wwwwwww 3 is herexxxxxxx… 8 words / wwwwwww 5 is here / wwwwwww 6 is here / wwwwwww 7 is here / wwwwwww 8 is here / wwwwwww 9 is here wwwwww… 20 words / === 2 columns',
    ],
  );
  asks(
    'are halves of a page where so many rows do not stand beside each other',
    [6, 8, 14, 24],
    ({ lines }, count) => {
      lines(50, 100, short(count, 'left'));
      lines(320, 107, short(count, 'right'));
    },
    [
      'left 0 is here left 1 is… 24 words / --- column / right 0 is here right 1 … 24 words / === 2 columns',
      'left 0 is here left 1 is… 32 words / --- column / right 0 is here right 1 … 32 words / === 2 columns',
      'left 0 is here left 1 is… 56 words / --- column / right 0 is here right 1 … 56 words / === 2 columns',
      'left 0 is here left 1 is… 96 words / --- column / right 0 is here right 1 … 96 words / === 2 columns',
    ],
  );
  asks(
    'are halves of a page unless their rows stand beside each other',
    [3, 6, 9],
    ({ text, lines }, aligned) => {
      lines(50, 100, short(12, 'left'));
      for (let row = 0; row < 12; row++)
        text(320, 100 + row * 14 + (row < aligned ? 0 : 6), `right ${row} is here`);
    },
    [
      'left 0 is here left 1 is… 48 words / --- column / right 0 is here right 1 is here right 2 is here / right 3 is here right 4 … 36 words / === 2 columns',
      'left 0 is here left 1 is… 48 words / --- column / right 0 is here right 1 … 24 words / right 6 is here right 7 … 24 words / === 2 columns',
      'left 0 is here left 1 is… 48 words / --- column / right 0 is here right 1 … 36 words / right 9 is here right 10… 12 words / === 2 columns',
    ],
  );
  asks(
    'end at a rule across the page',
    [0.5, 0.8, 0.95],
    ({ lines, rule }, share) => {
      lines(50, 100, full(8, 'left'));
      lines(320, 100, full(8, 'right'));
      rule(50, 214, 50 + 480 * share, 214);
      lines(50, 228, full(8, 'below'));
      lines(320, 228, full(8, 'beside'));
    },
    [
      'left 0 runs past the old… 80 words / picture / below 0 runs past the ol… 80 words / --- column / right 0 runs past the ol… 80 words / beside 0 runs past the o… 80 words / === 2 columns',
      'left 0 runs past the old… 80 words / picture / below 0 runs past the ol… 80 words / --- column / right 0 runs past the ol… 80 words / beside 0 runs past the o… 80 words / === 2 columns',
      'left 0 runs past the old… 80 words / picture / --- column / right 0 runs past the ol… 80 words / === 2 columns / below 0 runs past the ol… 80 words / --- column / beside 0 runs past the o… 80 words / === 2 columns',
    ],
  );
  asks(
    'are rows of a table where one of them ends with colons',
    [3, 6],
    ({ lines }, labelled) => {
      const labels = full(8, 'left').map((line) => line.slice(0, 30));
      lines(
        50,
        100,
        labels.map((line, row) => (row < labelled ? `${line}:` : line)),
      );
      lines(250, 100, full(8, 'right'));
    },
    [
      'left 0 runs past the old… 59 words / --- column / right 0 runs past the ol… 80 words / === 2 columns',
      'row: left 0 runs past th… 20 words / row: left 1 runs past th… 20 words / row: left 2 runs past th… 20 words / row: left 3 runs past th… 20 words / row: left 4 runs past th… 20 words / row: left 5 runs past th… 20 words / row: left 6 runs past th… 19 words / row: left 7 runs past th… 19 words',
    ],
  );
});
