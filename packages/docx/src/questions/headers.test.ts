import { describe, expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { drawPdf, partsOf } from '../testing/index.ts';
import { asks, edges } from './asks.ts';
import { outlineOfPages, prose } from './outline-of.ts';

const furnitureIn = (lines: readonly string[]) => lines.filter((line) => /^(header|footer) /.test(line));

describe('headers and footers', () => {
  it('are what stands at the edge of the pages again and again, with a field that counts them', async () => {
    const lines = await outlineOfPages(({ text, lines: write, number }) => {
      text(72, 40, 'Annual report');
      write(72, 120, prose(20, `page ${number}`));
      text(290, 780, `Page ${number + 4}`);
    }, 4);
    expect(furnitureIn(lines)).toEqual(['header default: Annual report', 'footer default: Page <PAGE>']);
  });

  it.each([true, false])(
    'never take the head of a table that every page repeats (ruled: %s)',
    async (isRuled) => {
      const lines = await outlineOfPages(({ table, number }) => {
        const rows = Array.from({ length: 36 }, (_, row) => [
          `${row}.${number}.`,
          `Firm ${row * number}`,
          'Oslo',
        ]);
        table(60, 54, [['Date', 'Company', 'City'], ...rows], { width: 140, step: 19, isRuled });
      }, 3);
      expect(furnitureIn(lines)).toEqual([]);
      expect(lines.filter((line) => line.includes('Date | Company | City'))).not.toEqual([]);
    },
  );

  asks(
    'never tear a line out of a sentence that differs from page to page',
    [12, 20],
    ({ lines, number }, step) => {
      const firm = number === 1 ? 'Meyer' : 'Smith';
      lines(72, 120, prose(8, `page ${number}`));
      const notice = [`The rates of ${firm} apply at the edge to`, 'loans of a fixed term and are given'];
      lines(72, 730, [...notice, `by ${firm} alone.`], { step });
    },
    [
      'The rates of Meyer apply… 20 words / The rates of Smith apply… 20 words',
      'The rates of Meyer apply at the edge to / The rates of Smith apply at the edge to / footer default: loans of… 10 words',
    ],
    { look: edges, pages: 2 },
  );

  it('count in Roman numbers first and then anew, as the pages do', async () => {
    const labels = ['i', 'ii', 'iii', '1', '2', '3', '4'];
    const document = await drawPdf(({ text, lines, number }) => {
      lines(72, 120, prose(20, `page ${number}`));
      text(300, 780, labels[number - 1] ?? '');
    }, labels.length);
    const body = partsOf(await convertToDocx(await document.save())).get('word/document.xml') ?? '';
    const counts = [...body.matchAll(/<w:pgNumType[^>]*>/g)].map(([tag]) => tag);
    expect(counts).toEqual([
      '<w:pgNumType w:fmt="lowerRoman" w:start="1"/>',
      '<w:pgNumType w:fmt="decimal" w:start="1"/>',
    ]);
  });

  asks(
    'are the rows of a letterhead, and not those of a table that goes on with other rows',
    [true, false],
    ({ text, lines, number }, isOnAll) => {
      lines(72, 300, prose(3, `page ${number}`));
      for (const [row, names] of [
        ['Mill Ltd.', 'Bank of Tees', 'Court of York'],
        ['1 High Street', 'Account 1234', 'Register 99'],
        ['York', 'Office at York', isOnAll ? 'Board: Ada Hill' : `Board: ${'ABC'[number - 1]}da Hill`],
      ].entries())
        for (const [column, name] of names.entries()) text(72 + column * 150, 750 + row * 10, name);
    },
    [
      'footer default: Court of York / footer default: Board: Ada Hill / footer default: Mill Ltd.\tBank of Tees / footer default: 1 High S… 7 words / footer default: York\tOffice at York',
      '',
    ],
    { look: edges, pages: 3 },
  );

  it('begin left of the text where they did, with all that stands in them at its place', async () => {
    const document = await drawPdf(({ text, lines, number }) => {
      text(30, 20, 'Case: 20-1507');
      text(130, 20, 'Document: 17684624');
      text(260, 20, `Page: ${number}`);
      lines(100, 120, prose(20, `page ${number}`));
    }, 4);
    const header = partsOf(await convertToDocx(await document.save())).get('word/header1.xml') ?? '';
    expect(header.match(/<w:ind [^>]*>/g)).toEqual(['<w:ind w:left="-1400"/>']);
    expect(header.match(/w:pos="[^"]*"/g)).toEqual(['w:pos="600"', 'w:pos="3200"']);
  });

  it('leave figures alone that stand in one place on every page and do not count', async () => {
    const figures = ['57', '114', '12', '220'];
    const lines = await outlineOfPages(({ text, lines: write, number }) => {
      write(72, 120, prose(20, `page ${number}`));
      text(300, 780, figures[number - 1] ?? '');
    }, figures.length);
    expect(furnitureIn(lines)).toEqual([]);
    for (const figure of figures) expect(lines).toContain(figure);
  });

  it('are not printed on pages that have another text in their place, as with the names of chapters', async () => {
    const chapters = ['Rivers', 'Rivers', 'Rivers', 'Brooks', 'Brooks'];
    const lines = await outlineOfPages(({ text, lines: write, number }) => {
      write(72, 120, prose(20, `page ${number}`));
      text(72, 40, 'Annual report');
      text(400, 40, chapters[number - 1] ?? '');
    }, chapters.length);
    expect(furnitureIn(lines)).toEqual(['header default: Annual report']);
    for (const chapter of new Set(chapters)) expect(lines.join()).toContain(chapter);
  });

  it('begin where they begin in the original: a cover of two pages has none', async () => {
    const lines = await outlineOfPages(({ text, lines: write, number }) => {
      write(72, 120, prose(20, `page ${number}`));
      if (number > 2) text(72, 40, 'Annual report');
    }, 6);
    expect(furnitureIn(lines)).toEqual(['header default: Annual report']);
  });

  it('stand left on even pages and right on odd ones, as they do in a book that begins with page 12', async () => {
    const lines = await outlineOfPages(({ text, lines: write, number }) => {
      write(72, 120, prose(20, `page ${number}`));
      text(number % 2 === 1 ? 72 : 370, 780, 'The river');
      text(number % 2 === 1 ? 400 : 72, 780, String(number + 11));
    }, 4);
    expect(furnitureIn(lines)).toEqual([
      'footer default: <PAGE>\tThe river',
      'footer even: The river\t<PAGE>',
    ]);
  });

  it.each([
    ['its end', 1, '<w:tab w:val="right"'],
    ['its middle', 0.5, '<w:jc w:val="center"/>'],
  ])('keep %s where the number of the page grows', async (_, share, found) => {
    const document = await drawPdf(({ text, lines, number, fonts }) => {
      const written = prose(20, `page ${number}`);
      const width = Math.max(...written.map((line) => fonts.plain.widthOfTextAtSize(line, 10)));
      lines(72, 120, written);
      text(72 + width * share + 6 * (1 - share), 780, String(number + 7), { isRight: true });
    }, 4);
    const footer = partsOf(await convertToDocx(await document.save())).get('word/footer1.xml') ?? '';
    expect(footer).toContain(found);
  });

  it('keep their place beyond the edge of the text, and take one line where they stand side by side', async () => {
    const headerWith = async (x: number, title: string) => {
      const document = await drawPdf(({ text, lines, number }) => {
        lines(72, 120, prose(20, `page ${number}`));
        text(72, 40, 'Annual report');
        text(x, 46, title, { size: 19 });
      }, 3);
      const header = partsOf(await convertToDocx(await document.save())).get('word/header1.xml') ?? '';
      return [...header.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => paragraph);
    };
    expect(await headerWith(300, 'A title')).toHaveLength(1);
    const [framed, other, ...more] = await headerWith(420, 'A larger title');
    expect(framed).toContain('w:hAnchor="page"');
    expect(other).not.toContain('w:framePr');
    expect(more).toEqual([]);
  });

  it('keep their place beside a line that ends lower: below it they would move all other lines down', async () => {
    const headerWith = async (baseline: number) => {
      const document = await drawPdf(({ text, lines, number }) => {
        lines(72, 150, prose(20, `page ${number}`));
        text(72, 40, 'Annual report');
        text(230, baseline, 'A large name', { size: 25 });
        text(72, 75, 'Of the river');
      }, 3);
      const header = partsOf(await convertToDocx(await document.save())).get('word/header1.xml') ?? '';
      return [...header.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => paragraph.includes('w:framePr'));
    };
    expect(await headerWith(53)).toEqual([true, false, false]);
    expect(await headerWith(57)).toEqual([false, false, false]);
  });

  it.each([
    ['higher', 600, 1000],
    ['lower', 800, 600],
  ])('keep their distance from the foot on pages that are %s', async (_, width, height) => {
    const document = await drawPdf(({ page, text, lines, number }) => {
      if (number > 2) page.setSize(width, height);
      lines(72, 320, prose(20, `page ${number}`));
      text(72, 765, 'Annual report');
      text(72, 780, `Page ${number}`);
    }, 5);
    const parts = partsOf(await convertToDocx(await document.save()));
    const distances = [...(parts.get('word/document.xml') ?? '').matchAll(/w:footer="(\d+)"/g)];
    expect(distances.map(([, twips]) => Math.round(Number(twips) / 20))).toEqual([18, 18]);
    expect([...parts.keys()].filter((name) => name.startsWith('word/footer'))).toHaveLength(1);
    expect(parts.get('word/footer1.xml')).toMatch(/Annual report.*Page .* PAGE /);
  });

  it('stand where they stood, though others begin higher', async () => {
    const document = await drawPdf(({ text, lines, number }) => {
      lines(72, 160, prose(20, `page ${number}`));
      text(400, 40, 'A title that goes beyond the text', { size: 10 });
      text(72, 60, 'Annual report');
    }, 3);
    const header = partsOf(await convertToDocx(await document.save())).get('word/header1.xml') ?? '';
    const [framed, other] = header.split('</w:p>');
    expect(framed).toContain('w:framePr');
    expect(other).toMatch(/<w:spacing w:before="400" .*Annual report/);
  });

  it('count with as many digits as the pages do', async () => {
    const document = await drawPdf(({ text, lines, number }) => {
      lines(72, 120, prose(20, `page ${number}`));
      text(72, 780, `Frm 0000${number}`);
    }, 3);
    const footer = partsOf(await convertToDocx(await document.save())).get('word/footer1.xml') ?? '';
    expect(footer).toContain('w:instr=" PAGE \\# &quot;00000&quot; "');
  });
});
