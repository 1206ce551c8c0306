import type { Piece } from '../model.ts';

/** A line of a header or footer: its pieces, and which of its numbers counts the pages. */
export interface RepeatedPiece {
  readonly piece: Piece;
  readonly place: 'header' | 'footer';
  readonly pages: 'all' | 'odd' | 'even';
  /** The part of its text that counts the pages. */
  readonly label: string | undefined;
  readonly page: number;
  /** The pages on which it was found. */
  readonly shownOn: ReadonlySet<number>;
}

/** Whether what stands on these pages stands on that one. */
export const isOn = (pages: RepeatedPiece['pages'], page: number) =>
  pages === 'all' || (pages === 'even') === (page % 2 === 0);
