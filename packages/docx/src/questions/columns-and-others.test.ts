import { rgb } from 'pdf-lib';
import { describe } from 'vitest';
import { partsOf } from '../testing/index.ts';
import { asks } from './asks.ts';
import { full, prose, short } from './outline-of.ts';

describe('columns', () => {
  asks(
    'may stand beside notes that are wide enough',
    [4, 8, 14, 24],
    ({ lines, text }, letters) => {
      lines(50, 100, prose(24, 'main', 60));
      for (let row = 0; row < 8; row++)
        text(400, 107 + row * 35, 'abcdefghijklmnopqrstuvwxyz'.slice(0, letters));
    },
    [
      'row: main 0 runs past th… 27 words / row: main 2 runs past th… 15 words / row: main 3 runs past th… 15 words / row: main 4 runs past th… 15 words / row: main 5 runs past th… 27 words / row: main 7 runs past th… 15 words / row: main 8 runs past th… 15 words / row: main 9 runs past th… 15 words / row: main 10 runs past t… 27 words / row: main 12 runs past t… 15 words / row: main 13 runs past t… 15 words / row: main 14 runs past t… 15 words / row: main 15 runs past t… 27 words / row: main 17 runs past t… 15 words / row: main 18 runs past t… 15 words / main 19 runs past the ol… 60 words',
      'row: main 0 runs past th… 27 words / row: main 2 runs past th… 15 words / row: main 3 runs past th… 15 words / row: main 4 runs past th… 15 words / row: main 5 runs past th… 27 words / row: main 7 runs past th… 15 words / row: main 8 runs past th… 15 words / row: main 9 runs past th… 15 words / row: main 10 runs past t… 27 words / row: main 12 runs past t… 15 words / row: main 13 runs past t… 15 words / row: main 14 runs past t… 15 words / row: main 15 runs past t… 27 words / row: main 17 runs past t… 15 words / row: main 18 runs past t… 15 words / main 19 runs past the ol… 60 words',
      'main 0 runs past the old… 288 words / --- column / abcdefghijklmn / abcdefghijklmn / abcdefghijklmn / abcdefghijklmn / abcdefghijklmn / abcdefghijklmn / abcdefghijklmn / abcdefghijklmn / === 2 columns',
      'main 0 runs past the old… 288 words / --- column / abcdefghijklmnopqrstuvwx / abcdefghijklmnopqrstuvwx / abcdefghijklmnopqrstuvwx / abcdefghijklmnopqrstuvwx / abcdefghijklmnopqrstuvwx / abcdefghijklmnopqrstuvwx / abcdefghijklmnopqrstuvwx / abcdefghijklmnopqrstuvwx / === 2 columns',
    ],
  );
  asks(
    'may stand beside notes where they are long enough',
    [5, 6, 11, 20],
    ({ lines, text }, count) => {
      lines(50, 100, prose(count, 'main', 60));
      for (let row = 0; row < 6; row++) text(400, 107 + row * 14, 'a short note');
    },
    [
      'beside: a short note a s… 19 words / main 0 runs past the old… 60 words',
      'beside: a short note a s… 19 words / main 0 runs past the old… 72 words',
      'beside: a short note a s… 19 words / main 0 runs past the old… 132 words',
      'beside: a short note a s… 19 words / main 0 runs past the old… 240 words',
    ],
  );
  asks(
    'may stand beside notes where enough of their lines are full',
    [7, 10, 14],
    ({ lines, text }, count) => {
      lines(50, 100, [...prose(count, 'main', 60), ...short(20 - count, 'main')]);
      for (let row = 0; row < 6; row++) text(400, 107 + row * 42, 'a short note');
    },
    [
      'row: main 0 runs past th… 29 words / row: main 2 runs past th… 15 words / row: main 3 runs past th… 29 words / row: main 5 runs past th… 15 words / row: main 6 runs past th… 26 words / row: main 2 is here main… 13 words / row: main 4 is here |  / row: main 5 is here main… 13 words / row: main 7 is here |  / row: main 8 is here main… 13 words / main 10 is here main 11 is here main 12 is here',
      'main 0 runs past the old… 124 words / main 1 is here / main 2 is here / main 3 is here / main 4 is here / main 5 is here main 6 is… 20 words / --- column / a short note / a short note / a short note / a short note / a short note / a short note / === 2 columns',
      'main 0 runs past the old… 172 words / main 1 is here / main 2 is here / main 3 is here / main 4 is here / main 5 is here / --- column / a short note / a short note / a short note / a short note / a short note / a short note / === 2 columns',
    ],
  );
  asks(
    'may stand below a title that is larger',
    [10.8, 12, 14, 18],
    ({ lines, text }, size) => {
      text(50, 90, 'A title', { size });
      lines(50, 112, full(20, 'left'));
      lines(320, 112, full(20, 'right'));
    },
    [
      'A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
    ],
  );
  asks(
    'may stand below a title, at nearly the same height',
    [10, 20, 40, 50, 62],
    ({ lines, text }, later) => {
      text(50, 90, 'A title', { size: 16 });
      lines(50, 106, full(20, 'left'));
      lines(320, 84 + later, full(20, 'right'));
    },
    [
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'h1: A title / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
    ],
  );
  asks(
    'may stand below a running head that is set apart',
    [4, 8, 12, 18, 24, 40],
    ({ lines, text }, gap) => {
      text(320, 90, 'Running head');
      lines(50, 100 + gap, full(20, 'left'));
      lines(320, 100 + gap, full(20, 'right'));
    },
    [
      'left 0 runs past the old… 200 words / --- column / Running head / right 0 runs past the ol… 200 words / === 2 columns',
      'left 0 runs past the old… 200 words / --- column / Running head / right 0 runs past the ol… 200 words / === 2 columns',
      'left 0 runs past the old… 200 words / --- column / Running head / right 0 runs past the ol… 200 words / === 2 columns',
      'Running head / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'Running head / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'Running head / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
    ],
  );
  asks(
    'may stand below a running head that is short',
    [24, 44, 80],
    ({ lines, text }, letters) => {
      text(50, 90, prose(1, 'head', letters)[0] ?? '', { size: 5 });
      lines(50, 130, full(20, 'left'));
      lines(320, 130, full(20, 'right'));
    },
    [
      'head 0 runs past the old / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'head 0 runs past the old mill and under seve / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
      'head 0 runs past the old… 16 words / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 200 words / === 2 columns',
    ],
  );
  asks(
    'may be divided again in a good part of them',
    [3, 5, 8, 14],
    ({ lines }, count) => {
      lines(50, 100, prose(26, 'main', 40));
      lines(300, 100, prose(26 - count, 'side', 40));
      lines(300, 100 + (26 - count) * 14 + 4, prose(count, 'one', 16));
      lines(420, 100 + (26 - count) * 14 + 4, prose(count, 'two', 16));
    },
    [
      'main 0 runs past the old… 234 words / --- column / side 0 runs past the old… 207 words / row: one 0 runs past | two 0 runs past / row: one 1 runs past | two 1 runs past / row: one 2 runs past | two 2 runs past / === 2 columns',
      'main 0 runs past the old… 234 words / --- column / side 0 runs past the old… 189 words / row: one 0 runs past | two 0 runs past / row: one 1 runs past | two 1 runs past / row: one 2 runs past | two 2 runs past / row: one 3 runs past | two 3 runs past / row: one 4 runs past | two 4 runs past / === 2 columns',
      'main 0 runs past the old… 234 words / --- column / side 0 runs past the old… 162 words / row: one 0 runs past | two 0 runs past / row: one 1 runs past | two 1 runs past / row: one 2 runs past | two 2 runs past / row: one 3 runs past | two 3 runs past / row: one 4 runs past | two 4 runs past / row: one 5 runs past | two 5 runs past / row: one 6 runs past | two 6 runs past / row: one 7 runs past | two 7 runs past / === 2 columns',
      'main 0 runs past the old… 117 words / --- column / side 0 runs past the old… 108 words / === 2 columns / main 13 runs past the ol… 117 words / --- column / one 0 runs past one 1 ru… 56 words / --- column / two 0 runs past two 1 ru… 56 words / === 3 columns',
    ],
  );
  asks(
    'are none where a few lines stand beside each other far apart, as addresses do',
    [95, 130, 300],
    ({ lines }, left) => {
      const address = [
        'Brightwater Pools Ltd',
        'Unit 7, Mill Lane',
        'Norwich NR4 6UB',
        'VAT GB 987 6543',
        'England',
      ];
      lines(50, 100, address);
      lines(90 + left, 100, address);
    },
    [
      'Brightwater Pools Ltd Un… 15 words / --- column / Brightwater Pools Ltd Un… 15 words / === 2 columns',
      'row: Brightwater Pools L… 8 words / row: Unit 7, Mill Lane | Unit 7, Mill Lane / row: Norwich NR4 6UB | Norwich NR4 6UB / row: VAT GB 987 6543 | VAT GB 987 6543 / row: England | England',
      'row: Brightwater Pools L… 8 words / row: Unit 7, Mill Lane | Unit 7, Mill Lane / row: Norwich NR4 6UB | Norwich NR4 6UB / row: VAT GB 987 6543 | VAT GB 987 6543 / row: England | England',
    ],
  );
  asks(
    'are far apart only where they are long',
    [9, 18],
    ({ lines }, count) => {
      lines(50, 100, prose(count, 'left', 24));
      lines(350, 100, prose(count, 'right', 24));
    },
    [
      'row: left 0 runs past th… 14 words / row: left 1 runs past th… 14 words / row: left 2 runs past th… 14 words / row: left 3 runs past th… 14 words / row: left 4 runs past th… 14 words / row: left 5 runs past th… 14 words / row: left 6 runs past th… 14 words / row: left 7 runs past th… 14 words / row: left 8 runs past th… 14 words',
      'left 0 runs past the old… 108 words / --- column / right 0 runs past the ol… 108 words / === 2 columns',
    ],
  );
  asks(
    'have a ground behind them, as high as a good part of the page',
    [300, 500],
    ({ page, lines }, height) => {
      page.drawRectangle({ x: 40, y: 740 - height, width: 150, height, color: rgb(0.8, 0.9, 0.8) });
      lines(50, 100, short(6, 'Skill'), { step: 30 });
      lines(220, 94, [...full(3, 'first'), ...short(3, 'Work')], { step: 25 });
    },
    [
      'Skill 0 is here / picture / Skill 1 is here / Skill 2 is here / Skill 3 is here / Skill 4 is here / --- column / first 0 runs past the ol… 34 words / Work 1 is here / Work 2 is here / === 2 columns / Skill 5 is here',
      'Skill 0 is here / picture / Skill 1 is here / Skill 2 is here / Skill 3 is here / Skill 4 is here / Skill 5 is here / --- column / first 0 runs past the ol… 34 words / Work 1 is here / Work 2 is here / === 2 columns',
    ],
  );
  asks(
    'have a ground behind them that is not wider than half of the page',
    [250, 320],
    ({ page, lines }, width) => {
      page.drawRectangle({ x: 0, y: 100, width, height: 600, color: rgb(0.8, 0.9, 0.8) });
      lines(50, 150, short(6, 'Skill'), { step: 30 });
      lines(360, 144, short(6, 'Work'), { step: 25 });
    },
    [
      'Skill 0 is here / picture / Skill 1 is here / Skill 2 is here / Skill 3 is here / Skill 4 is here / Skill 5 is here / --- column / Work 0 is here Work 1 is… 24 words / === 2 columns',
      'Skill 0 is here / picture / Skill 1 is here / Skill 2 is here / Skill 3 is here / Skill 4 is here / --- column / Work 0 is here Work 1 is… 24 words / === 2 columns / Skill 5 is here',
    ],
  );
  asks(
    'that end with a table end with two paragraphs, of which LibreOffice drops one',
    [3],
    (sheet, count) => {
      sheet.lines(50, 100, prose(16, 'left', 36));
      sheet.lines(330, 100, prose(10, 'right', 36));
      const rows = ['a', 'b', 'c'].slice(0, count).map((cell) => [cell, cell]);
      sheet.table(330, 250, rows, { width: 60, step: 16, isRuled: true });
      sheet.lines(50, 400, prose(4, 'below', 90));
    },
    ['2 paragraphs'],
    {
      look: (docx) => {
        const body = partsOf(docx).get('word/document.xml') ?? '';
        const end = body.slice(0, body.indexOf('<w:cols w:num="2"')).split('</w:tbl>').at(-1) ?? '';
        return `${end.split('<w:p>').length - 1} paragraphs`;
      },
    },
  );
  asks(
    'go on beside a table that reaches into the gutter, and not where it fills more',
    [119, 121],
    (sheet, width) => {
      const rows = Array.from({ length: 6 }, (_, row) => [`cell ${row}`, `value ${row}`]);
      sheet.lines(50, 250, full(20, 'left'));
      sheet.lines(290, 100, prose(30, 'right', 45));
      sheet.table(50, 110, rows, { width, step: 20, isRuled: true });
    },
    [
      'row: cell 0 | value 0 / row: cell 1 | value 1 / row: cell 2 | value 2 / row: cell 3 | value 3 / row: cell 4 | value 4 / row: cell 5 | value 5 / left 0 runs past the old… 200 words / --- column / right 0 runs past the ol… 300 words / === 2 columns',
      'right: right 0 runs past… 11 words / row: cell 0 | value 0 / row: cell 1 | value 1 / row: cell 2 | value 2 / row: cell 3 | value 3 / row: cell 4 | value 4 / row: cell 5 | value 5 / left 0 runs past the old… 200 words / --- column / right 1 runs past the ol… 290 words / === 2 columns',
    ],
  );
});
