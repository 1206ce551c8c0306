import type { PageModel, Piece } from '../../model.ts';
import { linesOf } from '../../pieces/index.ts';
import { paragraphOf } from '../paragraphs/paragraphs.ts';

/** The page with each line of some further text in a frame at its place. */
export function withFramed(page: PageModel, pieces: readonly Piece[]): PageModel {
  if (pieces.length === 0) return page;
  const lines = linesOf(pieces).map((line) => ({
    box: line.box,
    // Such a line may begin with a dash, as the number of a page does, and is no item of a list.
    paragraphs: [paragraphOf([line], line.box, false)],
  }));
  return { ...page, framed: [...(page.framed ?? []), ...lines] };
}
