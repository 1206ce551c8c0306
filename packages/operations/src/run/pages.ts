import { parsePageList } from '@pagesmith/kernel';
import type { PdfDocument } from '@pagesmith/pdf';
import { namingPart } from './run.ts';

/** One page of the result: where it comes from. */
export interface PickedPage {
  readonly source: PdfDocument;
  readonly page: number;
}

export const pagesOf = (source: PdfDocument, pages: readonly number[]): PickedPage[] =>
  pages.map((page) => ({ source, page }));

export const allPages = (source: PdfDocument): PickedPage[] =>
  Array.from({ length: source.pageCount }, (_, index) => ({ source, page: index + 1 }));

/** The pages that a part names, checked against the document. */
export const pagesNamed = (part: string, list: string, { pageCount }: PdfDocument): Promise<number[]> =>
  namingPart(part, async () => parsePageList(list, pageCount));
