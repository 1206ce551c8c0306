import { describe } from 'vitest';
import { asks } from './asks.ts';

describe('the rows of tables without rules', () => {
  asks(
    'figures that stand at the middle of a label of two lines are in its row',
    [
      { step: 12, apart: 1.25 },
      { step: 17, apart: 1.25 },
      { step: 18.5, apart: 1.25 },
      { step: 12, apart: 1.05 },
    ],
    ({ table, text }, { step, apart }) => {
      text(66, 100, 'Net profit of the year that');
      text(66, 100 + step, 'ended in March');
      for (const column of [1, 2]) text(66 + column * 150, 100 + step / 2, `3${column},512`);
      const rows = ['Dividends', 'Interest', 'Rent'].map((name) => [name, '20,683', '31,070']);
      table(60, 100 + step + step * apart, rows, { width: 150, step: 20 });
    },
    [
      'row: Net profit of the y… 14 words / row: Dividends | 20,683 | 31,070 / row: Interest | 20,683 | 31,070 / row: Rent | 20,683 | 31,070',
      'row: Net profit of the y… 14 words / row: Dividends | 20,683 | 31,070 / row: Interest | 20,683 | 31,070 / row: Rent | 20,683 | 31,070',
      'Net profit of the year that / row:  | 31,512 | 32,512 / row: ended in March |  |  / row: Dividends | 20,683 | 31,070 / row: Interest | 20,683 | 31,070 / row: Rent | 20,683 | 31,070',
      'row: Net profit of the y… 14 words / row: Dividends | 20,683 | 31,070 / row: Interest | 20,683 | 31,070 / row: Rent | 20,683 | 31,070',
    ],
  );
  asks(
    'lines of two columns that go on beside each other, each on baselines of its own, are blocks and no rows',
    [0, 6],
    ({ text }, shift) => {
      for (let row = 0; row < 6; row++) {
        text(60, 100 + row * 12, `left ${'o'.repeat((row * 7) % 15)}`);
        text(300, 100 + row * 12 + shift, `right ${'o'.repeat((row * 5) % 12)}`);
      }
    },
    [
      'row: left | right / row: left ooooooo | right ooooo / row: left oooooooooooooo | right oooooooooo / row: left oooooo | right ooo / row: left ooooooooooooo | right oooooooo / row: left ooooo | right o',
      'row: left / left ooooooo… 29 words',
    ],
  );
  asks(
    'a line in the first column is a title between rows, and a heading where it stands out',
    ['plain', 'bold'] as const,
    ({ table, text }, font) => {
      const rows = (name: string) => [1, 2, 3].map((row) => [`${name} ${row}`, `${row}0`, `${row}5`]);
      table(60, 100, rows('River'), { width: 120, step: 18 });
      text(66, 158, 'Of the sea', { font });
      table(60, 178, rows('Bay'), { width: 120, step: 18 });
    },
    [
      'row: River 1 | 10 | 15 / row: River 2 | 20 | 25 / row: River 3 | 30 | 35 / row: Of the sea |  |  / row: Bay 1 | 10 | 15 / row: Bay 2 | 20 | 25 / row: Bay 3 | 30 | 35',
      'row: River 1 | 10 | 15 / row: River 2 | 20 | 25 / row: River 3 | 30 | 35 / h1: Of the sea / row: Bay 1 | 10 | 15 / row: Bay 2 | 20 | 25 / row: Bay 3 | 30 | 35',
    ],
  );
  asks(
    'figures that stand close to each other are in two columns',
    [1, 2],
    ({ text }, spaces) => {
      for (const [row, name] of ['Wool', 'Tin', 'Oil', 'Wine'].entries()) {
        text(60, 100 + row * 18, name);
        text(150, 100 + row * 18, `4${row}`, { isRight: true });
        if (row === 2) text(250, 136, `(3,117)${' '.repeat(spaces)}(1,528)`, { isRight: true });
        else for (const right of [210, 250]) text(right, 100 + row * 18, '5', { isRight: true });
      }
    },
    [
      'row: Wool | 40 | 5 | 5 / row: Tin | 41 | 5 | 5 / row: Oil | 42 | (3,117) (1,528) (2) / row: Wine | 43 | 5 | 5',
      'row: Wool | 40 | 5 | > 5 / row: Tin | 41 | 5 | > 5 / row: Oil | 42 | (3,117) | > (1,528) / row: Wine | 43 | 5 | > 5',
    ],
  );
  asks(
    'rows below a title are another table where their columns are others',
    [90, 140],
    ({ table, text }, width) => {
      for (const [row, name] of ['March', 'April', 'May'].entries()) {
        text(66, 60 + row * 18, `From the first to the last day of ${name}`);
        text(66 + 300, 60 + row * 18, `Account ${row}5678`);
      }
      text(66, 114, 'Withdrawals');
      const rows = ['05 Mar', '09 Mar', '18 Mar'].map((day) => [day, 'Rent', '1,450.00']);
      table(60, 132, rows, { width, step: 18 });
    },
    [
      'row: From the first to t… 13 words / row: From the first to t… 13 words / row: From the first to t… 13 words / Withdrawals / row: 05 Mar | Rent | 1,450.00 / row: 09 Mar | Rent | 1,450.00 / row: 18 Mar | Rent | 1,450.00',
      'row: From the first to t… 13 words / row: From the first to t… 13 words / row: From the first to t… 13 words / Withdrawals / row: 05 Mar | Rent | 1,450.00 / row: 09 Mar | Rent | 1,450.00 / row: 18 Mar | Rent | 1,450.00',
    ],
  );
  asks(
    'what stands below a table, a little higher than its totals, makes no two of its columns one',
    [6],
    ({ table, text }, lower) => {
      const rows = ['Wool', 'Tin', 'Oil'].map((name) => [name, '20,683', '31,070']);
      table(60, 100, rows, { width: 100, step: 20 });
      text(66, 160, 'Thank you very much indeed');
      text(266, 160 + lower, '93,210');
    },
    [
      'row: Wool | 20,683 | 31,070 / row: Tin | 20,683 | 31,070 / row: Oil | 20,683 | 31,070 / Thank you very much indeed / right: 93,210',
    ],
  );
});
