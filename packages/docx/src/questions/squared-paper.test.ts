import { describe } from 'vitest';
import type { Sheet } from '../testing/index.ts';
import { asks } from './asks.ts';

/** Two rows of four squares, each 100 points wide. */
function squares({ rule }: Sheet): void {
  for (const y of [86, 106, 126]) rule(100, y, 500, y);
  for (const x of [100, 200, 300, 400, 500]) rule(x, 86, x, 126);
}

describe('text on rules', () => {
  asks(
    'is in cells as long as words stand hardly across them',
    [8, 20, 30],
    (sheet, outside) => {
      squares(sheet);
      for (const row of [0, 1]) {
        for (const column of [0, 1, 2]) {
          const right = 200 + column * 100 + outside;
          sheet.text(right, 100 + row * 20, 'mmmmmmm', { isRight: true, size: 10.3 });
        }
      }
    },
    [
      'row: mmmmmmm | mmmmmmm | mmmmmmm |  / row: mmmmmmm | mmmmmmm | mmmmmmm | ',
      'picture / row: mmmmmmm | mmmmmmm | mmmmmmm / row: mmmmmmm | mmmmmmm | mmmmmmm',
      'picture / row: mmmmmmm | mmmmmmm | mmmmmmm / row: mmmmmmm | mmmmmmm | mmmmmmm',
    ],
  );
  asks(
    'is in cells as long as few words stand across them',
    [0, 1, 2, 4],
    (sheet, crossing) => {
      squares(sheet);
      for (let word = 0; word < 12; word++) {
        const [row, place] = [word % 2, Math.floor(word / 2)];
        const left = word < crossing ? 185 + place * 100 : 105 + (place % 4) * 100 + (place > 3 ? 45 : 0);
        sheet.text(left, 100 + row * 20, 'word');
      }
    },
    [
      'row: word\tword | word\tword | word | word / row: word\tword | word\tword | word | word',
      'row: word | wordword\tword | word | word / row: word\tword | word\tword | word | word',
      'picture / row: word | wordword | word | word | word / row: word | wordword | word | word | word',
      'picture / row: word | word | word | wordword | word / row: word | word | word | wordword | word',
    ],
  );
});
