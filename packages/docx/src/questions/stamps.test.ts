import { degrees, rgb } from 'pdf-lib';
import { describe } from 'vitest';
import { partsOf, type Sheet } from '../testing/index.ts';
import { asks, edges, set } from './asks.ts';
import { prose } from './outline-of.ts';

const grey = rgb(0.8, 0.8, 0.8);

/** A text over the page that begins at a place counted from its lower left corner. */
function stamp(
  { page, fonts }: Sheet,
  text: string,
  look: { x: number; y: number; size: number; turn?: number },
) {
  const { x, y, size, turn = 0 } = look;
  page.drawText(text, { x, y, size, font: fonts.bold, color: grey, rotate: degrees(turn) });
}

/** Some lines, and a text across the page below them. */
function across(sheet: Sheet, text: string, size: number, turn: number) {
  sheet.lines(72, 100, prose(4));
  stamp(sheet, text, { x: 200, y: 300, size, turn });
}

/** Where each line over the text stands in programs that cannot turn a text box, and how it is turned. */
function stamps(docx: Uint8Array): string {
  const body = partsOf(docx).get('word/document.xml') ?? '';
  return [...body.matchAll(/<v:shape [^>]*style="([^"]*)"[^>]*><v:textpath [^>]*string="([^"]*)"/g)]
    .map(([, style = '', text]) => {
      const of = (name: string) => new RegExp(`(?:^|;)${name}:([^;]*)`).exec(style)?.[1];
      return `${text} ${['margin-left', 'margin-top', 'width', 'height', 'rotation'].map(of).join(' ')}`;
    })
    .join(', ');
}

