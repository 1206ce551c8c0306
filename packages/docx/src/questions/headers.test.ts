import { describe, expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { drawPdf, partsOf } from '../testing/index.ts';
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

  it('leave figures alone that stand in one place on every page and do not count', async () => {
    const figures = ['57', '114', '12', '220'];
    const lines = await outlineOfPages(({ text, lines: write, number }) => {
      write(72, 120, prose(20, `page ${number}`));
      text(300, 780, figures[number - 1] ?? '');
    }, figures.length);
    expect(furnitureIn(lines)).toEqual([]);
    for (const figure of figures) expect(lines).toContain(figure);
  });

  it('begin where they begin in the original: a cover of two pages has none', async () => {
    const lines = await outlineOfPages(({ text, lines: write, number }) => {
      write(72, 120, prose(20, `page ${number}`));
      if (number > 2) text(72, 40, 'Annual report');
    }, 6);
    expect(furnitureIn(lines)).toEqual(['header default: Annual report']);
  });
});
