import { pdfFailures } from '@pagesmith/pdf/failures';
import { anyOtherPart, defineOperation, flag, oneOf, onePdf, pdf, sample } from '../define/index.ts';
import { finishingOptions } from '../finishing/options.ts';
import { openingFailures } from '../opening.ts';
import { copy } from './copy.ts';

export const fillPdf = defineOperation({
  id: 'fill-pdf',
  order: 1,
  group: 'form',
  parts: { file: onePdf(), fields: anyOtherPart({ lengthMax: 100_000 }) },
  options: { flatten: flag(), fit: oneOf(['shrink']), ...finishingOptions },
  result: pdf('filled-document.pdf'),
  failures: {
    ...openingFailures,
    formAbsent: pdfFailures.formAbsent,
    fieldUnknown: pdfFailures.fieldUnknown,
    fieldReadOnly: pdfFailures.fieldReadOnly,
    fieldNotFillable: pdfFailures.fieldNotFillable,
    fieldSingleValued: pdfFailures.fieldSingleValued,
    optionUnknown: pdfFailures.optionUnknown,
    textTooLong: pdfFailures.textTooLong,
    characterUnsupported: pdfFailures.characterUnsupported,
    xfaForm: pdfFailures.xfaForm,
  },
  copy,
  example: {
    parts: [
      ['file', sample('application-form.pdf')],
      ['full_name', 'Zoë Lovelace'],
      ['city', 'Orléans'],
      ['newsletter', 'true'],
    ],
  },
  listPriceUsd: 0.02,
  isProTool: false,
});
