import type { PdfObject } from '@libpdf/core';

/** One drawn glyph. Lengths are in thousandths of the font size. */
export interface Glyph {
  /** The character code as the hexadecimal digits of a PDF string. */
  readonly code: string;
  /** What the font itself moves the pen by, and what shaping wants it to move by. */
  readonly width: number;
  readonly advance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** A font as the drawing code sees it, whether it comes from the form or from us. */
export interface RunFont {
  /** What a resource dictionary names: a reference, or a dictionary that is written in place. */
  readonly resource: PdfObject;
  /** As its maker calls it: bold and italic are told by it. */
  readonly name?: string | undefined;
  readonly ascent: number;
  readonly descent: number;
  covers(codePoint: number): boolean;
  /** The glyphs in the order in which they are drawn, from left to right. */
  shape(text: string, direction: 'ltr' | 'rtl'): Glyph[];
}

/** A stretch of text in one font and one direction, ready to draw. */
export interface ShapedRun {
  readonly font: RunFont;
  readonly glyphs: readonly Glyph[];
  readonly width: number;
}

export const widthOf = (glyphs: readonly { advance: number }[]): number =>
  glyphs.reduce((sum, { advance }) => sum + advance, 0);
