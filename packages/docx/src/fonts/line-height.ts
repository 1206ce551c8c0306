import type { Line, Span } from '../model.ts';
import { lineText } from '../pieces/index.ts';
import type { FontBook } from './font-book.ts';
import type { FontFamily } from './map-font.ts';

/** How high a line is by itself, in ems: ascent, descent and gap of the fonts, which their open twins share. */
const heightsEm: Readonly<Record<FontFamily, number>> = {
  Arial: 1.149,
  'Times New Roman': 1.149,
  'Courier New': 1.133,
  Calibri: 1.221,
  Cambria: 1.172,
};

// Latin, Greek and Cyrillic letters, punctuation and the signs of currencies: what these families have themselves.
const known = /^[\t\u0020-\u024f\u02c6-\u02dd\u0370-\u03ff\u0400-\u045f\u2010-\u2044\u20ac\u2122\u2212]*$/;

/** Whether a text is set in the families we write, and not in another font of whatever height and width. */
export const isMeasured = (lines: readonly Line[]) => lines.every((line) => known.test(lineText(line)));

/** The heights that the parts of a text give to a line when nothing is said about it. */
export const naturalHeights = (spans: readonly Span[], familyOf: FontBook): number[] =>
  spans
    .filter(({ text, style }) => style.raise === 'none' && text.trim() !== '')
    .map(({ style }) => style.sizePoints * heightsEm[familyOf(style)]);
