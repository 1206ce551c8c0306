import { defineOperation, oneOf, onePdf, optionalText, sample, table } from '../define/index.ts';
import { fillPdf } from '../fill-pdf/definition.ts';
import { copy } from './copy.ts';
import { bulkFailures } from './failures.ts';

/**
 * One form and a table: a filled document for each row. It is described as an operation is and is none: it does
 * nothing but fill, over and over, by the definition of `fill-pdf`.
 */
export const bulkFill = defineOperation({
  id: 'bulk-fill',
  order: 100,
  group: 'form',
  parts: {
    template: onePdf(),
    rows: table(),
    mapping: optionalText({ lengthMax: 1_000_000 }, 'json'),
    name: optionalText({ lengthMax: 500 }),
    sheet: optionalText({ lengthMax: 100 }),
  },
  options: { output: oneOf(['zip', 'merged']), ...fillPdf.options },
  result: { kind: 'file', downloadName: 'filled-documents.zip', mediaType: 'application/zip' },
  failures: { ...fillPdf.failures, ...bulkFailures },
  copy,
  example: {
    parts: [
      ['template', sample('application-form.pdf')],
      ['rows', sample('applicants.csv')],
      ['name', '{{full_name}}.pdf'],
    ],
  },
  isProTool: false,
});

export const mergedResult = {
  kind: 'pdf',
  downloadName: 'filled-documents.pdf',
  mediaType: 'application/pdf',
} as const;
