import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';
import type { PdfFile } from '../bytes/index.ts';
import type { PdfiumDocument } from '../pdfium/index.ts';
import { drawPage } from '../rendering/index.ts';
import { withReadablePages } from './with-readable-pages.ts';

interface Mask {
  readonly width: number;
  readonly height: number;
  /** The byte of a row at which the picture begins to show. */
  readonly shownFrom: number;
  /** Of each row. */
  readonly lastByte?: number;
  readonly rows?: number;
  readonly decode?: readonly number[];
  readonly matte?: readonly number[];
}

/** A page of 100 by 100 points with a black picture on all of it, seen through a mask of black and white pixels. */
async function pageThrough(mask: Mask) {
  const { width, height, shownFrom, lastByte = 255, rows = height, decode, matte } = mask;
  const document = await PDFDocument.create();
  const { context } = document;
  const rowBytes = Math.ceil(width / 8);
  const row = new Uint8Array(rowBytes).fill(255, shownFrom);
  row[rowBytes - 1] = lastByte;
  const bits = new Uint8Array(rowBytes * rows);
  for (let index = 0; index < rows; index += 1) bits.set(row, index * rowBytes);
  const grey = { Type: 'XObject', Subtype: 'Image', ColorSpace: 'DeviceGray' };
  const SMask = context.register(
    context.flateStream(bits, {
      ...grey,
      ...{ Width: width, Height: height, BitsPerComponent: 1 },
      ...(decode && { Decode: [...decode] }),
      ...(matte && { Matte: [...matte] }),
    }),
  );
  const black = { ...grey, Width: 2, Height: 2, BitsPerComponent: 8, SMask };
  const page = document.addPage([100, 100]);
  page.node.setXObject(PDFName.of('Image'), context.register(context.stream(new Uint8Array(4), black)));
  page.node.addContentStream(context.register(context.stream('q 100 0 0 100 0 0 cm /Image Do Q')));
  return document.save();
}

/** What is given to PDFium, and how bright the page is in its left and in its right half. */
async function seenOf(file: Uint8Array, options?: { isDrawn: boolean }, scale = 1, places = [0.25, 0.75]) {
  const draw = (document: PdfiumDocument, read: PdfFile) => ({
    isOriginal: read === file,
    picture: drawPage(document, 1, { scale }),
  });
  const { isOriginal, picture } = await withReadablePages(file, undefined, draw, options);
  const { width = 0, height = 0, rgba } = picture ?? {};
  const [left, right] = places.map(
    (share) => rgba?.[(Math.floor(height / 2) * width + Math.floor(width * share)) * 4],
  );
  return { isOriginal, left, right };
}

const large = { width: 8_192, height: 4_096, shownFrom: 512 };

it('a mask of far more pixels than can be seen is made smaller and shows the same', async () => {
  const file = await pageThrough(large);
  expect(await seenOf(file, { isDrawn: true })).toEqual({ isOriginal: false, left: 255, right: 0 });
  expect(await seenOf(file)).toEqual({ isOriginal: true, left: 255, right: 0 });
});

it('so does one that means the opposite', async () => {
  const file = await pageThrough({ ...large, decode: [1, 0] });
  expect(await seenOf(file, { isDrawn: true })).toEqual({ isOriginal: false, left: 0, right: 255 });
});

it('what follows the last pixel of a row is not seen', async () => {
  const file = await pageThrough({ width: 2_401, height: 16_000, shownFrom: 0, lastByte: 0x7f });
  // One column of 301 has that pixel.
  const seen = await seenOf(file, { isDrawn: true }, 24, [0.25, 0.9985]);
  expect(seen).toEqual({ isOriginal: false, left: 0, right: 255 });
});

it.each([
  ['has no more pixels than a scan', { ...large, height: 3_000 }],
  ['is a narrow strip', { width: 1_000, height: 40_000, shownFrom: 60 }],
  ['ends before its last row', { ...large, rows: 100 }],
  ['belongs to the colours of its picture', { ...large, matte: [0] }],
])('a mask that %s is left as it is', async (_, mask) => {
  expect((await seenOf(await pageThrough(mask), { isDrawn: true })).isOriginal).toBe(true);
});
