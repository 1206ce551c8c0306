import type { PdfiumDocument } from '../pdfium/index.ts';
import type { Matrix } from './matrix.ts';
import type { Scratch } from './scratch.ts';

/** A page that is being read. */
export interface PageSource {
  readonly document: PdfiumDocument;
  readonly pageHandle: number;
  readonly scratch: Scratch;
  readonly toShown: Matrix;
}
