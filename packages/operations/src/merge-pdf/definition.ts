import { mergeFilesMax, mergeFilesMin } from '@pagesmith/catalog';
import { defineOperation, pdf, sample, severalPdfs } from '../define/index.ts';
import { finishingOptions } from '../finishing/options.ts';
import { openingFailures } from '../opening.ts';
import { copy } from './copy.ts';

export const mergePdf = defineOperation({
  id: 'merge-pdf',
  order: 3,
  group: 'document',
  parts: { files: severalPdfs({ min: mergeFilesMin, max: mergeFilesMax }) },
  options: finishingOptions,
  result: pdf('merged-document.pdf'),
  failures: openingFailures,
  copy,
  example: {
    parts: [
      ['files', sample('contract.pdf')],
      ['files', sample('annex.pdf')],
    ],
  },
  listPriceUsd: 0.025,
  isProTool: false,
});
