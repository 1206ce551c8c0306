import { defineOperation, docx, oneOf, onePdf, sample, someOf } from '../define/index.ts';
import { openingFailures } from '../opening.ts';
import { copy } from './copy.ts';
import { conversionFailures } from './failures.ts';

export const pdfToDocx = defineOperation({
  id: 'pdf-to-docx',
  order: 10,
  group: 'document',
  parts: { file: onePdf() },
  options: {
    ocr: someOf(['auto', 'eng', 'fra', 'deu', 'spa', 'ita', 'por', 'nld', 'pol', 'ara', 'chi_sim'], {
      alone: 'auto',
    }),
    forms: oneOf(['controls']),
  },
  result: docx('converted-document.docx'),
  failures: { ...openingFailures, scanUnread: conversionFailures.scanUnread },
  copy,
  example: { parts: [['file', sample('contract.pdf')]] },
  isProTool: true,
  isLong: true,
  slowOption: 'ocr',
});
