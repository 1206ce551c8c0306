import { rgb } from 'pdf-lib';
import { describe } from 'vitest';
import { partsOf } from '../testing/index.ts';
import { asks, set } from './asks.ts';
import { prose } from './outline-of.ts';

const notes = (docx: Uint8Array) =>
  partsOf(docx)
    .get('word/footnotes.xml')
    ?.replace(/^.*?w:id="1"/s, '') ?? 'none';

describe('the text is set in Word', () => {
  asks(
    'with lines as high as they were',
    [10.5, 11.35, 11.4, 11.45, 11.55, 14],
    ({ lines }, step) => lines(72, 100, prose(6), { step }),
    [
      'spacing 394 0 219 auto',
      'spacing 377 0 237 auto',
      'spacing 376 0 228 atLeast',
      'spacing 375 0 229 atLeast',
      'spacing 373 0 231 atLeast',
      'spacing 324 0 280 atLeast',
    ],
    { look: set('spacing') },
  );
  asks(
    'with entries of a list of contents that begin where they began, also where that is far from the edge of the text',
    [50, 150],
    ({ text, lines }, x) => {
      text(50, 60, 'Contents', { size: 18, font: 'bold' });
      const dots = '. '.repeat((450 - x) / 5.56);
      lines(
        x,
        100,
        [1, 2, 3].map((part) => `Part ${part} ${dots}${part}`),
      );
    },
    [
      'ind 0 0, jc left, ind 0 0, jc left, ind 0 0, jc left, ind 0 0, jc left',
      'ind 0 0, jc left, ind 2000 0, jc left, ind 2000 0, jc left, ind 2000 0, jc left',
    ],
    { look: set('ind', 'jc') },
  );
  asks(
    'with letters of several heights on close lines',
    [10, 10.15, 10.3, 13],
    ({ lines, text, fonts }, size) => {
      lines(72, 100, prose(5), { step: 10.5 });
      const end = prose(1, 'river', 40)[0] ?? '';
      text(72, 152.5, end);
      text(72 + fonts.plain.widthOfTextAtSize(`${end} `, 10), 152.5, 'which is larger than others', { size });
    },
    [
      'spacing 394 0 219 auto',
      'spacing 394 0 219 auto',
      'spacing 394 0 210 exact',
      'spacing 394 0 219 auto, spacing 0 0 234 exact',
    ],
    { look: set('spacing') },
  );
  asks(
    'with the lines of a title that stands in the middle',
    ['', 'and towns of them', 'and the old towns up'],
    ({ text, lines, fonts }, end) => {
      const title = ['What the water of that long brown river', `reveals about the hills ${end}`];
      const body = prose(6, 'text', 80);
      const middle = 72 + Math.max(...body.map((line) => fonts.plain.widthOfTextAtSize(line, 10))) / 2;
      for (const [row, line] of title.entries())
        text(middle - fonts.plain.widthOfTextAtSize(line, 16) / 2, 80 + row * 20, line, { size: 16 });
      lines(72, 140, body);
    },
    ['ind 570 617, ind 0 20', 'ind 518 518, ind 0 20', 'ind 0 20'],
    { look: set('ind') },
  );
  asks(
    'below the room that was left at the top of its columns',
    [0, 8, 18, 40],
    ({ lines }, gap) => {
      lines(50, 100, prose(30, 'left', 45));
      lines(320, 100 + gap, prose(30, 'right', 45));
    },
    [
      'spacing 324 0 280 atLeast, spacing -1, spacing 324 0 280 atLeast, br column, spacing -1',
      'spacing 324 0 280 atLeast, spacing -1, spacing 484 0 280 atLeast, br column, spacing -1',
      'spacing 324 0 280 atLeast, spacing -1, spacing 684 0 280 atLeast, br column, spacing -1',
      'spacing 324 0 280 atLeast, spacing -1, spacing 1124 0 280 atLeast, br column, spacing -1',
    ],
    { look: set('spacing', 'br') },
  );
  asks(
    'down to the edge of the page, and no further',
    [770, 782, 791],
    ({ lines, text }, bottom) => {
      lines(72, 100, prose(20));
      text(72, bottom, 'The last line of the page');
    },
    [
      'spacing 324 0 280 atLeast, spacing 7846 0 234 atLeast, pgMar 1440 3561 0 1440 720 720 0',
      'spacing 324 0 280 atLeast, spacing 8046 0 234 atLeast, pgMar 1440 3561 0 1440 720 720 0',
      'spacing 324 0 280 atLeast, spacing 8046 0 234 atLeast, pgMar 1440 3561 0 1440 720 720 0',
    ],
    { look: set('spacing', 'pgMar') },
  );
  asks(
    'in levels of a list by the indent of their marks',
    [0, 4, 8, 14],
    ({ text }, indent) => {
      for (const [row, item] of ['One', 'Two', 'Three', 'Four'].entries()) {
        const left = 72 + (row % 2) * indent;
        text(left, 100 + row * 14, '\u2022');
        text(left + 12, 100 + row * 14, item);
      }
    },
    [
      'ilvl 0, ind 240 0 240, ilvl 0, ind 240 0 240, ilvl 0, ind 240 0 240, ilvl 0, ind 240 0 240',
      'ilvl 0, ind 240 0 240, ilvl 0, ind 320 0 240, ilvl 0, ind 240 0 240, ilvl 0, ind 320 0 240',
      'ilvl 0, ind 240 0 240, ilvl 1, ind 400 0 240, ilvl 0, ind 240 0 240, ilvl 1, ind 400 0 240',
      'ilvl 0, ind 240 0 240, ilvl 1, ind 520 0 240, ilvl 0, ind 240 0 240, ilvl 1, ind 520 0 240',
    ],
    { look: set('ilvl', 'ind') },
  );
  asks(
    'in lists that go on behind others',
    [1, 3, 5, 7],
    ({ text }, others) => {
      const item = (y: number, mark: string, left: number) => {
        text(left, y, mark);
        text(left + 20, y, `The item ${mark} of the list`);
      };
      item(100, '1.', 72);
      for (let other = 0; other < others; other++) item(114 + other * 14, '(a)', 90 + other * 15);
      item(114 + others * 14, '2.', 72);
    },
    [
      'numId 1, numId 1, numId 1',
      'numId 1, numId 1, numId 1, numId 1, numId 1',
      'numId 1, numId 1, numId 1, numId 1, numId 1, numId 1, numId 1',
      'numId 1, numId 1, numId 1, numId 1, numId 1, numId 1, numId 1, numId 1, numId 1',
    ],
    { look: set('numId') },
  );
  asks(
    'with raised letters that stand alone',
    [5, 6],
    ({ text, lines }, size) => {
      lines(72, 100, prose(4));
      text(72, 300, 'x', { size: 14 });
      text(72, 296, '2', { size });
      text(200, 400, 'Raised');
      text(230, 396, '7', { size });
    },
    ['sz 10, sz 28, vertAlign superscript', 'sz 28, sz 28, vertAlign superscript, vertAlign superscript'],
    { look: set('vertAlign', 'sz') },
  );
  asks(
    'on grounds of their own height',
    [4],
    ({ page, text }, padding) => {
      page.drawRectangle({
        x: 70,
        y: 800 - 103 - padding,
        width: 300,
        height: 12 + padding * 2,
        color: rgb(0.8, 0.9, 1),
      });
      text(72, 100, 'A line on a ground of its own');
    },
    ['top single 2 4 CCE6FF, bottom single 2 5 CCE6FF'],
    { look: set('top', 'bottom') },
  );
  asks(
    'with a tab behind the number of a note',
    [3, 7, 14, 24],
    ({ text, lines, fonts }, gap) => {
      lines(72, 100, prose(10));
      text(72, 240, 'It was agreed in writing');
      text(72 + fonts.plain.widthOfTextAtSize('It was agreed in writing', 10), 236, '1', { size: 6 });
      text(72, 720, '1', { size: 5 });
      text(75 + gap, 723, 'See the letter of the second of May.', { size: 8 });
    },
    [
      '><w:p><w:pPr><w:pStyle w:val="FootnoteText"/><w:spacing w:before="0" w:line="187" w:lineRule="exact"/><w:ind w:firstLine="0"/></w:pPr><w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> </w:t></w:r><w:r><w:t xml:space="preserve">See the letter of the second of May.</w:t></w:r></w:p></w:footnote></w:footnotes>',
      '><w:p><w:pPr><w:pStyle w:val="FootnoteText"/><w:spacing w:before="0" w:line="187" w:lineRule="exact"/><w:ind w:firstLine="0"/></w:pPr><w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> </w:t></w:r><w:r><w:t xml:space="preserve">See the letter of the second of May.</w:t></w:r></w:p></w:footnote></w:footnotes>',
      '><w:p><w:pPr><w:pStyle w:val="FootnoteText"/><w:tabs><w:tab w:val="left" w:pos="340"/></w:tabs><w:spacing w:before="0" w:line="187" w:lineRule="exact"/><w:ind w:firstLine="0"/></w:pPr><w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r><w:r><w:tab/></w:r><w:r><w:t xml:space="preserve">See the letter of the second of May.</w:t></w:r></w:p></w:footnote></w:footnotes>',
      '><w:p><w:pPr><w:pStyle w:val="FootnoteText"/><w:tabs><w:tab w:val="left" w:pos="540"/></w:tabs><w:spacing w:before="0" w:line="187" w:lineRule="exact"/><w:ind w:firstLine="0"/></w:pPr><w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r><w:r><w:tab/></w:r><w:r><w:t xml:space="preserve">See the letter of the second of May.</w:t></w:r></w:p></w:footnote></w:footnotes>',
    ],
    { look: notes },
  );
  asks(
    'with letters as wide apart as they were',
    [0, 0.2, 0.6, 1.5, 3],
    ({ page, fonts }, spacing) => {
      const words = ['The', 'river', 'runs', 'past', 'the', 'old', 'mill'];
      let x = 72;
      for (const letter of words.join(' ')) {
        page.drawText(letter, { x, y: 700, size: 10, font: fonts.plain });
        x += fonts.plain.widthOfTextAtSize(letter, 10) + spacing;
      }
    },
    [
      'spacing 370 0 234 atLeast',
      'spacing 370 0 234 atLeast, spacing 3',
      'spacing 370 0 234 atLeast, spacing 9',
      'spacing 370 0 234 atLeast, spacing 22',
      'spacing 370 0 234 atLeast, spacing 40',
    ],
    { look: set('spacing') },
  );
  asks(
    'with lines that end where they ended',
    [0.1, 0.2, 0.4, 0.6],
    ({ page, fonts }, spacing) => {
      for (const [row, line] of prose(6, 'river', 70).entries()) {
        let x = 72;
        for (const letter of line) {
          page.drawText(letter, { x, y: 700 - row * 14, size: 10, font: fonts.plain });
          x += fonts.plain.widthOfTextAtSize(letter, 10) + (row % 2 === 0 ? spacing : 0);
        }
      }
    },
    [
      'spacing 324 0 280 atLeast, spacing 1',
      'spacing 324 0 280 atLeast, spacing 2',
      'spacing 324 0 280 atLeast, spacing 3',
      'spacing 324 0 280 atLeast, spacing 6, spacing 0 0 280 atLeast, spacing 6, spacing 0 0 280 atLeast, spacing 6',
    ],
    { look: set('spacing') },
  );
});
