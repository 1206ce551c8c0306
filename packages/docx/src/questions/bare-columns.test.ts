// Columns of figures in a ruled table that have no rules between them.
import { partsOf, type Sheet } from '../testing/index.ts';
import { asks } from './asks.ts';

/** A ruled table of a narrow column of labels, and a wide one. */
function ruled({ text, rule }: Sheet, labels: readonly string[]): void {
  for (let row = 0; row <= labels.length; row++) rule(72, 150 + row * 18, 372, 150 + row * 18);
  for (const x of [72, 172, 372]) rule(x, 150, x, 150 + labels.length * 18);
  for (const [row, label] of labels.entries()) text(80, 163 + row * 18, label);
}

const labels = (count: number) => Array.from({ length: count }, (_, row) => `Row ${row}`);
const right = { isRight: true };

asks(
  'four lines of figures are columns, three are the text of their cells',
  [3, 4],
  (sheet, count) => {
    ruled(sheet, labels(count));
    for (let row = 0; row < count; row++) {
      sheet.text(250, 163 + row * 18, `${row}50`, right);
      sheet.text(360, 163 + row * 18, row === 1 ? '-' : `${row},000`, right);
    }
  },
  [
    'row: Row 0 | 050\t0,000 / row: Row 1 | 150\t- / row: Row 2 | 250\t2,000',
    'row: Row 0 | > 050 | > 0,000 / row: Row 1 | > 150 | > - / row: Row 2 | > 250 | > 2,000 / row: Row 3 | > 350 | > 3,000',
  ],
);

asks(
  'columns of figures that come closer than a point and a half are none',
  [1, 2],
  (sheet, gap) => {
    ruled(sheet, labels(6));
    for (const row of [0, 1, 2, 5]) {
      sheet.text(180, 163 + row * 18, '1.5');
      sheet.text(360, 163 + row * 18, '2,500', right);
    }
    const wide = '9'.repeat(12);
    sheet.text(180, 163 + 3 * 18, wide);
    sheet.text(180 + sheet.fonts.plain.widthOfTextAtSize(wide, 10) + gap, 163 + 4 * 18, `${wide}99999`);
  },
  [
    'row: Row 0 | 1.5\t2,500 / row: Row 1 | 1.5\t2,500 / row: Row 2 | 1.5\t2,500 / row: Row 3 | 999999999999 / row: Row 4 | 99999999999999999 / row: Row 5 | 1.5\t2,500',
    'row: Row 0 | 1.5 | 2,500 / row: Row 1 | 1.5 | 2,500 / row: Row 2 | 1.5 | 2,500 / row: Row 3 | 999999999999 |  / row: Row 4 |  | 99999999999999999 / row: Row 5 | 1.5 | 2,500',
  ],
);

asks(
  'titles over some of the columns of figures leave them, titles over more leave the text of the cells',
  [1, 2],
  (sheet, titles) => {
    ruled(sheet, labels(4 + titles));
    for (let row = 0; row < titles; row++)
      sheet.text(180, 163 + row * 18, 'A title that goes over both of the columns');
    for (let row = titles; row < 4 + titles; row++) {
      sheet.text(250, 163 + row * 18, `${row}50`, right);
      sheet.text(360, 163 + row * 18, `${row},000`, right);
    }
  },
  [
    'row: Row 0 | A title tha… 14 words / row: Row 1 | > 150 | 1,000 / row: Row 2 | > 250 | 2,000 / row: Row 3 | > 350 | 3,000 / row: Row 4 | > 450 | 4,000',
    'row: Row 0 | A title tha… 13 words / row: Row 1 | A title tha… 13 words / row: Row 2 | 250\t2,000 / row: Row 3 | 350\t3,000 / row: Row 4 | 450\t4,000 / row: Row 5 | 550\t5,000',
  ],
);

asks(
  'figures under heads that have rules between them need none, where there are four lines of them',
  [3, 4],
  ({ text, rule }, count) => {
    const bottom = 170 + count * 14;
    for (const y of [150, 168, bottom]) rule(72, y, 372, y);
    for (const x of [72, 172, 372]) rule(x, 150, x, bottom);
    rule(272, 150, 272, 168);
    for (const [x, head] of [
      [80, 'Label'],
      [180, 'First'],
      [280, 'Second'],
    ] as const)
      text(x, 163, head);
    for (let row = 0; row < count; row++) {
      text(80, 180 + row * 14, `Row ${row}`);
      text(260, 180 + row * 14, `${row}50`, right);
      text(360, 180 + row * 14, `${row},000`, right);
    }
  },
  [
    'row: Label | First | Second / row: Row 0 / Row 1 / Row… 16 words',
    'row: Label | First | Second / row: Row 0 | 050 | 0,000 / row: Row 1 | 150 | 1,000 / row: Row 2 | 250 | 2,000 / row: Row 3 | 350 | 3,000',
  ],
);

asks(
  'no rule is drawn between such columns',
  [3, 4],
  (sheet, count) => {
    ruled(sheet, labels(count));
    for (let row = 0; row < count; row++) {
      sheet.text(250, 163 + row * 18, `${row}50`, right);
      sheet.text(360, 163 + row * 18, `${row},000`, right);
    }
  },
  ['0 left, 0 right', '4 left, 4 right'],
  {
    look: (docx) => {
      const body = partsOf(docx).get('word/document.xml') ?? '';
      const countOf = (side: string) => body.split(`<w:${side} w:val="nil"/>`).length - 1;
      return `${countOf('left')} left, ${countOf('right')} right`;
    },
  },
);

asks(
  'heads of several lines that end where such figures end are set to the right with them',
  [0, 6],
  (sheet, inset) => {
    ruled(sheet, ['', ...labels(4)]);
    for (const [line, word] of ['An', 'Alaskan', 'one'].entries())
      sheet.text(250 - (line === 1 ? 0 : inset), 154 + line * 6, word, { isRight: true, size: 6 });
    sheet.text(360, 163, 'Others', right);
    for (let row = 1; row < 5; row++) {
      sheet.text(250, 163 + row * 18, `${row}50`, right);
      sheet.text(360, 163 + row * 18, `${row},000`, right);
    }
  },
  [
    'row:  | > An / > Alaskan one | Others / row: Row 0 | > 150 | 1,000 / row: Row 1 | > 250 | 2,000 / row: Row 2 | > 350 | 3,000 / row: Row 3 | > 450 | 4,000',
    'row:  | An / > Alaskan / one | Others / row: Row 0 | > 150 | 1,000 / row: Row 1 | > 250 | 2,000 / row: Row 2 | > 350 | 3,000 / row: Row 3 | > 450 | 4,000',
  ],
);
