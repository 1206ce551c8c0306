import type { PageModel, Piece } from '../../model.ts';
import { linesOf } from '../../pieces/index.ts';
import { paragraphOf } from '../paragraphs/paragraphs.ts';

/** The page with each line of some further text in a frame at its place. */
export function withFramed(page: PageModel, pieces: readonly Piece[]): PageModel {
  if (pieces.length === 0) return page;
  const lines = linesOf(pieces).map((line) => ({
    box: line.box,
    paragraphs: [paragraphOf([line], line.box)],
  }));
  return { ...page, framed: [...(page.framed ?? []), ...lines] };
}
