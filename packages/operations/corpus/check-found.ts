import { foldText, readPageText, withPdfium } from '@pagesmith/pdf';
import * as z from 'zod';
import type { Original } from './original.ts';

const found = z.object({ page: z.number(), totalPages: z.number() });

/** What is wrong with the answer: the page it names has to hold the word, and no page before it. */
export async function checkFound(
  { bytes }: Original,
  json: unknown,
  word: string,
): Promise<string | undefined> {
  const { page, totalPages } = found.parse(json);
  return withPdfium(bytes, undefined, (document) => {
    if (totalPages !== document.pageCount) return `${totalPages} pages instead of ${document.pageCount}`;
    for (let before = 1; before < page; before++) {
      if (readPageText(document, before).includes(word)) return `page ${page}, but page ${before} holds it`;
    }
    return foldText(readPageText(document, page)).includes(foldText(word))
      ? undefined
      : `page ${page} does not hold it`;
  });
}
