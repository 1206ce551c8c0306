import { describe, expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { drawPdf, partsOf, type Sheet } from '../testing/index.ts';
import { asks } from './asks.ts';
import { outlineOfPages, prose } from './outline-of.ts';

/** A letter with a dot, and words behind it. */
function lettered({ text, fonts }: Sheet, gap: number, others: number): void {
  let x = 72;
  for (const word of ['J.', 'Smith', 'has', 'written']) {
    text(x, 100, word);
    x += fonts.plain.widthOfTextAtSize(word, 10) + (x === 72 ? gap : others);
  }
}

const startsOf = (lines: readonly string[], letters = 18) => lines.map((line) => line.slice(0, letters));

describe('lines become paragraphs', () => {
  it('with the hyphens of words that are written so elsewhere, and no others', async () => {
    const lines = await outlineOfPages(({ lines: write }) => {
      write(72, 100, [
        'The engine that we describe here was built for the shop without any fine-',
        'tuning, and it was sold to the owners of seven narrow bridges in the coun-',
        'try towards the open sea and back.',
      ]);
      write(72, 200, ['All of this needs fine-tuning.']);
    });
    expect(lines[0]).toContain('without any fine-tuning, and');
    expect(lines[0]).toContain('in the country towards');
  });

  it('that go on from line to line', async () => {
    const lines = await outlineOfPages(({ lines: write }) => write(72, 100, [...prose(5), 'and ends.']));
    expect(lines).toHaveLength(1);
  });

  it('that end where a wide gap stands below them', async () => {
    const lines = await outlineOfPages(({ lines: write }) => {
      write(72, 100, prose(4, 'river'));
      write(72, 100 + 4 * 14 + 8, prose(4, 'brook'));
    });
    expect(startsOf(lines, 5)).toEqual(['river', 'brook']);
  });

  it('that end where a line ends early', async () => {
    const lines = await outlineOfPages(({ lines: write }) =>
      write(72, 100, [...prose(3), 'and so it ends.', ...prose(3, 'brook')]),
    );
    expect(startsOf(lines, 5)).toEqual(['river', 'brook']);
  });

  it('that begin with an indent', async () => {
    const lines = await outlineOfPages(({ lines: write, text }) => {
      write(72, 100, prose(3));
      text(90, 142, prose(1, 'brook', 74)[0] ?? '');
      write(72, 156, prose(3, 'creek'));
    });
    expect(startsOf(lines, 5)).toEqual(['river', 'brook']);
  });

  it('that are double-spaced', async () => {
    const lines = await outlineOfPages(({ lines: write }) => write(72, 100, prose(8), { step: 24 }));
    expect(lines).toHaveLength(1);
  });

  it('that end where the letters grow', async () => {
    const lines = await outlineOfPages(({ lines: write, text }) => {
      text(72, 86, 'A plain larger line', { size: 12 });
      write(72, 100, prose(6));
    });
    expect(lines).toHaveLength(2);
  });

  it('and words that a line end divides are whole again', async () => {
    const lines = await outlineOfPages(({ lines: write }) =>
      write(72, 100, ['The committee has come to an agree-', 'ment about all that was open between']),
    );
    expect(lines.join(' ').replaceAll('\u00ad', '')).toContain('agreement about');
  });

  it('with words apart where only a gap divides them', async () => {
    const lines = await outlineOfPages(({ text }) => {
      text(72, 100, 'Total');
      text(98, 100, 'amount');
    });
    expect(lines).toEqual(['Total amount']);
  });

  it('in the middle of the text where they stand there', async () => {
    const lines = await outlineOfPages(({ text, lines: write, fonts }) => {
      const [middle, below] = ['In the middle of it', prose(5, 'river', 90)];
      const width = Math.max(...below.map((line) => fonts.plain.widthOfTextAtSize(line, 10)));
      text(72 + (width - fonts.plain.widthOfTextAtSize(middle, 10)) / 2, 100, middle);
      write(72, 130, below);
    });
    expect(lines[0]).toBe('center: In the middle of it');
  });
});

describe('headings', () => {
  it('are short lines that are larger than the text, in the order of their sizes', async () => {
    const lines = await outlineOfPages(({ text, lines: write }) => {
      text(72, 90, 'The whole matter', { size: 22, font: 'bold' });
      for (const [index, title] of ['First part', 'Second part', 'Third part'].entries()) {
        text(72, 150 + index * 150, title, { size: 15, font: 'bold' });
        write(72, 175 + index * 150, prose(5, `river ${index}`));
      }
    });
    expect(lines.filter((line) => /^(title|h\d)/.test(line))).toEqual([
      'title: The whole matter',
      'h1: First part',
      'h1: Second part',
      'h1: Third part',
    ]);
  });

  it('are bold lines above text of the same size', async () => {
    const lines = await outlineOfPages(({ text, lines: write }) => {
      text(72, 100, 'What was agreed', { font: 'bold' });
      write(72, 122, prose(5));
    });
    expect(lines[0]).toBe('h1: What was agreed');
  });
});

describe('lists', () => {
  it('are items behind bullets, with lines that hang under their text', async () => {
    const lines = await outlineOfPages(({ text }) => {
      for (const [index, item] of ['Milk', 'Bread', 'Salt'].entries()) {
        text(72, 100 + index * 14, '\u2022');
        text(84, 100 + index * 14, item);
      }
    });
    expect(lines).toEqual(['item •: Milk', 'item •: Bread', 'item •: Salt']);
  });

  it('are items behind numbers that count', async () => {
    const lines = await outlineOfPages(({ text }) => {
      for (const [index, item] of ['Open the box', 'Take the lid', 'Close the box'].entries()) {
        text(72, 100 + index * 14, `${index + 1}.`);
        text(90, 100 + index * 14, item);
      }
    });
    expect(lines).toEqual(['item %1.: Open the box', 'item %1.: Take the lid', 'item %1.: Close the box']);
  });

  asks(
    'are items behind a capital with a dot where their text stands apart from it',
    [3.8, 4.8],
    (sheet, gap) => lettered(sheet, gap, 2.8),
    ['J. Smith has written', 'item %1.: Smith has written'],
  );
  asks(
    'and further than the other words of the line stand from each other',
    [5, 4],
    (sheet, others) => lettered(sheet, 6, others),
    ['J. Smith has written', 'item %1.: Smith has written'],
  );

  it('are not where a sentence begins with an initial or a dash', async () => {
    const lines = await outlineOfPages(({ text }) =>
      text(72, 100, 'J. Smith has written to all of us about it.'),
    );
    expect(lines).toEqual(['J. Smith has written to all of us about it.']);
  });
});

describe('columns', () => {
  it('are read one after the other', async () => {
    const lines = await outlineOfPages(({ lines: write }) => {
      write(50, 100, prose(30, 'left', 45));
      write(320, 100, prose(30, 'right', 45));
    });
    expect(lines.at(-1)).toBe('=== 2 columns');
    const text = lines.join(' ');
    expect(text.indexOf('left 29')).toBeLessThan(text.indexOf('right 0'));
  });

  it('may stand below a title across both', async () => {
    const lines = await outlineOfPages(({ text, lines: write }) => {
      text(120, 80, 'A title that stands across both of the columns', { size: 16 });
      write(50, 120, prose(30, 'left', 45));
      write(320, 120, prose(30, 'right', 45));
    });
    expect(lines[0]).toContain('A title that stands across');
    expect(lines.at(-1)).toBe('=== 2 columns');
  });
});

describe('a document', () => {
  it('keeps its title and author, and is checked in the language of its words', async () => {
    const pdf = await drawPdf(({ lines }) =>
      lines(72, 100, [
        'Le prix est fixé par les parties dans une annexe',
        'et la livraison est faite pour le client.',
      ]),
    );
    pdf.setTitle('Contrat & annexes');
    pdf.setAuthor('Zoé Martin');
    const parts = partsOf(await convertToDocx(await pdf.save()));
    expect(parts.get('docProps/core.xml')).toContain('<dc:title>Contrat &amp; annexes</dc:title>');
    expect(parts.get('docProps/core.xml')).toContain('<dc:creator>Zoé Martin</dc:creator>');
    expect(parts.get('word/styles.xml')).toContain('<w:lang w:val="fr-FR"/>');
  });
});
