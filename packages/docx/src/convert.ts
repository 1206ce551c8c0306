import {
  type PdfFile,
  type PdfiumDocument,
  pdfFailures,
  readOutline,
  readProperties,
  withReadablePages,
} from '@pagesmith/pdf';
import { analyses, isTrap, modelOf, type PageAnalyses, piecesOf } from './convert-page.ts';
import { documentOf, markHeadings, packedPage, takeEdgeRules, takeRepeated } from './document/index.ts';
import type { KeptAs, PageModel } from './model.ts';
import type { PagePieces } from './pieces/index.ts';
import {
  type FormOutput,
  openLinkGate,
  openRecognizer,
  type RecognitionLanguage,
  type Recognizer,
  recognitionLimits,
} from './read/index.ts';
import { openShared } from './shared.ts';
import { writeDocx } from './write/index.ts';

export interface ConversionOptions {
  readonly password?: string | undefined;
  /** A line for the header of every page. */
  readonly mark?: string | undefined;
  /** The languages of scanned pages, or `auto` to find them out; without it they stay pictures. */
  readonly ocr?: readonly RecognitionLanguage[] | 'auto' | undefined;
  /** The processor time that there is for so many pages; scanned ones that do not fit into it stay pictures. */
  readonly msFor?: ((pages: number) => number) | undefined;
  /** What becomes of form fields; what stands in them, as text, where nothing is said. */
  readonly forms?: FormOutput | undefined;
  /** Called after each page has been read, which is nearly all of the work. */
  readonly onPage?: ((done: number, total: number) => void) | undefined;
  /** Called with the pages that could not be analysed, once for each way they were kept instead. */
  readonly onSimplified?: ((keptAs: KeptAs, pages: readonly number[]) => void) | undefined;
  /** Called with the scanned pages that there was no time to read, and how many were to be read. */
  readonly onUnread?: ((pages: readonly number[], scanCount: number) => void) | undefined;
  /** Called with the pages that show no text and stay pictures, where no text was to be recognised. */
  readonly onTextless?: ((pages: readonly number[]) => void) | undefined;
  /** Called with the pages on which letters or pictures are painted over, which are left out. */
  readonly onCovered?: ((pages: readonly number[]) => void) | undefined;
  /** Called with each error of ours, which a page or the whole document was converted more simply for. */
  readonly onProblem?: ((error: unknown, page?: number) => void) | undefined;
  /** Called with the number of links that were dropped as unsafe; their text is kept. */
  readonly onLinksRemoved?: ((count: number) => void) | undefined;
}

/** The bytes of a Word document with the text, tables and pictures of a PDF. */
export async function convertToDocx(
  file: PdfFile,
  { password, ocr, msFor = unbounded, ...others }: ConversionOptions = {},
): Promise<Uint8Array> {
  const convert = (document: PdfiumDocument) => {
    const recognizer = ocr && openRecognizer(ocr, recognitionLimits(msFor(document.pageCount)));
    return convertDocument(document, { ...others, recognizer });
  };
  return withReadablePages(file, password, convert, { isDrawn: true });
}

const unbounded = () => Number.POSITIVE_INFINITY;

interface Conversion extends Omit<ConversionOptions, 'password' | 'ocr' | 'msFor'> {
  readonly recognizer?: Recognizer | undefined;
  readonly with?: PageAnalyses;
}

/** The same for an open document, with analyses chosen by the caller. */
export async function convertDocument(document: PdfiumDocument, conversion: Conversion): Promise<Uint8Array> {
  const { recognizer, forms = 'text', onPage, onLinksRemoved, with: used = analyses } = conversion;
  const { onProblem = ignore, onUnread, onTextless, onCovered } = conversion;
  const scans = new Map<number, boolean>();
  const onScan = (page: number, isRead: boolean) => void scans.set(page, isRead);
  const { pageCount } = document;
  if (pageCount === 0) throw pdfFailures.fileDamaged();
  const read: PagePieces[] = [];
  const shared = openShared();
  const gate = openLinkGate();
  for (let page = 1; page <= pageCount; page++) {
    read.push(await piecesOf(document, page, used, { recognizer, shared, gate, forms, onScan, onProblem }));
    onPage?.(page, pageCount);
  }
  const unread = [...scans].flatMap(([page, isRead]) => (isRead ? [] : [page]));
  if (unread.length > 0 && recognizer) onUnread?.(unread, scans.size);
  if (unread.length > 0 && !recognizer) onTextless?.(unread);
  const covered = read.flatMap(({ reading }) => (reading.hasCovered ? [reading.page] : []));
  try {
    const written = write(document, read, used, conversion);
    if (gate.removedCount > 0) onLinksRemoved?.(gate.removedCount);
    if (covered.length > 0) onCovered?.(covered);
    return written;
  } catch (error) {
    // An error that no single page caused leads to another attempt with a simpler analysis, and finally with none.
    if (isTrap(error) || used.layOut.length === 0) throw error;
    onProblem(error);
    return convertDocument(document, { ...conversion, with: { ...used, layOut: used.layOut.slice(1) } });
  }
}

const ignore = () => undefined;

function write(
  document: PdfiumDocument,
  read: PagePieces[],
  used: PageAnalyses,
  { mark, forms, onSimplified, onProblem = ignore }: Conversion,
): Uint8Array {
  const { pages: bare, repeated, numbers } = takeRepeated(read);
  const { pages, backdrops } = takeEdgeRules(bare, repeated);
  const models: PageModel[] = [];
  // A page's raw text is released once the page is analysed: keeping both for hundreds of pages would fill the memory.
  for (const all of [read, bare]) all.length = 0;
  for (let page = pages.shift(); page !== undefined; page = pages.shift()) {
    models.push(packedPage(modelOf(document, page, used, onProblem)));
  }
  markHeadings(models, readOutline(document));
  const written = writeDocx(documentOf(models, { repeated, numbers, backdrops }, readProperties(document)), {
    mark,
    forms,
  });
  for (const keptAs of ['lines', 'picture', 'unreadable', 'garbled'] as const) {
    const simplified = models.filter((model) => model.keptAs === keptAs).map(({ page }) => page);
    if (simplified.length > 0) onSimplified?.(keptAs, simplified);
  }
  return written;
}
