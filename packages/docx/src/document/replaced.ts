import { middleY, overlaps } from '../geometry.ts';
import type { Piece } from '../model.ts';
import { type PagePieces, pieceText } from '../pieces/index.ts';
import { isOn, onHigherPage, type RepeatedPiece } from './repeated-piece.ts';

type Shown = Pick<RepeatedPiece, 'piece' | 'place' | 'page' | 'pages'>;

/**
 * Whether a page has another text where this one would stand on it, as with the name of a chapter: in the header it would
 * be printed over the names of all other chapters.
 */
export const isReplaced = (
  { piece, place, page: first, pages: on }: Shown,
  pages: readonly PagePieces[],
  taken: ReadonlySet<Piece>,
): boolean =>
  pages.some(({ reading: { page, height }, pieces }) => {
    if (page < first || !isOn(on, page)) return false;
    const there = onHigherPage(piece, place, height - (pages[0]?.reading.height ?? height));
    return pieces.some((other) => !taken.has(other) && standsFor(other, there));
  });

const standsFor = (other: Piece, piece: Piece) =>
  overlaps(other.box, piece.box) &&
  middleY(other.box) > piece.box.top &&
  middleY(other.box) < piece.box.bottom &&
  pieceText(other) !== pieceText(piece);
