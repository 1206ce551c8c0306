import { lineText } from '../layout/text-of.ts';
import type { Line, TextStyle } from '../model.ts';
import type { FontBook } from './font-book.ts';
import type { FontFamily } from './map-font.ts';

/** How high a line is by itself, in ems: ascent, descent and gap of the fonts, which their open twins share. */
const naturalHeights: Readonly<Record<FontFamily, number>> = {
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

/** The height of the highest line of some text when nothing is said about it. */
export function naturalHeight(styles: readonly TextStyle[], familyOf: FontBook): number {
  return Math.max(
    0,
    ...styles.map((style) =>
      style.raise === 'none' ? style.sizePoints * naturalHeights[familyOf(style)] : 0,
    ),
  );
}
