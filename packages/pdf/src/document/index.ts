// One PDF as an object graph: opening it (with repair and decryption), its pages, and writing it.
// Not for what is on the pages, nor for combining several documents.
export { claimsAgainstTransparency, claimsOf, dropClaims, isTagged } from './conformance.ts';
export { decodeStream, dictOf, ItemStack, itemsOf, newDict, newRef } from './objects/index.ts';
export { asPdfDocument, type OpenOptions, openPdf, openRegular } from './open-pdf.ts';
export { fileId, header, Output } from './output.ts';
export { type InheritableKey, inherited, type Page, type Resolve, readPages } from './pages.ts';
export { hashPassword, passwordBytes } from './password-hash.ts';
export type { PdfDocument } from './pdf-document.ts';
export { type Protection, strictest } from './protection.ts';
export { ReachedObjects, refsIn } from './reached-objects.ts';
export { type NumberOf, serialize, serializeEntries } from './serialize.ts';
export { invalidateSignatures, signatureNames, signatures } from './signatures.ts';
export {
  attachmentsKept,
  calculationSkipped,
  fieldRenamed,
  formatSkipped,
  ownerPasswordLost,
  protectionRemoved,
  signatureForbids,
  signatureInvalidated,
  textCutOff,
  userPasswordReplaced,
  type Warning,
  xfaDropped,
} from './warning.ts';
export type { Written } from './write-pdf.ts';
