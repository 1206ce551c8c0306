import { drawPdf, type Sheet } from '../testing/index.ts';

/** The bytes of a document whose pages are drawn by hand. */
export async function drawnPages(
  draw: (sheet: Sheet) => void | Promise<void>,
  pageCount = 1,
): Promise<Uint8Array> {
  return (await drawPdf(draw, pageCount)).save();
}