describe('a line over the page', () => {
  asks(
    'that is slanted keeps its place, its size and its angle',
    [16, 36],
    (sheet, size) => across(sheet, 'DRAFT', size, 30),
    ['DRAFT 193.7pt 475.4pt 54.4pt 11.5pt 330', 'DRAFT 185.8pt 444.6pt 122.5pt 25.9pt 330'],
    { look: stamps },
  );
  asks(
    'has letters as high as they are printed',
    ['DRAFT', 'Copy', 'anon', 'copy'],
    (sheet, text) => across(sheet, text, 50, 45),
    [
      'DRAFT 162.8pt 408.1pt 170.1pt 36.0pt 315',
      'Copy 170.6pt 418.1pt 124.1pt 46.5pt 315',
      'anon 168.6pt 432.0pt 120.4pt 26.5pt 315',
      'copy 169.0pt 427.2pt 118.5pt 37.0pt 315',
    ],
    { look: stamps },
  );
  asks(
    'stands in a square with some room, so that Word need not break it',
    [20, 40],
    (sheet, size) => across(sheet, 'DRAFT', size, 45),
    ['extent 1123299 1123299', 'extent 2246599 2246599'],
    { look: set('extent') },
  );
  asks(
    'is one word though its letters stand on a bow, and several where they turn more',
    [8, 15, 25, 45],
    (sheet, step) => {
      sheet.lines(72, 100, prose(4));
      for (const [index, letter] of [...'BOW'].entries())
        stamp(sheet, letter, { x: 200 + index * 15, y: 300, size: 20, turn: 10 + index * step });
    },
    [
      'river 0 runs past the ol… 60 words / stamped: BOW',
      'river 0 runs past the ol… 60 words / stamped: BOW',
      'river 0 runs past the ol… 60 words / stamped: B / stamped: O / stamped: W',
      'river 0 runs past the ol… 60 words / stamped: B / stamped: O / stamped: W',
    ],
  );
  asks(
    'is one of many on a map: the further ones stand sideways',
    [150, 250, 350],
    (sheet, count) => {
      sheet.lines(72, 40, prose(2));
      for (let index = 0; index < count; index++)
        stamp(sheet, 'x', {
          x: 20 + (index % 25) * 22,
          y: 20 + Math.floor(index / 25) * 30,
          size: 8,
          turn: 40,
        });
    },
    ['150 0', '200 50', '200 150'],
    {
      look: (docx) =>
        ['<v:textpath style', '<w:framePr']
          .map((tag) => (partsOf(docx).get('word/document.xml') ?? '').split(tag).length - 1)
          .join(' '),
    },
  );
  asks(
    'that is printed over lines takes none of them apart',
    [0, 4, 7],
    (sheet, below) => {
      sheet.lines(72, 100, prose(8));
      stamp(sheet, 'PAID IN FULL', { x: 150, y: 650 - below, size: 24 });
    },
    [
      'river 0 runs past the ol… 120 words / stamped: PAID IN FULL',
      'river 0 runs past the ol… 120 words / stamped: PAID IN FULL',
      'river 0 runs past the ol… 120 words / stamped: PAID IN FULL',
    ],
  );
  asks(
    'is printed over letters, and not over their ends',
    [4, 9, 16, 30],
    (sheet, over) => {
      const wide = sheet.fonts.plain.widthOfTextAtSize('Not to be paid twice', 10);
      sheet.lines(72, 100, ['Not to be paid twice', ...prose(6, 'more')]);
      stamp(sheet, 'PAID', { x: 72 + wide - over, y: 703, size: 10 });
    },
    [
      'Not to be paid twice PAID / more 0 runs past the old… 90 words',
      'Not to be paid twice PAID / more 0 runs past the old… 90 words',
      'Not to be paid twice / stamped: PAID / more 0 runs past the old… 90 words',
      'Not to be paid twice / stamped: PAID / more 0 runs past the old… 90 words',
    ],
  );
  asks(
    'of the colour of the text is known by its size',
    [11, 14, 17, 24, 30],
    ({ page, fonts, lines }, size) => {
      lines(72, 100, prose(8));
      page.drawText('PAID IN FULL', { x: 150, y: 655, size, font: fonts.bold });
    },
    [
      'river 0 runs past the ol… 45 words / river 3 runs past the ol… 17 words / river 4 runs past the ol… 60 words',
      'river 0 runs past the ol… 45 words / river 3 runs past the ol… 17 words / river 4 runs past the ol… 60 words',
      'river 0 runs past the ol… 120 words / stamped: PAID IN FULL',
      'river 0 runs past the ol… 120 words / stamped: PAID IN FULL',
      'river 0 runs past the ol… 120 words / stamped: PAID IN FULL',
    ],
  );
  asks(
    'is not the text itself',
    [2, 3, 6, 9],
    (sheet, words) => {
      sheet.lines(72, 100, prose(1));
      stamp(sheet, 'PAID '.repeat(words).trim(), { x: 75, y: 698, size: 16 });
    },
    [
      'river 0 runs past the ol… 15 words / stamped: PAID PAID',
      'river 0 runs past the ol… 15 words / stamped: PAID PAID PAID',
      'river 0 runs past the ol… 15 words / stamped: PAID PAID PAID PAID PAID PAID',
      'river 0 runs past the ol… 23 words',
    ],
  );
  asks(
    'is printed over so much of the letters that they are one above the other',
    [0, 2, 3, 4, 5],
    (sheet, above) => {
      sheet.lines(72, 100, prose(1));
      stamp(sheet, 'PAID IN FULL', { x: 150, y: 700 + above, size: 20 });
    },
    [
      'river 0 runs past the ol… 15 words / stamped: PAID IN FULL',
      'river 0 runs past the ol… 15 words / stamped: PAID IN FULL',
      'river 0 runs past the ol… 15 words / stamped: PAID IN FULL',
      'river 0 runs past the ol… 17 words',
      'h1: PAID IN FULL / river 0 runs past the ol… 15 words',
    ],
  );
  asks(
    'that is on every page is in the header',
    [0, 2, 5, 8],
    (sheet, step) => {
      sheet.lines(72, 200, prose(4, `page${sheet.number}`));
      stamp(sheet, 'DRAFT', { x: 200 + sheet.number * step, y: 300, size: 40, turn: 30 });
    },
    ['header default: DRAFT', 'header default: DRAFT', '', ''],
    { look: edges, pages: 2 },
  );
});
