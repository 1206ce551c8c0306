import { lineText } from '../layout/text-of.ts';
import type { Line, Span } from '../model.ts';
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

/** The height of a line of some text when nothing is said about it: what most of its letters ask for. */
export function naturalHeight(spans: readonly Span[], familyOf: FontBook): number {
  const letters = new Map<number, number>();
  for (const { text, style } of spans) {
    if (style.raise !== 'none') continue;
    const height = style.sizePoints * naturalHeights[familyOf(style)];
    letters.set(height, (letters.get(height) ?? 0) + text.trim().length);
  }
  return [...letters].sort((first, second) => second[1] - first[1])[0]?.[0] ?? 0;
}
