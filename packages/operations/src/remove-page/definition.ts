import { pageListFailures } from '@pagesmith/kernel';
import { defineOperation, onePdf, pageList, pdf, sample } from '../define/index.ts';
import { finishingOptions } from '../finishing/options.ts';
import { openingFailures } from '../opening.ts';
import { copy } from './copy.ts';
import { removeFailures } from './failures.ts';

export const removePage = defineOperation({
  id: 'remove-page',
  order: 5,
  group: 'document',
  cardName: 'remove-pages',
  parts: { file: onePdf(), pages: pageList() },
  options: finishingOptions,
  result: pdf('document-pages-removed.pdf'),
  failures: { ...openingFailures, ...pageListFailures, ...removeFailures },
  copy,
  example: {
    parts: [
      ['file', sample('contract.pdf')],
      ['pages', '2-3'],
    ],
  },
  listPriceUsd: 0.02,
  isProTool: false,
});
