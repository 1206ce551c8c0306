import { describe } from 'vitest';
import { asks, set } from './asks.ts';
import { prose } from './outline-of.ts';

describe('the text is set in Word', () => {
  asks(
    'in columns that are full, and from one into the next',
    [0, 1, 3, 5, 9],
    ({ lines }, fewer) => {
      lines(50, 60, prose(50 - fewer, 'left', 45));
      lines(320, 60, prose(50, 'right', 45));
    },
    [
      'pgMar 964 1720 540 1000 720 720 0',
      'pgMar 964 1720 820 1000 720 720 0',
      'br column, pgMar 964 1720 440 1000 720 720 0',
      'br column, pgMar 964 1720 440 1000 720 720 0',
      'br column, pgMar 964 1720 440 1000 720 720 0',
    ],
    { look: set('br', 'pgMar') },
  );
  asks(
    'in columns whose next page begins where it began, unless a sentence goes on there',
    ['and so', 'And so'],
    ({ lines, number }, begin) => {
      const end = number === 1 && begin === 'And so' ? ['It ends here.'] : [];
      lines(50, 60, [
        `${begin} it is on this page too, where it goes on`,
        ...prose(49, `left ${number}`, 45),
      ]);
      lines(320, 60, [...prose(50 - end.length, `right ${number}`, 45), ...end]);
    },
    ['', 'pageBreakBefore'],
    { look: set('pageBreakBefore'), pages: 2 },
  );
  asks(
    'in columns of which the first begins lower, below a line that has the room above it',
    [10, 20],
    ({ lines }, lower) => {
      lines(50, 60 + lower, prose(30, 'left', 45));
      lines(320, 60, prose(40, 'right', 45));
    },
    [
      'spacing 200 0 280 atLeast, spacing -1, spacing 0 0 280 atLeast, br column, spacing -1',
      'spacing 0 0 400 exact, spacing 0 0 280 atLeast, spacing -1, spacing 0 0 280 atLeast, br column, spacing -1',
    ],
    { look: set('spacing', 'br') },
  );
  asks(
    'in columns as wide as the line above them where they are much narrower, because LibreOffice would stretch them to that',
    [0, 4, 40],
    ({ lines, text }, narrower) => {
      text(50, 40, 'A title from one side of the page to the other, and wider than both of the columns', {
        size: 12,
      });
      lines(50 + narrower, 100, prose(45, 'left', 40));
      lines(310 - narrower / 2, 100, prose(45, 'right', 40));
    },
    [
      'pgMar 572 2314 1140 1000 720 720 0, pgMar 572 2354 1140 1000 720 720 0, col 3391 1809, col 3446',
      'pgMar 572 2354 1140 1000 720 720 0, pgMar 572 2394 1140 1000 720 720 0, col 3471 1689, col 3446',
      'pgMar 572 2422 1140 1000 720 720 0, pgMar 572 2422 1140 1000 720 720 0, col 4191 609, col 3778',
    ],
    { look: set('pgMar', 'col') },
  );
  asks(
    'in columns that begin further left than the title above them, which LibreOffice would move',
    [50, 40],
    ({ lines, text }, left) => {
      text(50, 40, 'A title from one side of the page to the other, as wide as both of the columns', {
        size: 14,
      });
      lines(left, 100, prose(45, 'left', 45));
      lines(320, 100, prose(45, 'right', 45));
    },
    [
      'pgMar 534 1513 1140 1000 720 720 0, pgMar 534 1513 1140 1000 720 720 0',
      'pgMar 534 1513 1140 800 720 720 0, pgMar 534 1513 1140 800 720 720 0',
    ],
    { look: set('pgMar') },
  );
  asks(
    'in columns below a title, and on the next page in a section of their own that begins it',
    ['and so', 'And so'],
    ({ lines, text, number }, begin) => {
      const top = number === 1 ? 100 : 60;
      if (number === 1)
        text(
          40,
          60,
          'A line from one side of the page to the other, which is as wide as both columns together are.',
        );
      const end = number === 1 && begin === 'And so' ? ['It ends here.'] : [];
      lines(60, top, [`${begin} it is on this page, where it goes on`, ...prose(46, 'left', 45)]);
      lines(320, top, [...prose(47 - end.length, 'right', 45), ...end]);
    },
    [
      'type nextPage, pgMar 964 1680 580 800 720 720 0, cols 720, type continuous, pgMar 964 1720 580 800 720 720 0, cols 2 0',
      'type nextPage, pgMar 964 1680 480 800 720 720 0, cols 720, type continuous, pgMar 964 1720 480 800 720 720 0, cols 2 0, type nextPage, pgMar 964 1720 840 1200 720 720 0, cols 2 0',
    ],
    { look: set('pageBreakBefore', 'type', 'cols', 'pgMar'), pages: 2 },
  );
  asks(
    'in columns below a title, and on the next page below the room that they had there',
    [0, 60],
    ({ lines, text, number }, room) => {
      const top = number === 1 ? 100 : 60;
      const title =
        'A line from one side of the page to the other, which is as wide as both columns together are.';
      if (number === 1) text(40, 60, title);
      lines(60, top + (number === 2 ? room : 0), [...prose(20, 'Left', 45), 'It ends here.']);
      lines(320, top, [...prose(20, 'Right', 45), 'It ends here.']);
    },
    [
      'spacing 46 0 234 atLeast, spacing 0 0 520 exact, spacing 0 0 20 exact, type nextPage, spacing 0 0 280 atLeast, spacing -1, spacing 0 0 280 atLeast, type continuous, br column, spacing -1, spacing 0 0 280 atLeast, spacing -1, spacing 0 0 280 atLeast, br column, spacing -1, type nextPage',
      'spacing 46 0 234 atLeast, spacing 0 0 520 exact, spacing 0 0 20 exact, type nextPage, spacing 0 0 280 atLeast, spacing -1, spacing 0 0 280 atLeast, type continuous, br column, spacing -1, spacing 0 0 1200 exact, spacing 0 0 280 atLeast, spacing -1, spacing 0 0 280 atLeast, br column, spacing -1, type nextPage',
    ],
    { look: set('type', 'spacing', 'br'), pages: 2 },
  );
  asks(
    'in columns that fill the page',
    [20, 38, 50],
    ({ lines }, count) => {
      lines(50, 60, prose(count, 'left', 45));
      lines(320, 60, prose(count, 'right', 45));
    },
    [
      'br column, pgMar 964 1720 840 1000 720 720 0',
      'br column, pgMar 964 1720 840 1000 720 720 0',
      'pgMar 964 1720 540 1000 720 720 0',
    ],
    { look: set('br', 'pgMar') },
  );
  asks(
    'in columns that end high above the foot of the page',
    [52, 51, 49, 47],
    ({ lines }, count) => {
      lines(50, 60, [...prose(count - 1, 'left', 45), 'And there it ends.']);
      lines(320, 60, prose(count, 'Right', 45));
    },
    [
      'pgMar 964 1643 0 1000 720 720 0',
      'pgMar 964 1643 260 1000 720 720 0',
      'pgMar 964 1643 820 1000 720 720 0',
      'br column, pgMar 964 1643 840 1000 720 720 0',
    ],
    { look: set('br', 'pgMar') },
  );
  asks(
    'in columns with a wide margin below them, and not the widest',
    [110, 135],
    ({ lines, page }, margin) => {
      const count = 50;
      const step = (page.getHeight() - 60 - margin) / (count - 1);
      for (const [left, word] of [
        [50, 'left'],
        [320, 'right'],
      ] as const)
        for (const [index, line] of prose(count, word, 45).entries()) lines(left, 60 + index * step, [line]);
    },
    ['pgMar 987 1720 1660 1000 720 720 0', 'pgMar 997 1720 1900 1000 720 720 0'],
    { look: set('br', 'pgMar') },
  );
  asks(
    'with what ends a line at the edge of its column set to that edge',
    [1, 2.2],
    ({ lines, text }, apart) => {
      lines(72, 100, prose(3, 'river', 50));
      text(500, 160, 'A line that ends where the column does, and not before.', { isRight: true });
      text(72, 200, 'It is so');
      text(500 - apart, 200, '(1)', { isRight: true });
    },
    ['tab right 8540, tab', 'tab left 8272, tab'],
    { look: set('tab') },
  );
  asks(
    'with a number before an entry of the contents, whose text begins where it began',
    [5],
    ({ text }, dots) => {
      for (const row of [1, 2, 3]) {
        text(72, 100 + row * 14, `${row}.1`);
        text(110, 100 + row * 14, `The mills of river ${row} ${'.'.repeat(dots)} ${row}`);
      }
    },
    [
      'tab left 760, tab right dot 2894, tab, tab, tab left 760, tab right dot 2894, tab, tab, tab left 760, tab right dot 2894, tab, tab',
    ],
    { look: set('tab') },
  );
  asks(
    'in columns of which the first begins lower: room above its text would move all of them down in LibreOffice',
    [0, 120],
    ({ lines, text }, lower) => {
      text(
        50,
        60,
        'A line from one side of the page to the other, which is as wide as both columns together are.',
      );
      lines(50, 100 + lower, prose(20, 'left', 45));
      lines(320, 100, prose(30, 'right', 45));
    },
    [
      'spacing 0 0 234 atLeast, spacing 0 0 520 exact, spacing 0 0 20 exact, spacing 0 0 280 atLeast, spacing -1, spacing 0 0 280 atLeast, spacing -1',
      'spacing 0 0 234 atLeast, spacing 0 0 520 exact, spacing 0 0 20 exact, spacing 0 0 2400 exact, spacing 0 0 280 atLeast, spacing -1, spacing 0 0 280 atLeast, spacing -1',
    ],
    { look: set('spacing') },
  );
});
