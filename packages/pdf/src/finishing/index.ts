// How a finished document is written when more is asked of it than the usual: cleaned, protected again, laid out for the web.
// Not for what is in the document.
import type { ByteSink } from '../bytes/index.ts';
import { cleanDocument } from '../cleaning/index.ts';
import {
  claimsOf,
  dropClaims,
  ownerPasswordLost,
  type PdfDocument,
  type Protection,
  protectionRemoved,
  userPasswordReplaced,
  type Written,
} from '../document/index.ts';
import { type Encryption, encryptionFor } from './encryption.ts';
import { writeLinearized } from './linearized/write-linearized.ts';
import { writeProtected } from './write-protected.ts';

export interface Finish {
  /** With the password and the rights of the original, where it had any. */
  readonly keepsProtection?: boolean;
  /** Without what its pages do not show. */
  readonly isCleaned?: boolean;
  /** For the web: its first page can be shown before the rest has come. */
  readonly isLinearized?: boolean;
}

export async function finishPdf(
  document: PdfDocument,
  { keepsProtection, isCleaned, isLinearized }: Finish,
  sink: ByteSink,
): Promise<void> {
  if (isCleaned) {
    cleanDocument(document);
    // What was taken out would stay in the file below an increment.
    document.isOnlyFilled = false;
  }
  const protection = keepsProtection ? document.protection : undefined;
  if (protection) announce(document, protection);
  const encryption = protection && encryptionFor(protection);
  await document.saveTo(sink, writerFor(isLinearized, encryption));
}

/** Undefined where the usual one will do. */
function writerFor(isLinearized?: boolean, encryption?: Encryption) {
  if (isLinearized) return (written: Written, sink: ByteSink) => writeLinearized(written, sink, encryption);
  if (encryption) return (written: Written, sink: ByteSink) => writeProtected(written, sink, encryption);
  return undefined;
}

function announce(document: PdfDocument, { ownerPassword, isUserPasswordUnknown }: Protection): void {
  const { warnings } = document;
  const told = warnings.indexOf(protectionRemoved);
  if (told >= 0) warnings.splice(told, 1);
  if (ownerPassword === undefined) warnings.push(ownerPasswordLost);
  if (isUserPasswordUnknown) warnings.push(userPasswordReplaced);
  // Archives and printers want to read a file for ever, and without asking (ISO 19005-1, 6.1.3; ISO 15930).
  dropClaims(
    document,
    claimsOf(document).filter((claim) => !claim.startsWith('PDF/UA')),
  );
}
