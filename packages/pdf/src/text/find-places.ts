import type { PdfFile } from '../bytes/index.ts';
import { pdfFailures } from '../failures.ts';
import type { SearchOptions } from './find-text.ts';
import { pageBreaks } from './page-breaks.ts';
import type { TextBox } from './page-places.ts';
import { withPageTexts } from './page-text.ts';
import { searchFor, stretchesOf } from './search-text.ts';

export interface TextPlace {
  /** From 1. For a text that goes on over the end of a page, the page where it begins. */
  readonly page: number;
  /** One for each line. None where the text goes over the end of a page, or runs in two directions. */
  readonly boxes: readonly TextBox[];
}

export interface FoundPlaces {
  readonly places: readonly TextPlace[];
  readonly totalPages: number;
  /** Whether there were more than are listed. */
  readonly isCut: boolean;
}

export const placesMax = 10_000;

/** Every place of a text, page after page; `foldText` says which differences are ignored. */
export async function findPlaces(
  file: PdfFile,
  text: string,
  { password, onPage, ignoresAccents = false }: SearchOptions = {},
): Promise<FoundPlaces> {
  const holdsText = searchFor(text, { ignoresAccents });
  if (holdsText === undefined) throw pdfFailures.searchTextEmpty();
  const stretches = stretchesOf(text, { ignoresAccents });
  return withPageTexts(file, password, text, async (pages, totalPages) => {
    const places: TextPlace[] = [];
    let page = 0;
    let previous = '';
    for await (const { text: plain, withAnnotations, boxesOf } of pages) {
      page++;
      const on = page;
      const placesIn = (shown: string): TextPlace[] => {
        if (!holdsText(shown)) return [];
        const found = stretches(shown).map((stretch) => ({ page: on, boxes: boxesOf(shown, stretch) }));
        return found.length > 0 ? found : [{ page: on, boxes: [] }];
      };
      // The text of an annotation can fall between the letters that it covers: then those of the page are there alone.
      const ofPage = placesIn(plain);
      const shown = withAnnotations();
      const ofAll = shown === undefined ? [] : placesIn(shown);
      const found = ofAll.length > ofPage.length ? ofAll : ofPage;
      const goesOver =
        found.length === 0 &&
        !holdsText(previous) &&
        pageBreaks(previous, plain, text.length).some(holdsText);
      if (goesOver) places.push({ page: page - 1, boxes: [] });
      places.push(...found);
      if (places.length > placesMax) return { places: places.slice(0, placesMax), totalPages, isCut: true };
      previous = plain;
      onPage?.(page, totalPages);
    }
    return { places, totalPages, isCut: false };
  });
}
