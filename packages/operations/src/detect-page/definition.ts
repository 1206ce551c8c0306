import * as z from 'zod';
import { defineOperation, json, oneOf, onePdf, sample, text } from '../define/index.ts';
import { openingFailures } from '../opening.ts';
import { searchTextLengthMax, textFailures } from '../text.ts';
import { copy } from './copy.ts';

export const detectPage = defineOperation({
  id: 'detect-page',
  order: 9,
  group: 'document',
  parts: { file: onePdf(), searchText: text({ lengthMax: searchTextLengthMax }) },
  options: { accents: oneOf(['ignore']) },
  result: json(z.object({ page: z.number().int(), totalPages: z.number().int() })),
  failures: { ...openingFailures, ...textFailures },
  copy,
  example: {
    parts: [
      ['file', sample('contract.pdf')],
      ['searchText', 'Signature'],
    ],
  },
  isProTool: true,
});
