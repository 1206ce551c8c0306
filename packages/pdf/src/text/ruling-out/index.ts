// Which pages of a document cannot hold a text, told from the letters of their content streams: they need not be laid
// out. Whatever is not fully understood rules nothing out.
import { PdfDict, PdfRef } from '@libpdf/core';
import { type ByteSource, type PdfFile, sourceOf } from '../../bytes/index.ts';
import { inherited, openRegular, type Page, type PdfDocument, type Resolve } from '../../document/index.ts';
import { coarseLetters, isOutOfOrder } from './coarse-letters.ts';
import { type Cover, couldHold, coverOf, type Wanted, wantedOf } from './cover.ts';
import { FontLetters, type KnownFont, ProbeFailed } from './font-letters.ts';
import { type PagePieces, piecesOf } from './page-pieces.ts';

export { ProbeFailed } from './font-letters.ts';

/** Whether the text of a page (from 0) has to be read: it may hold the text, or share it with the page beside it. */
export type IsCandidate = (index: number) => Promise<boolean>;

const lettersMin = 3;
/** What does not hold the beginning of a text does not hold the text. */
const lettersMax = 200;

export interface RulingOut {
  /** Of a shorter document all pages are read as soon as its fonts are. */
  readonly pagesMin: number;
  /** After so many pages it has to have paid, or is given up. */
  readonly triedPages: number;
}

/** The document as PDFium reads it; pages from 0. */
export interface ReadPages {
  readonly pageCount: number;
  textOf(index: number): string;
}

const usual: RulingOut = { pagesMin: 16, triedPages: 32 };

/** Undefined where nothing is to be gained, or the document is not as regular as this needs it to be. */
export function ruleOut(
  file: PdfFile,
  text: string,
  { pageCount, textOf }: ReadPages,
  limits = usual,
): IsCandidate | undefined {
  const wanted = coarseLetters(text).slice(0, lettersMax);
  if (pageCount < limits.pagesMin || wanted.length < lettersMin || isOutOfOrder(text)) return undefined;
  const source = sourceOf(file);
  const document = openOrNull(source);
  if (!document || document.pageCount !== pageCount || !isPlain(document)) return undefined;
  const { registry, info } = document.pdf.context;
  const size = info.trailer.getNumber('Size')?.value ?? 0;
  if (size < registry.nextObjectNumber) return undefined;
  const letters = new FontLetters(source, document.resolve, size);
  return candidates({ document, letters, wanted: wantedOf(wanted), textOf, proven: new Set() }, limits);
}

/** A file that is a bomb is left to PDFium, which reads only what is on its pages. */
function openOrNull(source: ByteSource): PdfDocument | null {
  try {
    return openRegular(source);
  } catch {
    return null;
  }
}

/** Its pages are counted as PDFium counts them, and its lines run from left to right. */
function isPlain({ pdf, pages, resolve }: PdfDocument): boolean {
  const catalog = pdf.context.catalog.getDict();
  const direction = catalog.getDict('ViewerPreferences', resolve)?.getName('Direction', resolve)?.value;
  const counts = new Map<Page['dict'], number>();
  for (const { ancestors } of pages) {
    for (const node of ancestors) counts.set(node, (counts.get(node) ?? 0) + 1);
  }
  const isCounted = [...counts].every(([node, count]) => node.getNumber('Count', resolve)?.value === count);
  return direction !== 'R2L' && isCounted && !pdf.context.info.trailer.has('Encrypt');
}

interface Search {
  readonly document: PdfDocument;
  readonly letters: FontLetters;
  readonly wanted: Wanted;
  readonly textOf: ReadPages['textOf'];
  /** Fonts with which a page was read as PDFium reads it. */
  readonly proven: Set<KnownFont>;
}

function candidates(search: Search, { triedPages }: RulingOut): IsCandidate {
  const { pageCount } = search.document;
  const covers = new Map<number, Promise<Cover | null>>();
  let [asked, ruledOut] = [0, 0];
  const coverAt = (index: number): Promise<Cover | null> => {
    let cover = covers.get(index);
    if (cover === undefined) {
      cover = readCover(search, index);
      covers.set(index, cover);
      covers.delete(index - 3);
    }
    return cover;
  };
  const couldPairHold = async (index: number): Promise<boolean> => {
    const pair = [index, index + 1].filter((at) => at >= 0 && at < pageCount);
    const [one, other = one] = await Promise.all(pair.map(coverAt));
    return !one || !other || couldHold(one, other);
  };
  return async (index) => {
    if (asked >= triedPages && ruledOut * 2 < asked) return true;
    const isCandidate = (await couldPairHold(index - 1)) || (await couldPairHold(index));
    asked += 1;
    if (!isCandidate) ruledOut += 1;
    return isCandidate;
  };
}

async function readCover(search: Search, index: number): Promise<Cover | null> {
  const { document, letters, wanted } = search;
  const page = document.pages[index];
  try {
    while (page) {
      const read = piecesOf(page, document.resolve, letters);
      if (read.missing.length === 0)
        return isProven(search, index, read) ? coverOf(read.pieces, wanted) : null;
      const ahead = document.pages.slice(index + 1, index + pagesAhead);
      if (!(await letters.ask(read.missing, fontsOf(ahead, document.resolve)))) return null;
    }
    return null;
  } catch (error) {
    if (error instanceof ProbeFailed) throw error;
    return null;
  }
}

/** The first page of each font is read by PDFium too: all letters that it has must be known here. */
function isProven({ textOf, proven }: Search, index: number, { pieces, fonts }: PagePieces): boolean {
  if ([...fonts].every((font) => proven.has(font))) return true;
  const known = new Set([...pieces].join(''));
  if (![...coarseLetters(textOf(index))].every((letter) => known.has(letter))) return false;
  for (const font of fonts) proven.add(font);
  return true;
}

/** Fonts of the pages that come next are asked for with those of this one. */
const pagesAhead = 64;

function fontsOf(pages: readonly Page[], resolve: Resolve): PdfRef[] {
  const holders = pages.map((page) => {
    const resources = inherited(page, 'Resources', resolve);
    const found = resources instanceof PdfRef ? resolve(resources) : resources;
    return found instanceof PdfDict ? found.getDict('Font', resolve) : undefined;
  });
  const entries = holders.flatMap((holder) => (holder ? [...holder].map(([, value]) => value) : []));
  return entries.filter((value) => value instanceof PdfRef);
}
