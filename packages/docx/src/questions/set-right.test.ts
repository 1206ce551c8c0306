import { describe } from 'vitest';
import { asks, set } from './asks.ts';
import { prose } from './outline-of.ts';

describe('lines set to the right', () => {
  asks(
    'are single lines where these end at the right edge and have room for more before them',
    [76, 84, 110],
    ({ text, rule }, width) => {
      for (const y of [80, 120, 140]) rule(72, y, 200 + width, y);
      for (const x of [72, 200, 200 + width]) rule(x, 80, x, 140);
      text(80, 95, 'Invoice');
      text(80, 132, 'Paid');
      text(199 + width, 95, 'Due soon', { isRight: true });
      text(199 + width, 109, 'In May', { isRight: true });
    },
    [
      'row: Invoice | Due soon In May / row: Paid | ',
      'row: Invoice | > Due soon / > In May / row: Paid | ',
      'row: Invoice | > Due soon / > In May / row: Paid | ',
    ],
  );
  asks(
    'go on where a sentence does that is set to the right',
    ['Wednesday', 'and Friday'],
    ({ text, lines }, next) => {
      lines(72, 100, prose(3));
      text(420, 200, 'open on Monday', { isRight: true });
      text(420, 214, next, { isRight: true });
    },
    [
      'river 0 runs past the ol… 45 words / right: open on Monday / right: Wednesday',
      'river 0 runs past the ol… 45 words / right: open on Monday and Friday',
    ],
  );
  asks(
    'are those that end together and begin at different places, as labels beside a chart do',
    [6, 7],
    ({ text }, more) => {
      text(72, 60, 'The left edge');
      for (const [row, letters] of [166, 160, 160 + more].entries())
        text(460, 100 + row * 14, 'i'.repeat(letters), { isRight: true });
    },
    ['jc left, jc both', 'jc left, jc right'],
    { look: set('jc') },
  );
  asks(
    'are two that end together, of which the second begins later',
    [6, 7],
    ({ text }, less) => {
      text(72, 60, 'The left edge');
      for (const [row, letters] of [166, 166 - less].entries())
        text(460, 100 + row * 14, 'i'.repeat(letters), { isRight: true });
    },
    ['jc left, jc left', 'jc left, jc right'],
    { look: set('jc') },
  );
  asks(
    'are no wider where there are several of them, so that words stay in their lines',
    [1, 4],
    ({ text }, count) => {
      text(72, 60, 'The left edge');
      const letters = [100, 90, 96, 80].slice(0, count);
      for (const [row, width] of letters.entries())
        text(460, 160 + row * 14, 'i'.repeat(width), { isRight: true });
    },
    ['ind 0 0, jc left, ind 40, jc right', 'ind 0 0, jc left, ind 3270 40, jc right, ind 40, jc right'],
    { look: set('jc', 'ind') },
  );
});
