// The text of pages, read by PDFium, and the search for the first page that contains a text.
// The positions of words are not read here.
export { findPlaces, placesMax } from './find-places.ts';
export { type FoundText, findText } from './find-text.ts';
export { foldText } from './fold-text.ts';
export { pageText, readPageText } from './page-text.ts';
