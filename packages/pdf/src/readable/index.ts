// A document whose pages PDFium can read to the last letter: what it would pass over is mended in a copy first.
export { withReadablePages } from './with-readable-pages.ts';
