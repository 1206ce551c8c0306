import { middleY } from '../geometry.ts';
import type { Piece } from '../model.ts';
import { linesOf, type PagePieces } from '../pieces/index.ts';
import { besideLinesMax } from './measures.ts';
import { isOn, type RepeatedPiece } from './repeated-piece.ts';
import { isInTable } from './table-rows.ts';

/**
 * The text of a page at the height of its headers and footers, such as a running title that changes with the chapter.
 * Word keeps that height free: in the flow such a line would move to the next page.
 */
export function besideRepeated(page: PagePieces, repeated: readonly RepeatedPiece[]): ReadonlySet<Piece> {
  const { reading, pieces } = page;
  const shown = repeated.filter((one) => one.page <= reading.page && isOn(one.pages, reading.page));
  const boxes = (place: RepeatedPiece['place']) =>
    shown.filter((one) => one.place === place).map(({ piece }) => piece.box);
  const headerBottom = Math.max(-Infinity, ...boxes('header').map(({ bottom }) => bottom));
  const footerTop = Math.min(Infinity, ...boxes('footer').map(({ top }) => top));
  const above = pieces.filter(({ box }) => middleY(box) < headerBottom);
  const below = pieces.filter(({ box }) => middleY(box) > footerTop);
  const few = [above, below].filter((beside) => linesOf(beside).length <= besideLinesMax).flat();
  return new Set(few.filter((piece) => !isInTable(piece, page)));
}
