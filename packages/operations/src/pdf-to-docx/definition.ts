import { defineOperation, docx, oneOf, onePdf, sample } from '../define/index.ts';
import { openingFailures } from '../opening.ts';
import { copy } from './copy.ts';
import { conversionFailures } from './failures.ts';

export const pdfToDocx = defineOperation({
  id: 'pdf-to-docx',
  order: 10,
  group: 'document',
  parts: { file: onePdf() },
  options: { ocr: oneOf(['eng', 'fra']), forms: oneOf(['controls']) },
  result: docx('converted-document.docx'),
  failures: { ...openingFailures, scanUnread: conversionFailures.scanUnread },
  copy,
  example: { parts: [['file', sample('contract.pdf')]] },
  isProTool: true,
  isLong: true,
});
