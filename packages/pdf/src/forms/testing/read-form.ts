import { PDFDocument, PDFRawStream } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withPdfium } from '../../pdfium/index.ts';
import { drawPage, type Picture } from '../../rendering/index.ts';
import { readPageText } from '../../text/index.ts';

/** A widget as pdf.js reads it. */
export interface ReadWidget {
  readonly fieldName: string;
  readonly fieldValue: unknown;
  readonly exportValue?: string;
  readonly rect: readonly number[];
}

async function openWithPdfJs(bytes: Uint8Array) {
  return getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false }).promise;
}

/** The widgets of the first page, by pdf.js. */
export async function widgetsByPdfJs(bytes: Uint8Array): Promise<ReadWidget[]> {
  const document = await openWithPdfJs(bytes);
  const annotations: ({ subtype: string } & ReadWidget)[] = await (
    await document.getPage(1)
  ).getAnnotations();
  await document.destroy();
  return annotations.filter(({ subtype }) => subtype === 'Widget');
}

/** The text of the first page's content, by pdf.js. */
export async function textByPdfJs(bytes: Uint8Array): Promise<string> {
  const document = await openWithPdfJs(bytes);
  const { items } = await (await document.getPage(1)).getTextContent();
  await document.destroy();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}

export const textByPdfium = (bytes: Uint8Array): Promise<string> =>
  withPdfium(bytes, undefined, (document) => readPageText(document, 1));

/** The first page with its widgets, at two pixels to the point. */
export async function pictureByPdfium(bytes: Uint8Array): Promise<Picture> {
  const picture = await withPdfium(bytes, undefined, (document) => drawPage(document, 1, { scale: 2 }));
  if (!picture) throw new Error('PDFium draws no page');
  return picture;
}

/** How many pixels of a rectangle (in points, on a page 792 points high) are darker than white paper. */
export function inkIn(
  picture: Picture,
  [left = 0, bottom = 0, right = 0, top = 0]: readonly number[],
): number {
  let ink = 0;
  for (let y = Math.round((792 - top) * 2); y < (792 - bottom) * 2; y += 1) {
    for (let x = Math.round(left * 2); x < right * 2; x += 1) {
      const at = (y * picture.width + x) * 4;
      if (Math.min(...picture.rgba.subarray(at, at + 3)) < 160) ink += 1;
    }
  }
  return ink;
}

/** All objects of a file as text, by pdf-lib: what is written, whether or not something shows it. */
export async function objectsByPdfLib(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFRawStream ? object.dict.toString() : object.toString()))
    .join('\n');
}
