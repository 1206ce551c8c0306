import { strFromU8, unzipSync } from 'fflate';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';
import { convertToDocx } from '../convert.ts';
import { complaintsAbout } from '../testing/index.ts';

async function bodyOf(draw: (page: PDFPage, font: PDFFont) => void): Promise<string> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  draw(document.addPage([600, 800]), font);
  const docx = await convertToDocx(await document.save());
  expect(complaintsAbout(docx)).toEqual([]);
  return strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
}

const linesBelow = (page: PDFPage, font: PDFFont, top: number) => {
  for (const [index, line] of ['The goods are delivered to the door of the', 'buyer.'].entries()) {
    page.drawText(line, { x: 60, y: top - index * 14, size: 11, font });
  }
};

it('a coloured bar behind a heading is the shading of its paragraph, and no shape', async () => {
  const xml = await bodyOf((page, font) => {
    page.drawRectangle({ x: 50, y: 695, width: 320, height: 22, color: rgb(0.2, 0.4, 0.6) });
    page.drawText('Delivery', { x: 60, y: 701, size: 13, font, color: rgb(1, 1, 1) });
    linesBelow(page, font, 670);
  });
  const [heading] = xml.match(/<w:p>.*?<\/w:p>/s) ?? [];
  expect(heading).toContain('Delivery');
  expect(heading).toContain('w:fill="336699"');
  expect(xml).not.toContain('<wps:wsp>');
});

it('a rule below a line is a border of its paragraph, and no shape', async () => {
  const xml = await bodyOf((page, font) => {
    page.drawText('Delivery', { x: 60, y: 701, size: 13, font });
    page.drawLine({ start: { x: 60, y: 693 }, end: { x: 380, y: 693 }, thickness: 1 });
    linesBelow(page, font, 660);
  });
  const [heading] = xml.match(/<w:p>.*?<\/w:p>/s) ?? [];
  expect(heading).toMatch(/<w:pBdr><w:bottom w:val="single" w:sz="8"/);
  expect(xml).not.toContain('<wps:wsp>');
});

it('a rule between the rows of a table without a grid is a border of its cells, and no shape', async () => {
  const xml = await bodyOf((page, font) => {
    const rows = [
      ['Item', 'Pieces', 'Price'],
      ['Paper', '12', '4.50'],
      ['Ink', '3', '21.00'],
      ['Pens', '20', '7.20'],
    ];
    for (const [row, cells] of rows.entries()) {
      for (const [column, text] of cells.entries()) {
        page.drawText(text, { x: 60 + column * 150, y: 700 - row * 18, size: 11, font });
      }
    }
    page.drawLine({ start: { x: 60, y: 694 }, end: { x: 400, y: 694 }, thickness: 1 });
  });
  const [head = '', first = ''] = xml.match(/<w:tr>.*?<\/w:tr>/gs) ?? [];
  expect(head.match(/<w:bottom w:val="single"/g)).toHaveLength(3);
  expect(first.match(/<w:top w:val="single"/g)).toHaveLength(3);
  expect(xml).not.toContain('<wps:wsp>');
});
