import { PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { expect, it } from 'vitest';
import { withPdfium } from '../pdfium/index.ts';
import { readPage } from './index.ts';

// A picture of four pixels in four colours, as PNG.
const pixels =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR4nGP4z8DAAMIM////ZwAAHu8E/KPItPcAAAAASUVORK5CYII=';

async function readDrawn(draw: (page: PDFPage, document: PDFDocument) => void | Promise<void>) {
  const document = await PDFDocument.create();
  await draw(document.addPage([400, 300]), document);
  const reading = await withPdfium(await document.save(), undefined, (open) => readPage(open, 1));
  const text = reading?.characters.map((character) => character.text).join('') ?? '';
  return { text, hasCovered: reading?.hasCovered, pictures: reading?.pictures.length };
}

const account = (page: PDFPage) => page.drawText('Account 4711', { x: 50, y: 200, size: 12 });
const over = { x: 45, y: 190, width: 120, height: 30 };

it.each([
  ['black', rgb(0, 0, 0)],
  ['white', rgb(1, 1, 1)],
])('text under a %s rectangle is not read', async (_, color) => {
  const drawn = await readDrawn((page) => {
    account(page);
    page.drawRectangle({ ...over, color });
    page.drawText('paid', { x: 50, y: 100, size: 12 });
  });
  expect(drawn).toMatchObject({ text: 'paid', hasCovered: true });
});

it.each([
  ['shines through the rectangle', { color: rgb(1, 1, 0), opacity: 0.4 }],
  ['stands out of it', { x: 400, color: rgb(0, 0, 0) }],
  ['is only framed by it', { borderColor: rgb(0, 0, 0) }],
])('text that %s is read', async (_, looks) => {
  const drawn = await readDrawn((page) => {
    account(page);
    page.drawRectangle({ ...over, ...looks });
  });
  expect(drawn).toMatchObject({ text: 'Account 4711', hasCovered: false });
});

it('text on a rectangle is read', async () => {
  const drawn = await readDrawn((page) => {
    page.drawRectangle({ ...over, color: rgb(0.9, 0.9, 0.9) });
    account(page);
  });
  expect(drawn).toMatchObject({ text: 'Account 4711', hasCovered: false });
});

it('of a line that is covered in part, the letters that are seen are read', async () => {
  const { text } = await readDrawn((page) => {
    account(page);
    page.drawRectangle({ ...over, x: 96, color: rgb(0, 0, 0) });
  });
  expect(text.trim()).toBe('Account');
});

it('what is written over the rectangle is read, and what is below it is not, though it is nowhere blank', async () => {
  const { text } = await readDrawn((page) => {
    account(page);
    page.drawRectangle({ ...over, color: rgb(1, 1, 1) });
    page.drawText('paid', { x: 50, y: 200, size: 12 });
  });
  expect(text).toBe('paid');
});

it('so is a picture', async () => {
  const drawn = (isCovered: boolean) =>
    readDrawn(async (page, document) => {
      const picture = await document.embedPng(pixels);
      page.drawImage(picture, { x: 60, y: 120, width: 40, height: 40 });
      if (isCovered) page.drawRectangle({ x: 50, y: 110, width: 60, height: 60, color: rgb(1, 1, 1) });
    });
  expect((await drawn(false)).pictures).toBe(1);
  expect((await drawn(true)).pictures).toBe(0);
});
