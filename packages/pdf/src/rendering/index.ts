// Pages as pictures, by PDFium, and how much two pictures differ.
// Nothing here changes a document.
export { differingShare } from './compare-pictures.ts';
export { encodeFewColours } from './encode-few-colours.ts';
export { drawPage, type Picture, type RenderOptions, renderPage } from './render-page.ts';
