import type { PdfiumDocument } from '../pdfium/index.ts';
import { bytesFrom, textOf } from './scratch.ts';

/** What a document says about itself; empty where it says nothing. */
export interface DocumentProperties {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly keywords: string;
  /** As in BCP 47, `fr-CA` for example. */
  readonly language: string;
}

export function readProperties(document: PdfiumDocument): DocumentProperties {
  const { pdfium, handle } = document;
  const entry = (name: string) =>
    textOf(
      bytesFrom(document, (...space) => pdfium.FPDF_GetMetaText(handle, name, ...space)),
      'utf16le',
    ).trim();
  const language = bytesFrom(document, (...space) => pdfium.FPDFCatalog_GetLanguage(handle, ...space));
  return {
    title: entry('Title'),
    author: entry('Author'),
    subject: entry('Subject'),
    keywords: entry('Keywords'),
    language: textOf(language, 'utf16le').trim(),
  };
}
