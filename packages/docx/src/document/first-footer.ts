import { middleY } from '../geometry.ts';
import type { Piece } from '../model.ts';
import { linesOf, type PagePieces } from '../pieces/index.ts';
import { besideLinesMax, sentenceStepEmMax } from './measures.ts';
import type { RepeatedPiece } from './repeated-piece.ts';
import { isInTable } from './table-rows.ts';

/**
 * What stands on the first page where the footers of all others do, as the date of a leaflet: it is a footer of that page.
 * In the text it would find no room above that height, and move to a page of its own.
 */
export function firstFooterOf(
  first: PagePieces | undefined,
  repeated: readonly RepeatedPiece[],
): RepeatedPiece[] {
  const boxes = repeated.filter(({ place }) => place === 'footer').map(({ piece }) => piece.box);
  if (first === undefined || boxes.length === 0 || !beginsOnSecond(repeated)) return [];
  const top = Math.min(...boxes.map((box) => box.top));
  const isBelow = ({ box }: Piece) => middleY(box) > top;
  const below = first.pieces.filter(isBelow);
  const above = first.pieces.filter((piece) => !isBelow(piece));
  const lines = linesOf(below);
  const [highest] = lines;
  if (
    highest === undefined ||
    lines.length > besideLinesMax ||
    below.some((piece) => isInTable(piece, first))
  )
    return [];
  // The last lines of text that goes on further down than on other pages are no footer.
  const reached = Math.max(...above.map(({ baseline }) => baseline));
  if (highest.baseline - reached < highest.sizePoints * sentenceStepEmMax) return [];
  return below.map((piece) => ({
    piece,
    place: 'footer',
    pages: 'first',
    label: undefined,
    page: 1,
    shownOn: new Set([1]),
  }));
}

/** Whether headers and footers stand on all pages but the first; those of odd pages begin on the third. */
export const beginsOnSecond = (parts: readonly Pick<RepeatedPiece, 'page' | 'pages'>[]): boolean => {
  const others = parts.filter(({ pages }) => pages !== 'first');
  return (
    others.some(({ page }) => page === 2) &&
    others.every(({ page, pages }) => page === 2 || (page === 3 && pages === 'odd'))
  );
};
