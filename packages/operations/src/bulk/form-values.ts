import { formsMax } from '@pagesmith/catalog';
import { defineOperation, oneOf, sample, severalForms } from '../define/index.ts';
import { listFields } from '../list-fields/definition.ts';
import { copy } from './form-values-copy.ts';
import { formsFailures } from './forms-failures.ts';

/** The reverse of bulk fill: one table of what many forms say. It lists the fields of each, by `list-fields`. */
export const formValues = defineOperation({
  id: 'form-values',
  order: 101,
  group: 'form',
  parts: { files: severalForms({ min: 1, max: formsMax }) },
  options: { format: oneOf(['csv', 'json']) },
  result: { kind: 'file', downloadName: 'form-values.csv', mediaType: 'text/csv; charset=utf-8' },
  failures: { ...listFields.failures, ...formsFailures },
  copy,
  example: {
    parts: [
      ['files', sample('application-form.pdf')],
      ['files', sample('application-form-fr.pdf')],
    ],
  },
  isProTool: false,
});

export const valuesAsJson = {
  kind: 'file',
  downloadName: 'form-values.json',
  mediaType: 'application/json',
} as const;
