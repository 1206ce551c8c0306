import { mergeFilesMax } from '@pagesmith/catalog';
import { choice, defineOperation, onePdf, optionalText, pdf, sample, severalPdfs } from '../define/index.ts';
import { finishingOptions } from '../finishing/options.ts';
import { openingFailures } from '../opening.ts';
import { searchTextLengthMax, textFailures } from '../text.ts';
import { copy } from './copy.ts';
import { insertFailures } from './failures.ts';

export const insertPdf = defineOperation({
  id: 'insert-pdf',
  order: 4,
  group: 'document',
  parts: {
    base: onePdf(),
    insert: severalPdfs({ min: 1, max: mergeFilesMax }),
    position: optionalText({ lengthMax: 10_000 }),
    searchText: optionalText({ lengthMax: searchTextLengthMax }),
    positionRelative: choice(['after', 'before']),
  },
  check: ({ position, searchText }) => {
    if (position === undefined && searchText === undefined) throw insertFailures.positionMissing();
    if (position !== undefined && searchText !== undefined) throw insertFailures.positionAmbiguous();
  },
  options: finishingOptions,
  result: pdf('document-with-inserted-pages.pdf'),
  failures: { ...openingFailures, ...insertFailures, textAbsent: textFailures.textAbsent },
  copy,
  example: {
    parts: [
      ['base', sample('contract.pdf')],
      ['insert', sample('annex.pdf')],
      ['position', '2'],
    ],
  },
  listPriceUsd: 0.03,
  isProTool: false,
});
