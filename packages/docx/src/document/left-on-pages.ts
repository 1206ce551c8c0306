import type { Piece } from '../model.ts';
import type { PagePieces } from '../pieces/index.ts';
import { besideRepeated } from './beside-repeated.ts';
import type { RepeatedPiece } from './repeated-piece.ts';

/** A page without some of its pieces. */
export const without = (page: PagePieces, taken: ReadonlySet<Piece>): PagePieces => ({
  ...page,
  pieces: page.pieces.filter((piece) => !taken.has(piece)),
});

/** What is left of the pages, and what of that stands at the height of headers and footers. */
export const leftOn = (
  pages: readonly PagePieces[],
  taken: ReadonlySet<Piece>,
  repeated: readonly RepeatedPiece[],
) =>
  pages.map((page): PagePieces => {
    const rest = without(page, taken);
    const beside = besideRepeated(rest, repeated, pages[0]?.reading.height ?? page.reading.height);
    return beside.size === 0 ? rest : { ...rest, beside };
  });
