import { PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { expect, it } from 'vitest';
import { withPdfium } from '../pdfium/index.ts';
import { readPage } from './index.ts';

async function picturesOf(draw: (page: PDFPage) => void) {
  const document = await PDFDocument.create();
  draw(document.addPage([400, 300]));
  const reading = await withPdfium(await document.save(), undefined, (open) => readPage(open, 1));
  return reading?.pictures ?? [];
}

it('curves become one picture with the labels inside it', async () => {
  const pictures = await picturesOf((page) => {
    page.drawEllipse({ x: 100, y: 150, xScale: 60, yScale: 40, color: rgb(0, 0.5, 0) });
    page.drawText('Label', { x: 80, y: 145, size: 12 });
  });
  expect(pictures).toHaveLength(1);
  expect(pictures[0]?.drawing?.text).toBe('Label');
  expect(pictures[0]?.box.left).toBeCloseTo(39, 0);
  expect(pictures[0]?.box.right).toBeCloseTo(161, 0);
});

it('lines of text in a drawing stay text', async () => {
  const pictures = await picturesOf((page) => {
    page.drawEllipse({ x: 200, y: 150, xScale: 150, yScale: 80, borderColor: rgb(0, 0, 0), borderWidth: 1 });
    ['Write your address here,', 'below your name, and make', 'sure that it is complete.'].forEach(
      (line, index) => {
        page.drawText(line, { x: 130, y: 170 - index * 14, size: 11 });
      },
    );
  });
  expect(pictures.map(({ drawing }) => drawing?.text)).toEqual(['']);
});

it('a page of straight lines has no drawing', async () => {
  const pictures = await picturesOf((page) => {
    page.drawRectangle({ x: 10, y: 10, width: 200, height: 100, borderColor: rgb(0, 0, 0), borderWidth: 1 });
  });
  expect(pictures).toEqual([]);
});
