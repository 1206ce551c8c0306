import { pageListFailures } from '@pagesmith/kernel';
import { defineOperation, onePdf, optionalPageList, pageNumber, pdf, sample } from '../define/index.ts';
import { finishingOptions } from '../finishing/options.ts';
import { openingFailures } from '../opening.ts';
import { copy } from './copy.ts';

export const replacePage = defineOperation({
  id: 'replace-page',
  order: 7,
  group: 'document',
  cardName: 'replace-pdf',
  parts: {
    original: onePdf(),
    replacement: onePdf(),
    page: pageNumber(),
    replacementPages: optionalPageList(),
  },
  options: finishingOptions,
  result: pdf('document-page-replaced.pdf'),
  failures: { ...openingFailures, ...pageListFailures },
  copy,
  example: {
    parts: [
      ['original', sample('contract.pdf')],
      ['replacement', sample('annex.pdf')],
      ['page', '2'],
    ],
  },
  isProTool: true,
});
