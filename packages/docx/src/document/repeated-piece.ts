import type { Piece } from '../model.ts';

export type EdgeOfPage = 'header' | 'footer';

/** A line of a header or footer: its pieces, and which of its numbers counts the pages. */
export interface RepeatedPiece {
  /** Where it stands on a page that is as high as the first one. */
  readonly piece: Piece;
  readonly place: EdgeOfPage;
  readonly pages: 'all' | 'odd' | 'even' | 'first';
  /** The part of its text that counts the pages. */
  readonly label: string | undefined;
  readonly page: number;
  /** The pages on which it was found. */
  readonly shownOn: ReadonlySet<number>;
}

/** Where a piece stands on a page that is higher by some points: a footer keeps its distance from the foot. */
export function onHigherPage(piece: Piece, place: EdgeOfPage, points: number): Piece {
  if (place === 'header' || points === 0) return piece;
  const { box, baseline } = piece;
  return {
    ...piece,
    words: piece.words,
    box: { ...box, top: box.top + points, bottom: box.bottom + points },
    baseline: baseline + points,
  };
}

/** Whether what stands on these pages stands on that one. */
export const isOn = (pages: RepeatedPiece['pages'], page: number) =>
  pages === 'first' ? page === 1 : pages === 'all' || (pages === 'even') === (page % 2 === 0);
