// The door to PDFium (WASM): opening a document, freeing it whatever happens, and its repaired copy.
// What is read from a page lives in text/ and rendering/.
export { readWidgets, type Widget } from './read-widgets.ts';
export { type Lock, repairedCopy } from './repaired-copy.ts';
export { withForm } from './with-form.ts';
export { type PdfiumDocument, withPdfium } from './with-pdfium.ts';
