import { describe, expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { drawPdf, partsOf, type Sheet } from '../testing/index.ts';
import { asks } from './asks.ts';
import { full, outlineOfPages, prose } from './outline-of.ts';

/** A text with a raised mark behind it. */
function marked({ text, fonts }: Sheet, x: number, y: number, words: string, mark: string): void {
  text(x, y, words);
  text(x + fonts.plain.widthOfTextAtSize(words, 10), y - 4, mark, { size: 6 });
}

/** A note that begins with its raised mark. */
function note({ text }: Sheet, x: number, y: number, mark: string, words: string, size = 8): void {
  text(x, y - 3, mark, { size: size * 0.6 });
  text(x + 4, y, words, { size });
}

const letter = 'See the letter of the second of May.';

describe('notes', () => {
  it('at the foot of a page are footnotes where the text refers to them', async () => {
    const lines = await outlineOfPages((sheet) => {
      sheet.lines(72, 100, prose(10));
      marked(sheet, 72, 240, 'It was agreed in writing', '1');
      note(sheet, 72, 723, '1', letter);
    });
    expect(lines.filter((line) => line.startsWith('note'))).toEqual([`note 1: ${letter}`]);
  });

  it.each([
    [true, [`note 1: ${letter}`]],
    [false, []],
  ])('as large as the text are footnotes below a short line alone (line: %s)', async (hasLine, notes) => {
    const lines = await outlineOfPages((sheet) => {
      sheet.lines(72, 100, prose(10));
      marked(sheet, 72, 240, 'It was agreed in writing', '1');
      if (hasLine) sheet.rule(72, 705, 200, 705);
      note(sheet, 72, 723, '1', letter, 10);
    });
    expect(lines.filter((line) => line.startsWith('note'))).toEqual(notes);
  });

  it('are justified where their lines end at one edge', async () => {
    const document = await drawPdf((sheet) => {
      sheet.lines(72, 100, prose(10));
      marked(sheet, 72, 240, 'It was agreed in writing', '1');
      sheet.text(72, 697, '1', { size: 5 });
      const lines = [
        'The letter that both of them signed in May says so,',
        'and none of those who came to know of it later on',
        'said a word',
      ];
      const widthOf = (text = '') => sheet.fonts.plain.widthOfTextAtSize(text, 8);
      const right = 76 + widthOf(lines[0]);
      for (const [index, line] of lines.entries()) {
        const words = line.split(' ');
        const widths = words.map(widthOf);
        const left = index === 0 ? 76 : 72;
        const free = right - left - widths.reduce((sum, width) => sum + width, 0);
        const gap = index === 2 ? 2 : free / (words.length - 1);
        let x = left;
        for (const [at, word] of words.entries()) {
          sheet.text(x, 700 + index * 10, word, { size: 8 });
          x += (widths[at] ?? 0) + gap;
        }
      }
    });
    const notes = partsOf(await convertToDocx(await document.save())).get('word/footnotes.xml') ?? '';
    expect(notes).toContain('<w:jc w:val="both"/>');
  });

  it('with a tab behind their marks are footnotes, and no table', async () => {
    const lines = await outlineOfPages((sheet) => {
      sheet.lines(72, 100, prose(10));
      for (const [index, words] of ['in writing', 'in court', 'by word of mouth'].entries()) {
        marked(sheet, 72, 260 + index * 24, `It was agreed ${words}`, `${index + 1}`);
        sheet.text(72, 700 + index * 12, `${index + 1}`, { size: 8 });
        sheet.text(92, 700 + index * 12, `See the letter of May ${index + 2}.`, { size: 8 });
      }
    });
    expect(lines.filter((line) => /^(row|note)/.test(line))).toEqual([
      'note 1: See the letter of May 2.',
      'note 2: See the letter of May 3.',
      'note 3: See the letter of May 4.',
    ]);
  });

  it('that a table refers to are footnotes', async () => {
    const lines = await outlineOfPages((sheet) => {
      sheet.table(
        72,
        100,
        [
          ['Item', 'Price'],
          ['Paper', 'cheap'],
          ['', 'dear'],
        ],
        {
          width: 150,
          step: 20,
          isRuled: true,
        },
      );
      marked(sheet, 78, 140, 'Ink', '1');
      note(sheet, 72, 723, '1', letter);
      sheet.lines(72, 200, prose(10));
    });
    expect(lines).toContain('row: Ink[1] | dear');
    expect(lines.at(-1)).toBe(`note 1: ${letter}`);
  });

  it.each([
    ['goes on', full(40, 'left').slice(1), 0],
    ['ends', [...full(38, 'left'), 'And there it ends.'], 1],
  ])('stand below a column whose text %s in the next one', async (_, left, breaks) => {
    const document = await drawPdf((sheet) => {
      marked(sheet, 50, 60, 'It was agreed in writing', '1');
      sheet.lines(50, 74, left);
      note(sheet, 50, 690, '1', letter);
      sheet.lines(320, 60, full(46, breaks === 0 ? 'right' : 'Right'));
    });
    const body = partsOf(await convertToDocx(await document.save())).get('word/document.xml') ?? '';
    expect(body).toContain('<w:footnoteReference');
    expect(body.match(/<w:br w:type="column"\/>/g) ?? []).toHaveLength(breaks);
  });

  it('below the columns that refer to them are footnotes', async () => {
    const lines = await outlineOfPages((sheet) => {
      sheet.lines(50, 100, full(40, 'left'));
      sheet.lines(320, 100, full(40, 'right'));
      marked(sheet, 50, 660, 'It was agreed in writing', '1');
      marked(sheet, 320, 660, 'It was sold at the fair', '2');
      note(sheet, 50, 690, '1', letter);
      note(sheet, 320, 690, '2', 'See the books of the fair.');
    });
    expect(lines.slice(-2)).toEqual([`note 1: ${letter}`, 'note 2: See the books of the fair.']);
  });

  asks(
    'stand below a line that is theirs, and not the border of the text above them',
    [35, 39],
    (sheet, below) => {
      sheet.lines(50, 100, prose(39, 'left', 45));
      marked(sheet, 50, 646, 'It was agreed in writing and not in words', '1');
      sheet.rule(50, 655, 255, 655);
      note(sheet, 50, 655 + below, '1', letter);
      sheet.lines(320, 100, prose(44, 'right', 45));
    },
    ['no border', '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="7" w:color="000000"/></w:pBdr>'],
    {
      look: (docx) =>
        /<w:pBdr>.*?<\/w:pBdr>/.exec(partsOf(docx).get('word/document.xml') ?? '')?.[0] ?? 'no border',
    },
  );
});
