import { type PdfiumDocument, readOutline, withPdfium } from '@pagesmith/pdf';
import { analyses, modelOf, type PageAnalyses, piecesOf } from './convert-page.ts';
import { markHeadings } from './document/headings.ts';
import { type PagePieces, takeRepeated } from './document/repeated-lines.ts';
import { writeDocx } from './ooxml/write-docx.ts';
import { openRecognizer, type RecognitionLanguage, type Recognizer } from './recognition/index.ts';

export interface ConversionOptions {
  readonly password?: string | undefined;
  /** A line for the header of every page. */
  readonly mark?: string | undefined;
  /** The language in which scanned pages are read; without one they stay pictures. */
  readonly ocr?: RecognitionLanguage | undefined;
}

/** The bytes of a Word document with the text, tables and pictures of a PDF. */
export async function convertToDocx(
  bytes: Uint8Array,
  { password, mark, ocr }: ConversionOptions = {},
): Promise<Uint8Array> {
  const recognizer = ocr === undefined ? undefined : openRecognizer(ocr);
  return withPdfium(bytes, password, (document) => convertDocument(document, { mark, recognizer }));
}

interface Conversion {
  readonly mark?: string | undefined;
  readonly recognizer?: Recognizer | undefined;
  readonly with?: PageAnalyses;
}

/** The same of an open document, with analyses of the caller's choice. */
export async function convertDocument(
  document: PdfiumDocument,
  { mark, recognizer, with: used = analyses }: Conversion,
): Promise<Uint8Array> {
  const read: PagePieces[] = [];
  for (let page = 1; page <= document.pageCount; page++) {
    read.push(await piecesOf(document, page, used, recognizer));
  }
  const { pages, repeated } = takeRepeated(read);
  const models = pages.map((page) => modelOf(document, page, used));
  markHeadings(models, readOutline(document));
  return writeDocx(models, repeated, mark);
}
