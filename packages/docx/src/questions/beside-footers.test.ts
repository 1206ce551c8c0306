import { describe, expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { partsOf, type Sheet } from '../testing/index.ts';
import { asks, set } from './asks.ts';
import { drawnPages } from './drawn-pages.ts';
import { outlineOfPages, prose } from './outline-of.ts';

const partsOfPages = async (draw: (sheet: Sheet) => void | Promise<void>, pages: number) =>
  partsOf(await convertToDocx(await drawnPages(draw, pages)));

const red = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFUlEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
  'base64',
);

// Lines that differ in more than a number are no footers themselves.
const rivers = ['Aare', 'Isar', 'Oder', 'Seine'];

describe('beside the footers', () => {
  it.each([
    [500, 'inline'],
    [740, 'anchor'],
  ])('a picture keeps its place, and one above them stands in the text (at %i: %s)', async (top, kind) => {
    const parts = await partsOfPages(async ({ page, text, lines, number }) => {
      lines(72, 100, prose(20, `page ${number}`));
      page.drawImage(await page.doc.embedPng(red), { x: 100, y: 800 - top - 40, width: 40, height: 40 });
      text(500, 755, `${number}`);
    }, 3);
    const found = [...(parts.get('word/document.xml') ?? '').matchAll(/<wp:(anchor|inline) /g)];
    expect(found.map(([, one]) => one)).toEqual([kind, kind, kind]);
  });

  asks(
    'text leaves them no room of their own: they stand in frames, and the text goes on to its margin',
    [700, 778],
    ({ lines, text, number }, last) => {
      lines(72, last - 14 * 29, prose(30, rivers[number]));
      text(500, 715, `${number}`);
    },
    ['pgMar 1440 3394 1240 1440 720 1660 0', 'pgMar 1440 3394 200 1440 720 0 0'],
    { look: (docx) => set('pgMar')(docx).split(', ')[0] ?? '', pages: 3 },
  );

  it('text that reaches them leaves the number of the page in its place', async () => {
    const parts = await partsOfPages(({ lines, text, number }) => {
      lines(72, 778 - 14 * 29, prose(30, rivers[number]));
      text(500, 715, `${number}`);
    }, 3);
    expect(parts.get('word/footer1.xml')).toMatch(/<w:framePr [^>]*w:y="141\d\d".*PAGE/);
  });

  it('a box with text is no table that the number of the page stands in', async () => {
    const lines = await outlineOfPages(({ lines: write, text, rule, number }) => {
      write(72, 100, prose(20, `page ${number}`));
      text(80, 735, 'What follows from this');
      for (const y of [715, 765]) rule(72, y, 400, y);
      for (const x of [72, 400]) rule(x, 715, x, 765);
      text(500, 755, `${number}`);
    }, 3);
    expect(lines.filter((line) => line.startsWith('footer'))).toEqual(['footer default: <PAGE>']);
  });

  it('a number of an axis is not that of the page', async () => {
    const labels = ['7', '0', '3'];
    const parts = await partsOfPages(({ lines, text, number }) => {
      lines(72, 100, prose(20, `page ${number}`));
      text(500, 755, `${number}`);
      if (number === 2) text(100, 751, labels[1] ?? '');
    }, 3);
    expect(parts.get('word/document.xml')).not.toContain('w:start="0"');
  });

  it('a picture beside the text, below its last line, takes no room from it', async () => {
    const docx = await convertToDocx(
      await drawnPages(async ({ page, lines }) => {
        lines(72, 100, prose(20));
        page.drawImage(await page.doc.embedPng(red), { x: 5, y: 100, width: 30, height: 200 });
      }),
    );
    expect(set('spacing')(docx)).toBe('spacing 324 0 280 atLeast, spacing 0 0 20 exact');
  });
});
