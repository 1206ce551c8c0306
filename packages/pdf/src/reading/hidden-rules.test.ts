import { PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { expect, it } from 'vitest';
import { withPdfium } from '../pdfium/index.ts';
import { readPage } from './index.ts';

/** From where to where the rules of a page run that go down it. */
async function uprightRules(draw: (page: PDFPage) => void) {
  const document = await PDFDocument.create();
  draw(document.addPage([400, 300]));
  const reading = await withPdfium(await document.save(), undefined, (open) => readPage(open, 1));
  const upright = reading?.rules.filter(({ isHorizontal }) => !isHorizontal) ?? [];
  return upright.map(({ box }) => [Math.round(box.top), Math.round(box.bottom)]);
}

/** From 50 to 250 points below the top of the page. */
const line = (page: PDFPage) => page.drawLine({ start: { x: 100, y: 50 }, end: { x: 100, y: 250 } });
const box = { x: 50, y: 100, width: 100, height: 50 };

it('a line that runs on behind a box ends where it is seen to', async () => {
  const rules = await uprightRules((page) => {
    line(page);
    page.drawRectangle({ ...box, color: rgb(0.9, 0.9, 1) });
  });
  expect(rules).toEqual([
    [50, 150],
    [200, 250],
  ]);
});

it('a line that lies on a box, or shines through it, runs on', async () => {
  const below = await uprightRules((page) => {
    page.drawRectangle({ ...box, color: rgb(1, 1, 1) });
    line(page);
  });
  const through = await uprightRules((page) => {
    line(page);
    page.drawRectangle({ ...box, color: rgb(1, 1, 0), opacity: 0.4 });
  });
  expect([below, through]).toEqual([[[50, 250]], [[50, 250]]]);
});

it('a line along the side of a box is its border, though the box was painted over half of it', async () => {
  const rules = await uprightRules((page) => {
    line(page);
    page.drawRectangle({ ...box, x: 100, color: rgb(1, 1, 1) });
  });
  expect(rules).toEqual([[50, 250]]);
});
