import { degrees, PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { expect, it } from 'vitest';
import { withPdfium } from '../pdfium/index.ts';
import { readOutline, readPage } from './index.ts';

async function readFirst(draw: (document: PDFDocument) => Promise<void> | void) {
  const document = await PDFDocument.create();
  await draw(document);
  return withPdfium(await document.save(), undefined, (open) => readPage(open, 1));
}

it('a character has its place from the top left corner, its size, font and colour', async () => {
  const reading = await readFirst(async (document) => {
    const font = await document.embedFont(StandardFonts.HelveticaBold);
    document.addPage([400, 300]).drawText('A', { x: 50, y: 250, size: 20, font, color: rgb(1, 0, 0) });
  });
  const [letter] = reading?.characters ?? [];
  expect(letter).toMatchObject({ text: 'A', sizePoints: 20, colour: 0xff0000, quarterTurns: 0 });
  expect(letter?.font.name).toBe('Helvetica-Bold');
  expect(letter?.baseline).toBeCloseTo(50, 0);
  expect(letter?.box.left).toBeCloseTo(50, 0);
});

it('a turned page is read as it is shown', async () => {
  const reading = await readFirst(async (document) => {
    const page = document.addPage([400, 300]);
    page.setRotation(degrees(90));
    page.drawText('A', { x: 50, y: 250, size: 20 });
  });
  expect([reading?.width, reading?.height]).toEqual([300, 400]);
  expect(reading?.characters[0]?.quarterTurns).toBe(1);
});

it('lines and thin boxes are rules, other boxes fills, and slanted lines curves', async () => {
  const reading = await readFirst((document) => {
    const page = document.addPage([400, 300]);
    page.drawLine({ start: { x: 10, y: 100 }, end: { x: 200, y: 100 } });
    page.drawRectangle({ x: 10, y: 150, width: 100, height: 1, color: rgb(0, 0, 0) });
    page.drawRectangle({ x: 10, y: 200, width: 100, height: 40, color: rgb(0, 0, 1) });
    page.drawLine({ start: { x: 10, y: 10 }, end: { x: 90, y: 70 } });
  });
  expect(reading?.rules.map(({ isHorizontal }) => isHorizontal)).toEqual([true, true]);
  expect(reading?.fills).toEqual([{ box: { left: 10, top: 60, right: 110, bottom: 100 }, colour: 0x0000ff }]);
  expect(reading?.curves).toHaveLength(1);
});

it('a document without bookmarks has an empty outline', async () => {
  const document = await PDFDocument.create();
  document.addPage();
  expect(await withPdfium(await document.save(), undefined, readOutline)).toEqual([]);
});
