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
