// One PDF as an object graph: opening it (with repair and decryption), its pages, and writing it.
// Not for what is on the pages, nor for combining several documents.
export { claimsAgainstTransparency, claimsOf, dropClaims } from './conformance.ts';
export { decodeStream, newRef } from './objects/index.ts';
export { asPdfDocument, type OpenOptions, openPdf } from './open-pdf.ts';
export { type InheritableKey, inherited, type Page, type Resolve } from './pages.ts';
export type { PdfDocument } from './pdf-document.ts';
export { serialize } from './serialize.ts';
export { invalidateSignatures, signatureNames, signatures } from './signatures.ts';
export {
  attachmentsKept,
  fieldRenamed,
  signatureForbids,
  signatureInvalidated,
  textCutOff,
  type Warning,
  xfaDropped,
} from './warning.ts';
export { withReadablePages } from './with-readable-pages.ts';
