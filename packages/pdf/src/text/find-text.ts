import { withReadablePages } from '../document/index.ts';
import { pdfFailures } from '../failures.ts';
import { readPageTexts } from './page-text.ts';
import { searchFor } from './search-text.ts';

export interface FoundText {
  /** The first page (1-based) holding the text, or null. */
  readonly page: number | null;
  readonly totalPages: number;
}

interface SearchOptions {
  readonly password?: string | undefined;
  /** Told after every page that has been searched. */
  readonly onPage?: ((done: number, total: number) => void) | undefined;
}

/** Reads page after page and stops at the first that contains the text. `foldText` says which differences are ignored. */
export async function findText(
  bytes: Uint8Array,
  text: string,
  { password, onPage }: SearchOptions = {},
): Promise<FoundText> {
  const holdsText = searchFor(text);
  if (holdsText === undefined) throw pdfFailures.searchTextEmpty();
  return withReadablePages(bytes, password, (document) => {
    const totalPages = document.pageCount;
    let page = 0;
    for (const pageText of readPageTexts(document)) {
      page++;
      if (holdsText(pageText)) return { page, totalPages };
      onPage?.(page, totalPages);
    }
    return { page: null, totalPages };
  });
}
