// The text of pages, by PDFium, and finding the first page that holds a text.
// Positions of words are not read here.
export { type FoundText, findText } from './find-text.ts';
export { foldText } from './fold-text.ts';
export { pageText, readPageText } from './page-text.ts';
