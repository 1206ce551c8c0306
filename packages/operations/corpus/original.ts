import { readFile } from 'node:fs/promises';
import { Failure } from '@pagesmith/kernel';
import { drawPage, type PdfiumDocument, type Picture, readPageText, withPdfium } from '@pagesmith/pdf';
import type { FileFacts } from './outcome.ts';
import { pageCountByQpdf, qpdfErrors } from './qpdf.ts';

export type Turn = 0 | 90;

/** A file before any operation, as other programs than ours see it. */
export interface Original {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly facts: FileFacts;
  /** The longest word of the last page that has any. */
  readonly lastWord: string | undefined;
  /** What qpdf finds wrong with a file from the start is not held against an output. */
  readonly isInOrder: boolean;
  /** Undefined where PDFium cannot draw it. */
  picture(page: number, turn: Turn): Picture | undefined;
}

export const comparisonScale = 0.5;

export async function readOriginal(path: string, isDrawn: boolean): Promise<Original> {
  const bytes = await readFile(path);
  const base = { path, bytes, isInOrder: qpdfErrors(path) === undefined };
  if (!isDrawn) return { ...base, ...unseen(path, 'PDFium does not end drawing it') };
  try {
    return await withPdfium(bytes, undefined, (document) => {
      const { pageCount } = document;
      if (pageCount === 0) return { ...base, ...unseen(path, 'no pages') };
      const pictures = picturesOf(document);
      return {
        ...base,
        facts: { pageCount },
        lastWord: lastWord(document),
        picture: (page: number, turn: Turn) => pictures[page - 1]?.[turn],
      };
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ...base, ...unseen(path, error.code) };
  }
}

/** Where PDFium asks for a password, qpdf may have forgotten the encryption while repairing: what it opens is ciphertext. */
const unseen = (path: string, refusal: string) => ({
  facts: { pageCount: refusal === 'password_required' ? undefined : pageCountByQpdf(path), refusal },
  lastWord: undefined,
  picture: () => undefined,
});

function lastWord(document: PdfiumDocument): string | undefined {
  for (let page = document.pageCount; page >= 1; page--) {
    const words = readPageText(document, page).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
    const [first, ...others] = words;
    if (first !== undefined) {
      return others.reduce((longest, word) => (word.length > longest.length ? word : longest), first);
    }
  }
  return undefined;
}

/** Drawn once, however many outputs are compared with them. */
function picturesOf(document: PdfiumDocument) {
  return Array.from({ length: document.pageCount }, (_, index) => ({
    0: drawPage(document, index + 1, { scale: comparisonScale }),
    90: drawPage(document, index + 1, { scale: comparisonScale, rotate: 90 }),
  }));
}
