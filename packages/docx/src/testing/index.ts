export { anyLetters, hexOf } from './any-letters.ts';
// What is wrong with the parts of a Word document, for tests and the corpus run: no judgement of its content.
export { complaintsAbout, misplaced, partsOf } from './complaints.ts';
export { drawPdf, type FontOfSheet, type Sheet } from './draw-pdf.ts';
export { outlineOf } from './outline.ts';
export { type Strokes, writeInStrokes } from './stroke-font.ts';
