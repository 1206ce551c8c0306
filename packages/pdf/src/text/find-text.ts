import type { PdfFile } from '../bytes/index.ts';
import { pdfFailures } from '../failures.ts';
import { pageBreaks } from './page-breaks.ts';
import { withPageTexts } from './page-text.ts';
import { searchFor } from './search-text.ts';

export interface FoundText {
  /** The first page (1-based) holding the text, or null. */
  readonly page: number | null;
  readonly totalPages: number;
}

export interface SearchOptions {
  readonly password?: string | undefined;
  readonly ignoresAccents?: boolean | undefined;
  /** Told after every page that has been searched. */
  readonly onPage?: ((done: number, total: number) => void) | undefined;
}

/**
 * Reads page after page and stops at the first that contains the text, or on which it begins when it goes on over the end
 * of the page. `foldText` says which differences are ignored.
 */
export async function findText(
  file: PdfFile,
  text: string,
  { password, onPage, ignoresAccents = false }: SearchOptions = {},
): Promise<FoundText> {
  const holdsText = searchFor(text, { ignoresAccents });
  if (holdsText === undefined) throw pdfFailures.searchTextEmpty();
  return withPageTexts(file, password, text, async (pages, totalPages) => {
    let page = 0;
    let previous = '';
    for await (const { text: pageText, withAnnotations } of pages) {
      page++;
      const isHere = holdsText(pageText) || holdsText(withAnnotations() ?? '');
      if (!isHere && pageBreaks(previous, pageText, text.length).some(holdsText))
        return { page: page - 1, totalPages };
      if (isHere) return { page, totalPages };
      previous = pageText;
      onPage?.(page, totalPages);
    }
    return { page: null, totalPages };
  });
}
