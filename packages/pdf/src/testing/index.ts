// What tests of other rooms need: documents that the product itself never makes, and a reader that it does not use.
import { PDF } from '@libpdf/core';

export { bombs } from './bombs.ts';
export { fieldNamesByPdfjs } from './field-names-by-pdfjs.ts';

/** The same document, opened only with a password. */
export async function protectedCopy(bytes: Uint8Array, password: string): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes);
  pdf.setProtection({ userPassword: password, ownerPassword: `${password}, owner`, algorithm: 'AES-256' });
  return pdf.save();
}
