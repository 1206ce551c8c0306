import { PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { expect, it } from 'vitest';
import { withPdfium } from '../pdfium/index.ts';
import { readPage } from './index.ts';

const [white, black, grey] = [rgb(1, 1, 1), rgb(0, 0, 0), rgb(0.8, 0.8, 0.8)];
const line = { x: 50, width: 200, height: 0.5 };

async function coloursOf(draw: (page: PDFPage) => void) {
  const document = await PDFDocument.create();
  draw(document.addPage([400, 300]));
  const reading = await withPdfium(await document.save(), undefined, (open) => readPage(open, 1));
  return reading?.rules.map(({ colour }) => colour);
}

it('a white line along a black one on white paper is not read', async () => {
  const colours = await coloursOf((page) => {
    page.drawRectangle({ ...line, y: 200, color: black });
    page.drawRectangle({ ...line, y: 199.5, color: white });
  });
  expect(colours).toEqual([0]);
});

it('a white line along a black one is read on grey', async () => {
  const colours = await coloursOf((page) => {
    page.drawRectangle({ x: 50, y: 150, width: 200, height: 60, color: grey });
    page.drawRectangle({ ...line, y: 200, color: black });
    page.drawRectangle({ ...line, y: 199.5, color: white });
  });
  expect(colours).toEqual([0, 0xffffff]);
});

it('a white line that hides some of a black one is read', async () => {
  const colours = await coloursOf((page) => {
    page.drawRectangle({ ...line, y: 200, color: black });
    page.drawRectangle({ ...line, y: 199.8, color: white });
  });
  expect(colours).toEqual([0, 0xffffff]);
});

it('a white line far from any other is read', async () => {
  const colours = await coloursOf((page) => {
    page.drawRectangle({ ...line, y: 200, color: black });
    page.drawRectangle({ ...line, y: 150, color: white });
  });
  expect(colours).toEqual([0, 0xffffff]);
});
