// Which fonts of Word stand in for those of the PDF, and how wide and high text is in them.

export { complexFamily } from './complex-scripts.ts';
export { type FontBook, makeFontBook } from './font-book.ts';
export { fittedSpacing, letterSpacing, narrowScale, ownSpacings } from './letter-spacing.ts';
export { isMeasured, naturalHeights } from './line-height.ts';
export { isNamedFamily, widthIn } from './map-font.ts';
export { openFonts, rightToLeftFamily, rightToLeftScale } from './right-to-left-fonts.ts';
