import { describe } from 'vitest';
import { asks, set } from './asks.ts';

const figures = [
  ['Item', 'Amount'],
  ['Rent', '1,250.00'],
  ['Light', '84.10'],
  ['Honey', '7.00'],
];
const names = [
  ['Name', 'Town', 'Year'],
  ['Ada', 'London', 'old'],
  ['Blaise', 'Paris', 'older'],
  ['Carl', 'Gauss', 'new'],
];

describe('the measures of tables', () => {
  asks(
    'a rule in two parts is one where these are nearly at one height',
    [0.6, 1.2],
    ({ text, rule }, apart) => {
      text(72, 100, 'A title that stands above a rule in two parts');
      rule(72, 108, 200, 108);
      rule(200, 108 + apart, 400, 108 + apart);
      text(72, 140, 'And a line of text that follows it');
    },
    ['bottom single 6 6 000000', ''],
    { look: set('bottom') },
  );
  asks(
    'a rule in two parts is one where the gap between them is small',
    [1.8, 3.8],
    ({ text, rule }, gap) => {
      text(72, 100, 'A title that stands above a rule in two parts');
      rule(72, 108, 180, 108);
      rule(180 + gap, 108, 400, 108);
      text(72, 140, 'And a line of text that follows it');
    },
    ['bottom single 6 6 000000', ''],
    { look: set('bottom') },
  );
  asks(
    'a rule that goes as far as words underlines them, and is no border of their cell',
    [3, 6],
    ({ text, rule, fonts }, beyond) => {
      for (const [row, [name = '', town = '']] of names.entries()) {
        const place = `The town of ${town} in the country of ${name}`;
        text(72, 100 + row * 20, name);
        text(150, 100 + row * 20, place);
        const end = 150 + fonts.plain.widthOfTextAtSize(place, 10);
        if (row === 2) rule(150 - beyond, 141.5, end + beyond, 141.5);
      }
    },
    ['bottom nil, u single', 'bottom nil, bottom single 6 0 000000, u single'],
    { look: set('bottom', 'u') },
  );
  asks(
    'figures end at one edge though it wavers a little',
    [1, 2.2],
    ({ text, table }, apart) => {
      table(
        72,
        100,
        figures.map(([name = '']) => [name, '']),
        { width: 130, step: 20, isRuled: true },
      );
      for (const [row, [, figure = '']] of figures.entries())
        text(320 - (row % 2) * apart, 100 + row * 20, figure, { isRight: true });
    },
    [
      'row: Item | > Amount / row: Rent | > 1,250.00 / row: Light | > 84.10 / row: Honey | > 7.00',
      'row: Item | Amount / row: Rent | > 1,250.00 / row: Light | 84.10 / row: Honey | > 7.00',
    ],
  );
  asks(
    'two figures that end together make an edge',
    [1, 2, 3],
    ({ table }, count) => {
      table(
        72,
        100,
        figures.map(([name = '', figure = ''], row) => [
          name,
          row > count ? 'none' : row === 0 ? '' : figure,
        ]),
        { width: 130, step: 20, isRuled: true, right: [1] },
      );
    },
    [
      'row: Item |  / row: Rent | 1,250.00 / row: Light | none / row: Honey | none',
      'row: Item |  / row: Rent | > 1,250.00 / row: Light | > 84.10 / row: Honey | > none',
      'row: Item |  / row: Rent | > 1,250.00 / row: Light | > 84.10 / row: Honey | > 7.00',
    ],
  );
  asks(
    'columns without rules keep apart by a small gap',
    [3, 6],
    ({ text, table, fonts }, gap) => {
      table(72, 100, names, { width: 130, step: 16 });
      const long = 'Somebody with a name';
      text(208 - gap - fonts.plain.widthOfTextAtSize(long, 10), 164, long);
      text(338, 164, 'newer');
    },
    [
      'row: Name\tTown | Year / row: Ada\tLondon | old / row: Blaise\tParis | older / row: Carl\tGauss | new / row: Somebody with a name | newer',
      'row: Name | Town | Year / row: Ada | London | old / row: Blaise | Paris | older / row: Carl | Gauss | new / row: Somebody with a name |  | newer',
    ],
  );
  asks(
    'a title over several columns stands close above them',
    [18, 36],
    ({ text, table }, step) => {
      text(260, 100 - step, 'Where and when it was');
      text(78, 100 - step, 'Who');
      table(72, 100, names, { width: 130, step: 16 });
    },
    [
      'row: Who |  | Where and when it was / row: Name | Town | Year / row: Ada | London | old / row: Blaise | Paris | older / row: Carl | Gauss | new',
      'Who\tWhere and when it was / row: Name | Town | Year / row: Ada | London | old / row: Blaise | Paris | older / row: Carl | Gauss | new',
    ],
  );
  asks(
    'a rule near a table without a grid is a border of its cells',
    [4, 6, 10, 14],
    ({ rule, table }, above) => {
      table(72, 200, names, { width: 130, step: 16 });
      rule(60, 192 - above * 2, 380, 192 - above * 2);
      rule(60, 205, 380, 205);
    },
    [
      'top nil, left nil, bottom nil, right nil, left 0 dxa, right 0 dxa, trHeight 420 atLeast, top single 6 0 000000, bottom single 6 0 000000, top single 6 0 000000, bottom single 6 0 000000, top single 6 0 000000, bottom single 6 0 000000, trHeight 380 atLeast, top single 6 0 000000, top single 6 0 000000, top single 6 0 000000, trHeight 320 atLeast, trHeight 200 atLeast',
      'top nil, left nil, bottom nil, right nil, left 0 dxa, right 0 dxa, trHeight 500 atLeast, top single 6 0 000000, bottom single 6 0 000000, top single 6 0 000000, bottom single 6 0 000000, top single 6 0 000000, bottom single 6 0 000000, trHeight 380 atLeast, top single 6 0 000000, top single 6 0 000000, top single 6 0 000000, trHeight 320 atLeast, trHeight 200 atLeast',
      'top nil, left nil, bottom nil, right nil, left 0 dxa, right 0 dxa, trHeight 320 atLeast, trHeight 320 atLeast, trHeight 320 atLeast, trHeight 200 atLeast',
      'top nil, left nil, bottom nil, right nil, left 0 dxa, right 0 dxa, trHeight 320 atLeast, trHeight 320 atLeast, trHeight 320 atLeast, trHeight 200 atLeast',
    ],
    { look: set('trHeight', 'top', 'bottom', 'left', 'right') },
  );
  asks(
    'a rule between two columns is a border where it meets their edge',
    [0, 1.5, 3, 6],
    ({ rule, table }, off) => {
      table(72, 200, names, { width: 130, step: 16 });
      rule(206 + off, 190, 206 + off, 252);
    },
    [
      'top nil, left nil, bottom nil, right nil, left 0 dxa, right 0 dxa, trHeight 320 atLeast, right single 6 0 000000, left single 6 0 000000, trHeight 320 atLeast, right single 6 0 000000, left single 6 0 000000, trHeight 320 atLeast, right single 6 0 000000, left single 6 0 000000, trHeight 200 atLeast, right single 6 0 000000, left single 6 0 000000',
      'top nil, left nil, bottom nil, right nil, left 0 dxa, right 0 dxa, trHeight 320 atLeast, right single 6 0 000000, left single 6 0 000000, trHeight 320 atLeast, right single 6 0 000000, left single 6 0 000000, trHeight 320 atLeast, right single 6 0 000000, left single 6 0 000000, trHeight 200 atLeast, right single 6 0 000000, left single 6 0 000000',
      'top nil, left nil, bottom nil, right nil, left 0 dxa, right 0 dxa, trHeight 320 atLeast, trHeight 320 atLeast, trHeight 320 atLeast, trHeight 200 atLeast',
      'top nil, left nil, bottom nil, right nil, left 0 dxa, right 0 dxa, trHeight 320 atLeast, trHeight 320 atLeast, trHeight 320 atLeast, trHeight 200 atLeast',
    ],
    { look: set('trHeight', 'top', 'bottom', 'left', 'right') },
  );
  asks(
    'a rule along half of a cell is its border',
    [0.3, 0.7, 1],
    ({ rule, table }, share) => {
      table(72, 200, names, { width: 130, step: 16 });
      rule(78, 205, 78 + 128 * share, 205);
      rule(208 + 130 * (1 - share), 221, 338, 221);
    },
    [
      'top nil, left nil, bottom nil, right nil, left 0 dxa, right 0 dxa, trHeight 260 atLeast, bottom single 6 0 000000, trHeight 320 atLeast, top single 6 0 000000, bottom single 6 0 000000, trHeight 380 atLeast, top single 6 0 000000, trHeight 200 atLeast',
      'top nil, left nil, bottom nil, right nil, left 0 dxa, right 0 dxa, trHeight 260 atLeast, bottom single 6 0 000000, trHeight 320 atLeast, top single 6 0 000000, bottom single 6 0 000000, trHeight 380 atLeast, top single 6 0 000000, trHeight 200 atLeast',
      'top nil, left nil, bottom nil, right nil, left 0 dxa, right 0 dxa, trHeight 260 atLeast, bottom single 6 0 000000, trHeight 320 atLeast, top single 6 0 000000, bottom single 6 0 000000, trHeight 380 atLeast, top single 6 0 000000, trHeight 200 atLeast',
    ],
    { look: set('trHeight', 'top', 'bottom', 'left', 'right') },
  );
  asks(
    'a rule below a part of a text is no border of its cell',
    [0.35, 0.7],
    ({ rule, table }, share) => {
      const long = ['A name as long as its cell', 'A town as long as its cell'];
      table(72, 200, [long, long, long, long], { width: 130, step: 16 });
      rule(78, 205, 78 + 128 * share, 205);
    },
    ['top nil, bottom nil', 'top nil, bottom nil, bottom single 6 0 000000, top single 6 0 000000'],
    { look: set('top', 'bottom') },
  );
  asks(
    'two rules say how wide a table is',
    [1, 2, 3],
    ({ rule, table }, count) => {
      table(72, 200, names, { width: 130, step: 16 });
      for (let row = 0; row < count; row++) rule(60, 205 + row * 16, 460, 205 + row * 16);
    },
    [
      'gridCol 2560, gridCol 2600, gridCol 565',
      'gridCol 2920, gridCol 2600, gridCol 2480',
      'gridCol 2920, gridCol 2600, gridCol 2480',
    ],
    { look: set('gridCol') },
  );
  asks(
    'rules far beyond the text do not widen a table without end',
    [40, 90, 180],
    ({ rule, table }, beyond) => {
      table(72, 200, names, { width: 100, step: 16 });
      for (const row of [0, 1, 2]) rule(78, 205 + row * 16, 305 + beyond, 205 + row * 16);
    },
    [
      'gridCol 1960, gridCol 2000, gridCol 1380',
      'gridCol 1960, gridCol 2000, gridCol 2380',
      'extent 5168900 8890, extent 5168900 8890, extent 5168900 8890, gridCol 1960, gridCol 2000, gridCol 2885',
    ],
    { look: set('gridCol', 'extent') },
  );
  asks(
    'four rules between its rows are as wide as a table, however far they go',
    [3, 4],
    ({ rule, table }, count) => {
      const five = Array.from({ length: 5 }, (_, row) => names[row % names.length] ?? []);
      table(72, 200, five, { width: 100, step: 16 });
      for (let row = 0; row < count; row++) rule(78, 205 + row * 16, 485, 205 + row * 16);
    },
    [
      'extent 5168900 8890, extent 5168900 8890, extent 5168900 8890, gridCol 1960, gridCol 2000, gridCol 2885',
      'gridCol 1960, gridCol 2000, gridCol 4180',
    ],
    { look: set('gridCol', 'extent') },
  );
  asks(
    'rules that nearly meet make one grid',
    [0, 4.5, 9],
    ({ rule, text }, gap) => {
      for (const y of [100, 120, 140]) rule(100, y, 300, y);
      for (const x of [100 - gap, 200, 300 + gap]) rule(x, 100, x, 140);
      text(106, 114, 'one');
      text(206, 114, 'two');
      text(106, 134, 'three');
      text(206, 134, 'four');
    },
    [
      'gridCol 2000, gridCol 2000',
      'gridCol 2090, gridCol 2090',
      'extent 8890 508000, extent 8890 508000, gridCol 2000, gridCol 2000',
    ],
    { look: set('gridCol', 'extent') },
  );
});
