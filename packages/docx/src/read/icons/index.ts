import type { PageReading, PdfiumDocument } from '@pagesmith/pdf';
import { withIconLetters } from './icon-letters.ts';
import { type FoundIcons, picturesInLines } from './pictures-in-lines.ts';

/**
 * Icons, which are letters of fonts that hold nothing else, or pictures: those no larger than the letters beside them go
 * along with their words, and the others are pictures like all.
 */
export const withIcons = (document: PdfiumDocument, reading: PageReading): FoundIcons =>
  picturesInLines(withIconLetters(document, reading));
