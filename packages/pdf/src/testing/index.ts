// What tests of other rooms need to make a document that the product itself never makes.
import { PDF } from '@libpdf/core';

/** The same document, opened only with a password. */
export async function protectedCopy(bytes: Uint8Array, password: string): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes);
  pdf.setProtection({ userPassword: password, ownerPassword: `${password}, owner`, algorithm: 'AES-256' });
  return pdf.save();
}
