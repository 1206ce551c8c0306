import { rgb } from 'pdf-lib';
import { describe } from 'vitest';
import type { Sheet } from '../testing/index.ts';
import { asks, set } from './asks.ts';

interface Striped {
  readonly rows: number;
  /** How many rows have a ground, every other one of them. */
  readonly stripes?: number;
  readonly width?: number;
  /** How high the rows are that have a ground and those that have none. */
  readonly heights?: readonly [number, number];
  /** Texts in this many rows go over the edge between two columns. */
  readonly long?: number;
  /** How far the grounds go beyond the texts. */
  readonly margin?: number;
}

const towns = ['Bern', 'Graz', 'Lyon', 'Oslo', 'Riga', 'Turin', 'Ulm', 'York'];

/** Rows of one line in most columns and two lines in the second, with a ground behind every other row. */
function striped({ page, text }: Sheet, asked: Striped): void {
  const { rows, stripes = rows, width = 400, heights = [26, 26], long = 0, margin = 4 } = asked;
  let top = 100;
  for (let row = 0; row < rows; row++) {
    const height = heights[row % 2] ?? 0;
    if (row % 2 === 0 && row < stripes * 2)
      page.drawRectangle({
        ...{ x: 76 - margin, y: 800 - top - height, width: width - 8 + 2 * margin, height },
        color: rgb(0.8, 0.9, 1),
      });
    text(76, top + height - 5, `${towns[row]}${row < long ? ' and all that is around it' : ''}`);
    if (height > 20) text(72 + width * 0.3, top + height - 16, `Mill Road ${row}`);
    text(72 + width * 0.3, top + height - 5, 'East');
    text(72 + width - 4, top + height - 5, `${row * 11 + 20}`, { isRight: true });
    top += height;
  }
  text(72, 500, 'Below it the text goes on as it does.');
}

describe('the rows of a table with a ground behind every other one', () => {
  asks(
    'are told by the grounds, where there are three',
    [2, 3],
    (sheet, stripes) => striped(sheet, { rows: stripes * 2 - 1, stripes }),
    [
      'Mill Road 0 / row: Bern | East / Mill Road 1 | 20 / row: Graz | East / Mill Road 2 | 31 / row: Lyon | East | 42 / Below it the text goes on as it does.',
      'row: Bern | Mill Road 0 East | 20 / row: Graz | Mill Road 1 East | 31 / row: Lyon | Mill Road 2 East | 42 / row: Oslo | Mill Road 3 East | 53 / row: Riga | Mill Road 4 East | 64 / Below it the text goes on as it does.',
    ],
  );
  asks('are wide', [140, 160], (sheet, width) => striped(sheet, { rows: 5, width }), [
    'Mill Road 0 / row: Bern | East / Mill Road 1 | 20 / row: Graz | East / Mill Road 2 | 31 / row: Lyon | East / Mill Road 3 | 42 / row: Oslo | East / Mill Road 4 | 53 / row: Riga | East | 64 / Below it the text goes on as it does.',
    'row: Bern | Mill Road 0 East | 20 / row: Graz | Mill Road 1 East | 31 / row: Lyon | Mill Road 2 East | 42 / row: Oslo | Mill Road 3 East | 53 / row: Riga | Mill Road 4 East | 64 / Below it the text goes on as it does.',
  ]);
  asks(
    'are not much higher where they have no ground',
    [48, 60],
    (sheet, height) => striped(sheet, { rows: 5, heights: [14, height] }),
    [
      'row: Bern | East | 20 / row: Graz | Mill Road 1 East | 31 / row: Lyon | East | 42 / row: Oslo | Mill Road 3 East | 53 / row: Riga | East | 64 / Below it the text goes on as it does.',
      'Bern\tEast\t20 / Mill Road 1 / row: Graz | East | 31 / row: Lyon | East | 42 / Mill Road 3 / row: Oslo | East | 53 / row: Riga | East | 64 / Below it the text goes on as it does.',
    ],
  );
  asks(
    'may have a text that goes over the edge between two columns, and not many',
    [1, 2],
    (sheet, long) => striped(sheet, { rows: 8, long }),
    [
      'row: Bern and all that |… 15 words / row: Graz | Mill Road 1 East | 31 / row: Lyon | Mill Road 2 East | 42 / row: Oslo | Mill Road 3 East | 53 / row: Riga | Mill Road 4 East | 64 / row: Turin | Mill Road 5 East | 75 / row: Ulm | Mill Road 6 East | 86 / row: York | Mill Road 7 East | 97 / Below it the text goes on as it does.',
      'row: Mill Road 0 / Bern … 14 words / row: Mill Road 1 / Graz … 14 words / row: Mill Road 2 / Lyon\tEast | 42 / row: Mill Road 3 / Oslo\tEast | 53 / row: Mill Road 4 / Riga\tEast | 64 / row: Mill Road 5 / Turin\tEast | 75 / row: Mill Road 6 / Ulm\tEast | 86 / row: Mill Road 7 / York\tEast | 97 / Below it the text goes on as it does.',
    ],
  );
  asks(
    'are as wide as their grounds, unless these go on to the edge of the page',
    [25, 35],
    (sheet, margin) => striped(sheet, { rows: 5, margin }),
    ['gridCol 1877, gridCol 4092, gridCol 2871', 'gridCol 1457, gridCol 4092, gridCol 2451'],
    { look: set('gridCol') },
  );
});
