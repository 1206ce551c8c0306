import { rgb } from 'pdf-lib';
import { describe } from 'vitest';
import { asks, set } from './asks.ts';

describe('items of a list', () => {
  asks(
    'are behind bullets that are drawn close before them',
    [10, 20, 40],
    ({ page, lines }, gap) => {
      for (const row of [0, 1, 2])
        page.drawEllipse({
          x: 100 - gap - 1.7,
          y: 800 - 97.2 - row * 14,
          xScale: 1.7,
          yScale: 1.7,
          color: rgb(0, 0, 0),
        });
      lines(100, 100, ['Milk', 'Bread', 'Salt']);
    },
    [
      'item •: Milk / item •: Bread / item •: Salt',
      'item •: Milk / item •: Bread / item •: Salt',
      'Milk Bread Salt',
    ],
  );
  asks(
    'are behind drawn bullets as wide as they are high',
    [1, 1.25, 1.6, 2.4],
    ({ page, lines }, ratio) => {
      for (const row of [0, 1, 2])
        page.drawRectangle({
          x: 88,
          y: 800 - 98.5 - row * 14,
          width: 3 * ratio,
          height: 3,
          color: rgb(0, 0, 0),
        });
      lines(100, 100, ['Milk', 'Bread', 'Salt']);
    },
    [
      'item ▪: Milk / item ▪: Bread / item ▪: Salt',
      'item ▪: Milk / item ▪: Bread / item ▪: Salt',
      'Milk Bread Salt / picture',
      'Milk Bread Salt / picture',
    ],
  );
  asks(
    'are behind drawn bullets at the height of small letters',
    [-3, -1.5, 1.5, 3],
    ({ page, lines }, lower) => {
      for (const row of [0, 1, 2])
        page.drawEllipse({
          x: 90,
          y: 800 - 97.2 - row * 14 - lower,
          xScale: 1.7,
          yScale: 1.7,
          color: rgb(0, 0, 0),
        });
      lines(100, 100, ['Milk', 'Bread', 'Salt']);
    },
    [
      'Milk Bread Salt',
      'item •: Milk / item •: Bread / item •: Salt',
      'item •: Milk / item •: Bread / item •: Salt',
      'Milk Bread Salt',
    ],
  );
  asks(
    'are behind drawn bullets of any size of text',
    [12, 24, 44],
    ({ page, lines }, size) => {
      for (const row of [0, 1])
        page.drawEllipse({
          x: 90,
          y: 800 - 300 + size * 0.28 - row * size * 1.3,
          xScale: size * 0.17,
          yScale: size * 0.17,
          color: rgb(0, 0, 0),
        });
      lines(90 + size, 300, ['Milk', 'Bread'], { size, step: size * 1.3 });
    },
    ['item •: Milk / item •: Bread', 'Milk Bread / picture', 'Milk Bread / picture'],
  );
  asks(
    'are behind a number, though their text begins further to the right',
    [20, 38, 60, 110],
    ({ text }, gap) => {
      for (const [row, item] of ['Open the box', 'Take the lid', 'Close it'].entries()) {
        text(72, 100 + row * 14, `${row + 1}.`);
        text(80 + gap, 100 + row * 14, item);
      }
    },
    [
      'item %1.: Open the box / item %1.: Take the lid / item %1.: Close it',
      'item %1.: Open the box / item %1.: Take the lid / item %1.: Close it',
      'row: 1. | Open the box / row: 2. | Take the lid / row: 3. | Close it',
      'row: 1. | Open the box / row: 2. | Take the lid / row: 3. | Close it',
    ],
  );
  asks(
    'are behind stars, though each goes on to the end of its line',
    ['* ', '*', '+ '],
    ({ lines }, mark) =>
      lines(100, 100, [
        `${mark}the points of the club are those of the card`,
        `${mark}whoever has no card will find his points here`,
        `${mark}the rest of the year counts for the next one,`,
      ]),
    [
      '* the points of the club are those of the card / * whoever has no card will find his points here / * the rest of the year counts for the next one,',
      '*the points of the club … 29 words',
      '+ the points of the club… 32 words',
    ],
  );
  asks(
    'have bullets no higher than the room of their lines, as those of fonts with small signs are',
    [8, 20],
    ({ text, lines }, size) => {
      for (const row of [0, 1, 2]) text(84, 100 + row * 14, '\u2022', { size });
      lines(100, 100, ['Milk', 'Bread', 'Salt']);
    },
    ['sz 16, sz 16, sz 16', 'sz 40, sz 24, sz 24'],
    { look: set('sz') },
  );
});
