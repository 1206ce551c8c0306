import { pageListFailures, pageTurnFailures, pageTurns } from '@pagesmith/kernel';
import { choice, defineOperation, onePdf, pageList, pdf, sample } from '../define/index.ts';
import { finishingOptions } from '../finishing/options.ts';
import { openingFailures } from '../opening.ts';
import { copy } from './copy.ts';

const [none, ...turned] = pageTurns.map(String);

export const extractPages = defineOperation({
  id: 'extract-pages',
  order: 6,
  group: 'document',
  parts: { file: onePdf(), pages: pageList(), rotate: choice([none ?? '0', ...turned]) },
  options: finishingOptions,
  result: pdf('extracted-pages.pdf'),
  failures: { ...openingFailures, ...pageListFailures, ...pageTurnFailures },
  copy,
  example: {
    parts: [
      ['file', sample('contract.pdf')],
      ['pages', '1,3'],
      ['rotate', '90'],
    ],
  },
  listPriceUsd: 0.018,
  isProTool: false,
});
