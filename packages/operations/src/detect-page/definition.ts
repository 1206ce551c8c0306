import * as z from 'zod';
import { defineOperation, flag, json, oneOf, onePdf, sample, text } from '../define/index.ts';
import { openingFailures } from '../opening.ts';
import { searchTextLengthMax, textFailures } from '../text.ts';
import { copy } from './copy.ts';

/** In points, from the bottom left corner of the page before it is turned. */
const box = z.object({ left: z.number(), bottom: z.number(), right: z.number(), top: z.number() });

export const detectPage = defineOperation({
  id: 'detect-page',
  order: 9,
  group: 'document',
  parts: { file: onePdf(), searchText: text({ lengthMax: searchTextLengthMax }) },
  options: { accents: oneOf(['ignore']), all: flag() },
  result: json(
    z.object({
      page: z.number().int(),
      totalPages: z.number().int(),
      places: z.array(z.object({ page: z.number().int(), boxes: z.array(box) })).optional(),
    }),
  ),
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
