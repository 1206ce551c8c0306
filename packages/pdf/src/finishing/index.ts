// How a finished document is written when more is asked of it than the usual: protected again.
// Not for what is in the document.
import {
  claimsOf,
  dropClaims,
  ownerPasswordLost,
  type PdfDocument,
  protectionRemoved,
  userPasswordReplaced,
} from '../document/index.ts';
import { encryptionFor } from './encryption.ts';
import { writeProtected } from './write-protected.ts';

export interface Finish {
  /** With the password and the rights of the original, where it had any. */
  readonly keepsProtection?: boolean;
}

export async function finishPdf(document: PdfDocument, { keepsProtection }: Finish): Promise<Uint8Array> {
  const protection = keepsProtection ? document.protection : undefined;
  if (!protection) return document.save();
  warnOfProtection(document);
  // Archives and printers want to read a file for ever, and without asking (ISO 19005-1, 6.1.3; ISO 15930).
  dropClaims(
    document,
    claimsOf(document).filter((claim) => !claim.startsWith('PDF/UA')),
  );
  const encryption = encryptionFor(protection);
  return document.save((written) => writeProtected(written, encryption));
}

function warnOfProtection({ warnings, protection }: PdfDocument): void {
  const told = warnings.indexOf(protectionRemoved);
  if (told >= 0) warnings.splice(told, 1);
  if (protection?.ownerPassword === undefined) warnings.push(ownerPasswordLost);
  if (protection?.isUserPasswordUnknown) warnings.push(userPasswordReplaced);
}
