import { describe } from 'vitest';
import { partsOf } from '../testing/index.ts';
import { asks } from './asks.ts';
import { prose } from './outline-of.ts';

const language = (docx: Uint8Array) =>
  /<w:lang [^>]*>/.exec(partsOf(docx).get('word/styles.xml') ?? '')?.[0] ?? 'none';

describe('a document as a whole', () => {
  asks(
    'goes on with a table whose columns stand where they stood',
    [0, 3, 6],
    ({ table, number }, moved) => {
      const rows = Array.from({ length: 30 }, (_, row) => [`${number}-${row}`, `Firm ${row}`]);
      table(60 + (number - 1) * moved, 80, [['Number', 'Company'], ...rows], {
        width: 140,
        step: 22,
        isRuled: true,
      });
    },
    [
      'head: Number | Company / row: 1-0 | Firm 0 / row: 1-1 | Firm 1 / row: 1-2 | Firm 2 / row: 1-3 | Firm 3 / row: 1-4 | Firm 4 / row: 1-5 | Firm 5 / row: 1-6 | Firm 6 / row: 1-7 | Firm 7 / row: 1-8 | Firm 8 / row: 1-9 | Firm 9 / row: 1-10 | Firm 10 / row: 1-11 | Firm 11 / row: 1-12 | Firm 12 / row: 1-13 | Firm 13 / row: 1-14 | Firm 14 / row: 1-15 | Firm 15 / row: 1-16 | Firm 16 / row: 1-17 | Firm 17 / row: 1-18 | Firm 18 / row: 1-19 | Firm 19 / row: 1-20 | Firm 20 / row: 1-21 | Firm 21 / row: 1-22 | Firm 22 / row: 1-23 | Firm 23 / row: 1-24 | Firm 24 / row: 1-25 | Firm 25 / row: 1-26 | Firm 26 / row: 1-27 | Firm 27 / row: 1-28 | Firm 28 / row: 1-29 | Firm 29 / row: 2-0 | Firm 0 / row: 2-1 | Firm 1 / row: 2-2 | Firm 2 / row: 2-3 | Firm 3 / row: 2-4 | Firm 4 / row: 2-5 | Firm 5 / row: 2-6 | Firm 6 / row: 2-7 | Firm 7 / row: 2-8 | Firm 8 / row: 2-9 | Firm 9 / row: 2-10 | Firm 10 / row: 2-11 | Firm 11 / row: 2-12 | Firm 12 / row: 2-13 | Firm 13 / row: 2-14 | Firm 14 / row: 2-15 | Firm 15 / row: 2-16 | Firm 16 / row: 2-17 | Firm 17 / row: 2-18 | Firm 18 / row: 2-19 | Firm 19 / row: 2-20 | Firm 20 / row: 2-21 | Firm 21 / row: 2-22 | Firm 22 / row: 2-23 | Firm 23 / row: 2-24 | Firm 24 / row: 2-25 | Firm 25 / row: 2-26 | Firm 26 / row: 2-27 | Firm 27 / row: 2-28 | Firm 28 / row: 2-29 | Firm 29',
      'head: Number | Company / row: 1-0 | Firm 0 / row: 1-1 | Firm 1 / row: 1-2 | Firm 2 / row: 1-3 | Firm 3 / row: 1-4 | Firm 4 / row: 1-5 | Firm 5 / row: 1-6 | Firm 6 / row: 1-7 | Firm 7 / row: 1-8 | Firm 8 / row: 1-9 | Firm 9 / row: 1-10 | Firm 10 / row: 1-11 | Firm 11 / row: 1-12 | Firm 12 / row: 1-13 | Firm 13 / row: 1-14 | Firm 14 / row: 1-15 | Firm 15 / row: 1-16 | Firm 16 / row: 1-17 | Firm 17 / row: 1-18 | Firm 18 / row: 1-19 | Firm 19 / row: 1-20 | Firm 20 / row: 1-21 | Firm 21 / row: 1-22 | Firm 22 / row: 1-23 | Firm 23 / row: 1-24 | Firm 24 / row: 1-25 | Firm 25 / row: 1-26 | Firm 26 / row: 1-27 | Firm 27 / row: 1-28 | Firm 28 / row: 1-29 | Firm 29 / row: 2-0 | Firm 0 / row: 2-1 | Firm 1 / row: 2-2 | Firm 2 / row: 2-3 | Firm 3 / row: 2-4 | Firm 4 / row: 2-5 | Firm 5 / row: 2-6 | Firm 6 / row: 2-7 | Firm 7 / row: 2-8 | Firm 8 / row: 2-9 | Firm 9 / row: 2-10 | Firm 10 / row: 2-11 | Firm 11 / row: 2-12 | Firm 12 / row: 2-13 | Firm 13 / row: 2-14 | Firm 14 / row: 2-15 | Firm 15 / row: 2-16 | Firm 16 / row: 2-17 | Firm 17 / row: 2-18 | Firm 18 / row: 2-19 | Firm 19 / row: 2-20 | Firm 20 / row: 2-21 | Firm 21 / row: 2-22 | Firm 22 / row: 2-23 | Firm 23 / row: 2-24 | Firm 24 / row: 2-25 | Firm 25 / row: 2-26 | Firm 26 / row: 2-27 | Firm 27 / row: 2-28 | Firm 28 / row: 2-29 | Firm 29',
      'row: Number | Company / row: 1-0 | Firm 0 / row: 1-1 | Firm 1 / row: 1-2 | Firm 2 / row: 1-3 | Firm 3 / row: 1-4 | Firm 4 / row: 1-5 | Firm 5 / row: 1-6 | Firm 6 / row: 1-7 | Firm 7 / row: 1-8 | Firm 8 / row: 1-9 | Firm 9 / row: 1-10 | Firm 10 / row: 1-11 | Firm 11 / row: 1-12 | Firm 12 / row: 1-13 | Firm 13 / row: 1-14 | Firm 14 / row: 1-15 | Firm 15 / row: 1-16 | Firm 16 / row: 1-17 | Firm 17 / row: 1-18 | Firm 18 / row: 1-19 | Firm 19 / row: 1-20 | Firm 20 / row: 1-21 | Firm 21 / row: 1-22 | Firm 22 / row: 1-23 | Firm 23 / row: 1-24 | Firm 24 / row: 1-25 | Firm 25 / row: 1-26 | Firm 26 / row: 1-27 | Firm 27 / row: 1-28 | Firm 28 / row: 1-29 | Firm 29 / --- page / row: Number | Company / row: 2-0 | Firm 0 / row: 2-1 | Firm 1 / row: 2-2 | Firm 2 / row: 2-3 | Firm 3 / row: 2-4 | Firm 4 / row: 2-5 | Firm 5 / row: 2-6 | Firm 6 / row: 2-7 | Firm 7 / row: 2-8 | Firm 8 / row: 2-9 | Firm 9 / row: 2-10 | Firm 10 / row: 2-11 | Firm 11 / row: 2-12 | Firm 12 / row: 2-13 | Firm 13 / row: 2-14 | Firm 14 / row: 2-15 | Firm 15 / row: 2-16 | Firm 16 / row: 2-17 | Firm 17 / row: 2-18 | Firm 18 / row: 2-19 | Firm 19 / row: 2-20 | Firm 20 / row: 2-21 | Firm 21 / row: 2-22 | Firm 22 / row: 2-23 | Firm 23 / row: 2-24 | Firm 24 / row: 2-25 | Firm 25 / row: 2-26 | Firm 26 / row: 2-27 | Firm 27 / row: 2-28 | Firm 28 / row: 2-29 | Firm 29',
    ],
    { pages: 2 },
  );
  asks(
    'has short headings',
    [60, 100, 200, 300],
    ({ lines }, letters) => {
      const title = Array.from({ length: 40 }, (_, index) => `word${index}`)
        .join(' ')
        .slice(0, letters);
      lines(72, 100, title.match(/.{1,80}(?: |$)/g) ?? [title], { size: 12 });
      lines(72, 180, prose(12));
    },
    [
      'h1: word0 word1 word2 wo… 11 words / river 0 runs past the ol… 180 words',
      'h1: word0 word1 word2 wo… 17 words / river 0 runs past the ol… 180 words',
      'word0 word1 word2 word3 … 30 words / river 0 runs past the ol… 180 words',
      'word0 word1 word2 word3 … 40 words / river 0 runs past the ol… 180 words',
    ],
  );
  asks(
    'has no headings where the lines of an address are larger than much small print',
    [3, 4],
    ({ text, lines }, count) => {
      text(72, 100, 'Billing address', { size: 12, font: 'bold' });
      const address = ['Jo Doe', '3 Mill Lane', 'Norwich', 'England'].slice(0, count);
      for (const [row, line] of address.entries()) text(72, 130 + row * 30, line, { size: 12 });
      lines(72, 280, prose(12));
    },
    [
      'h1: Billing address / h1: Jo Doe / h1: 3 Mill Lane / h1: Norwich / river 0 runs past the ol… 180 words',
      'h1: Billing address / Jo Doe / 3 Mill Lane / Norwich / England / river 0 runs past the ol… 180 words',
    ],
  );
  asks(
    'has its captions close to what they describe',
    [12, 20, 45, 80],
    ({ table, text, lines }, gap) => {
      table(
        72,
        100,
        [
          ['Item', 'Price'],
          ['Paper', 'cheap'],
        ],
        { width: 150, step: 20, isRuled: true },
      );
      text(72, 134 + gap, 'Table 1 says what paper costs');
      lines(72, 300, prose(5));
    },
    [
      'row: Item | Price / row: Paper | cheap / caption: Table 1 says what paper costs / river 0 runs past the ol… 75 words',
      'row: Item | Price / row: Paper | cheap / caption: Table 1 says what paper costs / river 0 runs past the ol… 75 words',
      'row: Item | Price / row: Paper | cheap / Table 1 says what paper costs / river 0 runs past the ol… 75 words',
      'row: Item | Price / row: Paper | cheap / Table 1 says what paper costs / river 0 runs past the ol… 75 words',
    ],
  );
  asks(
    'has a heading above a few bold lines, and none where all is bold',
    [1, 2, 4, 7],
    ({ text, lines }, count) => {
      text(72, 90, 'What was agreed', { font: 'bold' });
      for (let row = 0; row < count; row++)
        text(72, 120 + row * 30, `Line ${row} that is bold and ends with a stop.`, { font: 'bold' });
      lines(72, 400, prose(15));
    },
    [
      'h1: What was agreed / Line 0 that is bold and ends with a stop. / river 0 runs past the ol… 225 words',
      'h1: What was agreed / Line 0 that is bold and ends with a stop. / Line 1 that is bold and ends with a stop. / river 0 runs past the ol… 225 words',
      'What was agreed / Line 0 that is bold and ends with a stop. / Line 1 that is bold and ends with a stop. / Line 2 that is bold and ends with a stop. / Line 3 that is bold and ends with a stop. / river 0 runs past the ol… 225 words',
      'What was agreed / Line 0 that is bold and ends with a stop. / Line 1 that is bold and ends with a stop. / Line 2 that is bold and ends with a stop. / Line 3 that is bold and ends with a stop. / Line 4 that is bold and ends with a stop. / Line 5 that is bold and ends with a stop. / Line 6 that is bold and ends with a stop. / river 0 runs past the ol… 225 words',
    ],
  );
  asks(
    'has notes in a smaller size than its text',
    [6, 8, 10],
    ({ text, lines, fonts }, size) => {
      lines(72, 100, prose(10));
      text(72, 240, 'It was agreed in writing');
      text(72 + fonts.plain.widthOfTextAtSize('It was agreed in writing', 10), 236, '1', { size: 6 });
      text(72, 720, '1', { size: size * 0.6 });
      text(77, 723, 'See the letter of the second of May.', { size });
    },
    [
      'river 0 runs past the ol… 155 words / note 1: See the letter of the second of May.',
      'river 0 runs past the ol… 155 words / note 1: See the letter of the second of May.',
      'river 0 runs past the ol… 155 words / 1 See the letter of the second of May.',
    ],
  );
  asks(
    'is in a language that some words tell',
    [1, 3, 7, 12],
    ({ text }, count) => {
      for (let row = 0; row < count; row++) text(72, 100 + row * 30, `Maison ${row} avec une porte`);
    },
    ['none', 'none', '<w:lang w:val="fr-FR"/>', '<w:lang w:val="fr-FR"/>'],
    { look: language },
  );
});
