import type { PageReading } from '@pagesmith/pdf';
import type { Piece } from '../model.ts';

/** A page whose text is put together and not yet laid out. */
export interface PagePieces {
  readonly reading: PageReading;
  readonly pieces: readonly Piece[];
  /** Whether its characters could not be put together. */
  readonly isUnread?: boolean;
}
