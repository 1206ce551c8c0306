import { describe } from 'vitest';
import type { Sheet } from '../testing/index.ts';
import { asks, set } from './asks.ts';
import { prose } from './outline-of.ts';

/** A line that dots fill up to a width. */
function led({ text, fonts }: Sheet, y: number, name: string, words: string, width = 200): void {
  const room = width - fonts.plain.widthOfTextAtSize(name + words, 10);
  const dots = '.'.repeat(Math.ceil(room / fonts.plain.widthOfTextAtSize('.', 10)));
  text(72, y, name + dots);
  text(72 + width, y, words, { isRight: true });
}

describe('dots that lead to words', () => {
  asks(
    'make a line an entry of a list, with a tab that draws them',
    ['Brakes', 'brakes'],
    (sheet, name) => {
      led(sheet, 100, 'Lights', 'on');
      led(sheet, 114, name, 'released');
      led(sheet, 128, 'Doors', 'closed and locked');
    },
    ['Lights\ton / Brakes\treleased / Doors\tclosed and locked', 'Lights..................… 5 words'],
  );
  asks(
    'may have been typed, and end where there was no room for one more',
    [2.5, 4.5],
    (sheet, apart) => {
      led(sheet, 100, 'Lights', 'on');
      led(sheet, 114, 'Brakes', 'released', 200 - apart);
      led(sheet, 128, 'Doors', 'locked');
    },
    ['Lights\ton / Brakes\treleased / Doors\tlocked', 'Lights\ton / Brakes..................… 2 words'],
  );
  asks(
    'are to be written on where the rest of a sentence stands behind them',
    [30, 60],
    (sheet, letters) => {
      led(sheet, 100, 'The firm ', ` ${prose(1, 'has', letters)[0]}`, 400);
      sheet.lines(72, 114, ['Tees and its heirs and all who come after them for as long as the river']);
    },
    ['tab right dot 7997, tab', ''],
    { look: set('tab') },
  );
  const listing = ({ lines, text }: Sheet, count: number, left = 320) => {
    lines(94, 100, prose(20, 'left', 48));
    lines(left, 171.5, ['....', '....', '....']);
    lines(left + 25, 171.5, ['public:', 'private:', 'static:']);
    for (let row = 0; row < count; row++)
      text(320, 101.5 + (row < 5 ? row : row + 3) * 14, `>>>> name ${row}`);
  };
  asks('are prompts where enough lines of their own column begin there', [5, 6, 14], listing, [
    'left 0 runs past the old… 55 words / --- column / >>>> name 0 >>>> name 1 … 15 words / === 2 columns / left 5 runs past the old… 12 words / left 6 runs past the old… 12 words / left 7 runs past the old… 12 words / left 8 runs past the old… 132 words',
    'left 0 runs past the old… 220 words / --- column / >>>> name 0 >>>> name 1 … 15 words / ....\tpublic: / ....\tprivate: / ....\tstatic: / >>>> name 5 / === 2 columns',
    'left 0 runs past the old… 220 words / --- column / >>>> name 0 >>>> name 1 … 15 words / ....\tpublic: / ....\tprivate: / ....\tstatic: / >>>> name 5 >>>> name 6 … 27 words / === 2 columns',
  ]);
  asks(
    'are prompts where these begin at the same place',
    [317.5, 316.5],
    (sheet, left) => listing(sheet, 14, left),
    [
      'left 0 runs past the old… 220 words / --- column / >>>> name 0 >>>> name 1 … 15 words / ....\tpublic: / ....\tprivate: / ....\tstatic: / >>>> name 5 >>>> name 6 … 27 words / === 2 columns',
      'left 0 runs past the old… 55 words / --- column / >>>> name 0 >>>> name 1 … 15 words / === 2 columns / left 5 runs past the old… 12 words / left 6 runs past the old… 12 words / left 7 runs past the old… 12 words / left 8 runs past the old… 132 words / --- column / center: static: >>>> nam… 29 words / === 2 columns',
    ],
  );
});
