import type { Line, PageModel } from '../model.ts';
import { packed } from '../pieces/index.ts';
import { withEachParagraph } from './each-paragraph.ts';

/** The same page with the words of its lines packed, because it waits in memory until all pages are written. */
export const packedPage = (page: PageModel): PageModel =>
  withEachParagraph(page, (paragraph) => ({
    ...paragraph,
    lines: paragraph.lines.map((line): Line => ({ ...line, pieces: packed(line.pieces) })),
  }));
