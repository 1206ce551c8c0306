import type { PdfiumDocument } from '../pdfium/index.ts';
import { bytesFrom, textOf } from './scratch.ts';

export interface OutlineEntry {
  readonly title: string;
  /** 1 for the outermost. */
  readonly level: number;
}

const entriesMax = 5000;
const levelMax = 9;

/** The bookmarks of a document in order; a limit ends circular ones. */
export function readOutline(document: PdfiumDocument): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  collect(document, 0, 1, entries);
  return entries;
}

function collect(document: PdfiumDocument, parent: number, level: number, entries: OutlineEntry[]): void {
  const { pdfium, handle } = document;
  let bookmark = pdfium.FPDFBookmark_GetFirstChild(handle, parent);
  while (bookmark !== 0 && entries.length < entriesMax) {
    const current = bookmark;
    const bytes = bytesFrom(document, (...space) => pdfium.FPDFBookmark_GetTitle(current, ...space));
    entries.push({ title: textOf(bytes, 'utf16le'), level });
    if (level < levelMax) collect(document, current, level + 1, entries);
    bookmark = pdfium.FPDFBookmark_GetNextSibling(handle, current);
  }
}
