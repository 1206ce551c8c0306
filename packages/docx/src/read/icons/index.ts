import type { PageCharacter, PageReading, PdfiumDocument } from '@pagesmith/pdf';
import type { Inset } from '../../model.ts';
import { withIconLetters } from './icon-letters.ts';
import { picturesInLines } from './pictures-in-lines.ts';

export interface FoundIcons {
  /** The page with one character in place of each icon. */
  readonly reading: PageReading;
  readonly icons: ReadonlyMap<PageCharacter, Inset>;
}

/**
 * Icons, which are letters of fonts that hold nothing else, or pictures: those no larger than the letters beside them go
 * along with their words, and the others are pictures like all.
 */
export const withIcons = (document: PdfiumDocument, reading: PageReading): FoundIcons =>
  picturesInLines(withIconLetters(document, reading));
