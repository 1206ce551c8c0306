import { choice, defineOperation, onePdf, pdf, sample } from '../define/index.ts';
import { openingFailures } from '../opening.ts';
import { copy } from './copy.ts';
import { failures } from './failures.ts';

export const reversePages = defineOperation({
  id: 'reverse-pages',
  order: 11,
  group: 'document',
  parts: { file: onePdf(), cover: choice(['turn', 'keep']) },
  result: pdf('document-reversed.pdf'),
  failures: { ...openingFailures, ...failures },
  copy,
  example: {
    parts: [
      ['file', sample('contract.pdf')],
      ['cover', 'keep'],
    ],
  },
  listPriceUsd: 0.012,
  isProTool: false,
});
