import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { convertToDocx } from '../index.ts';
import { complaintsAbout, drawPdf, partsOf, type Sheet } from '../testing/index.ts';
import { full, prose } from './outline-of.ts';

/** Every indent of the document that leads out of its place, in twips. */
async function outsideOf(draw: (sheet: Sheet) => void | Promise<void>, pages = 1): Promise<string[]> {
  const docx = await convertToDocx(await (await drawPdf(draw, pages)).save());
  expect(complaintsAbout(docx)).toEqual([]);
  const written = [...partsOf(docx)]
    .flatMap(([name, part]) => (name.endsWith('.xml') ? [part] : []))
    .join('');
  return [...written.matchAll(/<w:(?:ind|tblInd)\b[^>]*>/g)].flatMap(([indent]) => {
    const [, left = '0'] = /w:left="(-?\d+)"/.exec(indent) ?? [];
    const [, hanging = '0'] = /w:hanging="(-?\d+)"/.exec(indent) ?? [];
    return indent.includes('"-') || Number(hanging) > Number(left) ? [indent] : [];
  });
}

const figures = (count: number) => Array.from({ length: count }, (_, row) => `${(row + 1) ** 5 * 1_000}`);

describe('nothing is set out of its place', () => {
  it('where a figure is as wide as its column', async () => {
    const rows = figures(8).map((figure, row) => [`Item number ${row}`, figure, figure, figure]);
    const drawn = ({ table }: Sheet) => table(72, 100, rows, { width: 60, step: 16, right: [1, 2, 3] });
    expect(await outsideOf(drawn)).toEqual([]);
  });
  it('where figures stand at the left edge of the text', async () => {
    expect(
      await outsideOf(({ lines, text }) => {
        lines(72, 100, prose(6));
        for (const [row, figure] of figures(8).entries()) {
          text(112, 220 + row * 14, figure, { isRight: true });
          text(160, 220 + row * 14, `What ${row} is`);
          text(300, 220 + row * 14, `Where ${row} is`);
        }
      }),
    ).toEqual([]);
  });
  it('where a heading or a table stands further left than the text', async () => {
    expect(
      await outsideOf(({ lines, text, table }) => {
        text(72, 80, 'A heading further left', { size: 14, font: 'bold' });
        lines(120, 110, prose(30, 'river', 60));
        table(
          60,
          580,
          ['one', 'two', 'three'].map((word) => [word, word, word]),
          { width: 100, step: 18, isRuled: true },
        );
      }),
    ).toEqual([]);
  });
  it('where one line is wider than the others', async () => {
    expect(
      await outsideOf(({ lines, text }) => {
        lines(72, 100, prose(40, 'river', 60));
        text(72, 700, prose(1, 'A wide line that stands alone', 100)[0] ?? '');
      }),
    ).toEqual([]);
  });
  it('where a picture is as wide as the page', async () => {
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    expect(
      await outsideOf(async ({ lines, page }) => {
        const picture = await page.doc.embedPng(pixel);
        page.drawImage(picture, { x: 0, y: 600, width: 600, height: 200 });
        lines(72, 240, prose(20));
      }),
    ).toEqual([]);
  });
  it('where headers and footers reach beyond the text', async () => {
    expect(
      await outsideOf(({ lines, text, number }) => {
        text(72, 30, 'Annual report of the harbour');
        text(560, 770, `${number}`, { isRight: true });
        lines(72, 100, prose(30, `river ${number}`, 60));
      }, 6),
    ).toEqual([]);
  });
  it('in columns', async () => {
    expect(
      await outsideOf(({ lines, text }) => {
        lines(60, 100, full(40, 'left'));
        lines(320, 100, full(40, 'right'));
        text(54, 680, 'A line further left');
        lines(60, 700, full(4, 'below'));
        lines(320, 680, full(4, 'beside'));
      }),
    ).toEqual([]);
  });
});

describe('a page without text', () => {
  it('has its picture where it stood, on one page', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([600, 800]);
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    page.drawImage(await document.embedPng(pixel), { x: 0, y: 0, width: 600, height: 800 });
    const body = partsOf(await convertToDocx(await document.save())).get('word/document.xml') ?? '';
    expect(body).not.toContain('="-');
    expect(body).toContain('w:left="0"');
  });
});
