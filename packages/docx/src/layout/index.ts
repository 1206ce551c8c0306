// Finds on one page what belongs together: tables, columns, paragraphs, and what stands beside them.

export { withFramed } from './beside/framed.ts';
export { lineOf } from './beside/shapes.ts';
export { layOutPage, plainPage } from './lay-out-page.ts';
export { blocksIn, linesIn, paragraphsIn } from './lines-in.ts';
export { isRightToLeftLine, mirrored, mirroredLine } from './paragraphs/mirror.ts';
export { joinedSpans, spansOf } from './paragraphs/paragraph-spans.ts';
