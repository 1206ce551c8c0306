import { describe } from 'vitest';
import { asks, set } from './asks.ts';

describe('characters become words and pieces', () => {
  asks(
    'that a gap of an em divides, as a tab does',
    [0.7, 1.4],
    ({ text, fonts }, gapEm) => {
      text(72, 100, 'Total');
      text(72 + fonts.plain.widthOfTextAtSize('Total', 10) + gapEm * 10, 100, 'amount');
    },
    ['Total amount', 'Total\tamount'],
  );
  asks(
    'that a gap of more than an em divides behind a sentence',
    [1.1, 1.4],
    ({ text, fonts }, gapEm) => {
      text(72, 100, 'So it ends.');
      text(72 + fonts.plain.widthOfTextAtSize('So it ends.', 10) + gapEm * 10, 100, 'Another begins');
    },
    ['So it ends. Another begins', 'So it ends.\tAnother begins'],
  );
  asks(
    'that a line that is spread to its full width goes on behind a sentence, and not behind a tab',
    [
      ['It ended [16].', 'Others began', 8, 18],
      ['It ended [16].', 'Others began', 4.5, 12.6],
      ['Ended.', 'Others began', 8, 18],
      ['It was', 'others began', 8, 18],
      ['16.', 'Others began', 8, 18],
    ] as const,
    ({ text, fonts }, [before, behind, usual, gap]) => {
      let x = 72;
      for (const sentence of [before, behind]) {
        for (const word of sentence.split(' ')) {
          text(x, 100, word);
          x += fonts.plain.widthOfTextAtSize(word, 10) + usual;
        }
        x += gap - usual;
      }
    },
    [
      'It ended [16]. Others began',
      'It ended [16].\tOthers began',
      'Ended. Others began',
      'It was\tothers began',
      'item %1.: Others began',
    ],
  );
  asks(
    'that half an em divides where something else was painted between them',
    [0.35, 0.75],
    ({ text, fonts }, gapEm) => {
      text(72, 100, 'Total');
      text(72, 300, 'Something that stands elsewhere');
      text(72 + fonts.plain.widthOfTextAtSize('Total', 10) + gapEm * 10, 100, 'amount');
    },
    ['Total amount / Something that stands elsewhere', 'Total\tamount / Something that stands elsewhere'],
  );
  asks(
    'that a gap is a space where it stands out, and a wider one where others are doubtful',
    [[0.07], [0.13], [0.04, 0.13], [0.09, 0.12], [0.07, 0.13], [0.07, 0.2]],
    ({ text, fonts }, gapsEm) => {
      let x = 72;
      for (const [index, word] of ['Tight', 'ly', 'set'].slice(0, gapsEm.length + 1).entries()) {
        text(x, 100, word);
        x += fonts.plain.widthOfTextAtSize(word, 10) + (gapsEm[index] ?? 0) * 10;
      }
    },
    ['Tightly', 'Tight ly', 'Tightly set', 'Tightlyset', 'Tightly set', 'Tightly set'],
  );
  asks(
    'that many painted spaces divide, as a tab does',
    [2, 3, 6, 9, 15],
    ({ text }, spaces) => {
      text(72, 100, `Total${' '.repeat(spaces)}amount`);
    },
    ['Total amount', 'Total\tamount', 'Total\tamount', 'Total\tamount', 'Total\tamount'],
  );
  asks(
    'that three spaces divide where the other gaps of the line are single spaces',
    [2, 3, 4],
    ({ text }, spaces) => {
      text(72, 100, `03 Mar${' '.repeat(spaces)}Salary payment${' '.repeat(spaces)}$3,500.00`);
    },
    [
      '03 Mar Salary payment $3,500.00',
      '03 Mar\tSalary payment\t$3,500.00',
      '03 Mar\tSalary payment\t$3,500.00',
    ],
  );
  asks(
    'that a gap of several spaces was typed only where their number is whole',
    [3.92, 3.97, 4, 4.03, 4.08],
    ({ text, fonts }, spaces) => {
      const width = (letters: string) =>
        [...letters].reduce((sum, letter) => sum + fonts.plain.widthOfTextAtSize(letter, 10), 0);
      const no = 72 + width('yes') + spaces * width(' ');
      text(72, 100, 'yes ');
      text(no, 100, 'no ');
      text(no + width('no') + 2.15 * width(' '), 100, 'what?');
    },
    ['yes no what?', 'yes\tno what?', 'yes\tno what?', 'yes\tno what?', 'yes no what?'],
  );
  asks(
    'that three spaces behind a sentence do not divide',
    ['The sum is left.', 'The sum is left'],
    ({ text }, sentence) => text(72, 100, `${sentence}   It is small.`),
    ['The sum is left. It is small.', 'The sum is left\tIt is small.'],
  );
  asks(
    'that nothing divides where the words of a line are spread out',
    [[8.5, 9, 2.8, 8, 6]],
    ({ text, fonts }, gaps) => {
      let x = 72;
      for (const [index, word] of ['A', 'line', 'that', 'was', 'spread', 'out'].entries()) {
        text(x, 100, `${word} `);
        x += fonts.plain.widthOfTextAtSize(word, 10) + (gaps[index] ?? 0);
      }
    },
    ['A line that was spread out'],
  );
  asks(
    'that a large sign leaves the line of small letters beside it on its own height',
    ['the', 'words', 'letters', 'of the line'],
    ({ text }, words) => {
      text(72, 105, '\u2192', { size: 16, font: 'signs' });
      text(89, 98, words, { size: 8 });
    },
    ['vertAlign superscript', 'vertAlign superscript', '', ''],
    { look: set('vertAlign') },
  );
  asks(
    'that a rule divides where it stands between the middles of two letters that were painted apart',
    [-2, 0, 3, 6],
    ({ rule, text, fonts }, over) => {
      for (const x of [72, 200, 360]) rule(x, 200, x, 260);
      for (let row = 0; row <= 3; row++) rule(72, 200 + row * 20, 360, 200 + row * 20);
      for (let row = 0; row < 3; row++) {
        const end = 200 + over;
        text(end - fonts.plain.widthOfTextAtSize('Matthew Elizam', 10), 214 + row * 20, 'Matthew Elizam');
        text(end + 0.5, 214 + row * 20, '2165 Princeton');
      }
    },
    [
      'row: > Matthew Elizam | 2165 Princeton / row: > Matthew Elizam | 2165 Princeton / row: > Matthew Elizam | 2165 Princeton',
      'row: > Matthew Elizam | 2165 Princeton / row: > Matthew Elizam | 2165 Princeton / row: > Matthew Elizam | 2165 Princeton',
      'row: Matthew Elizam | 2165 Princeton / row: Matthew Elizam | 2165 Princeton / row: Matthew Elizam | 2165 Princeton',
      'Matthew Elizam2165 Princ… 9 words / picture',
    ],
  );
});
