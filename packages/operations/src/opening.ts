import { pdfFailures } from '@pagesmith/pdf/failures';

/** What can be wrong with any PDF that is sent. */
export const openingFailures = {
  fileNotPdf: pdfFailures.fileNotPdf,
  fileDamaged: pdfFailures.fileDamaged,
  streamTooLong: pdfFailures.streamTooLong,
  passwordRequired: pdfFailures.passwordRequired,
  passwordWrong: pdfFailures.passwordWrong,
  protectionUnsupported: pdfFailures.protectionUnsupported,
};
