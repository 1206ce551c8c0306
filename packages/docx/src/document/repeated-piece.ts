import type { Piece } from '../model.ts';

/** A line of a header or footer: its pieces, and which of its numbers counts the pages. */
export interface RepeatedPiece {
  readonly piece: Piece;
  readonly place: 'header' | 'footer';
  readonly pages: 'all' | 'odd' | 'even';
  /** The part of its text that counts the pages. */
  readonly label: string | undefined;
  readonly page: number;
}
