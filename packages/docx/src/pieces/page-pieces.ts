import type { PageReading } from '@pagesmith/pdf';
import type { KeptAs, Piece } from '../model.ts';

/** A page whose text is put together and not yet laid out. */
export interface PagePieces {
  readonly reading: PageReading;
  readonly pieces: readonly Piece[];
  /** Of its pieces, those at the height of headers and footers that are not theirs. */
  readonly beside?: ReadonlySet<Piece>;
  /** The pictures of a page of vertical lines, which is read a quarter turn to the left. */
  readonly upright?: PageReading['pictures'] | undefined;
  /** How it is kept where its characters could not be put together. */
  readonly keptAs?: KeptAs;
}
