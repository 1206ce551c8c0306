// Text to glyphs: which font draws a character, how a line is shaped and ordered, and where it breaks.
// It knows nothing of forms. Fonts of the document are read, never changed; ours are embedded as subsets.
export { decimal, drawLine, FontResources } from './draw-line.ts';
export { FontBook, type ShapedLine } from './font-book.ts';
export { codePointOfGlyphName } from './form/glyph-names.ts';
export { standardFontFor } from './form/standard-fonts.ts';
export { breaker } from './lines/break-lines.ts';
export { directionOf } from './lines/direction.ts';
export { graphemesOf } from './lines/segments.ts';
export type { RunFont } from './run-font.ts';
