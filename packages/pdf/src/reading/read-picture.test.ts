import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';
import { withPdfium } from '../pdfium/index.ts';
import { readPage } from './index.ts';

const grey = (side: number, pixels: Uint8Array) => ({
  dictionary: {
    Type: 'XObject',
    Subtype: 'Image',
    Width: side,
    Height: side,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
  },
  pixels,
});

/** The picture of a page on which one of some pixels is shown, 100 points wide, through a mask. */
async function readMasked(side: number) {
  const document = await PDFDocument.create();
  const { context } = document;
  const mask = grey(64, new Uint8Array(64 * 64).fill(255, 0, 64 * 32));
  const shown = grey(side, new Uint8Array(side * side));
  const SMask = context.register(context.stream(mask.pixels, mask.dictionary));
  const image = context.register(context.stream(shown.pixels, { ...shown.dictionary, SMask }));
  const page = document.addPage([200, 200]);
  page.node.setXObject(PDFName.of('Image'), image);
  page.node.addContentStream(context.register(context.stream('q 100 0 0 100 20 20 cm /Image Do Q')));
  const reading = await withPdfium(await document.save(), undefined, (open) => readPage(open, 1));
  const { bytes = new Uint8Array(24) } = reading?.pictures[0] ?? {};
  // The header chunk of a PNG begins with the width (ISO/IEC 15948, 11.2.1).
  return Buffer.from(bytes).readUInt32BE(16);
}

it('a picture keeps its own pixels', async () => {
  expect(await readMasked(50)).toBe(50);
});

it('a picture that is only the colour of its mask keeps the shape that the mask draws', async () => {
  expect(await readMasked(2)).toBe(300);
});

/** How many pictures of a page are read that has as many of one size, and how wide the first one is in pixels. */
async function readSmall(count: number, width: number, height = width) {
  const document = await PDFDocument.create();
  const { context } = document;
  const { pixels, dictionary } = grey(200, new Uint8Array(200 * 200));
  const page = document.addPage([600, 600]);
  page.node.setXObject(PDFName.of('Image'), context.register(context.stream(pixels, dictionary)));
  const places = Array.from({ length: count }, (_, index) => `${(index % 20) * 25} ${index + 20}`);
  const content = places.map((place) => `q ${width} 0 0 ${height} ${place} cm /Image Do Q`).join('\n');
  page.node.addContentStream(context.register(context.stream(content)));
  const reading = await withPdfium(await document.save(), undefined, (open) => readPage(open, 1));
  const [first] = reading?.pictures ?? [];
  return {
    count: reading?.pictures.length,
    pixelsWide: first && Buffer.from(first.bytes).readUInt32BE(16),
  };
}

it('pictures of the size of letters are there, unless they are pieces of a pattern', async () => {
  expect(await readSmall(1, 5)).toEqual({ count: 1, pixelsWide: 50 });
  expect(await readSmall(1, 11)).toEqual({ count: 1, pixelsWide: 200 });
  expect((await readSmall(99, 5)).count).toBe(99);
  expect((await readSmall(101, 5)).count).toBe(0);
  expect((await readSmall(101, 11)).count).toBe(101);
  expect((await readSmall(1, 8, 1.9)).count).toBe(0);
  expect((await readSmall(1, 8, 2.1)).count).toBe(1);
});
