import { pdfFailures } from '@pagesmith/pdf/failures';
import { defineOperation, onePdf, optionalText, pdf, sample } from '../define/index.ts';
import { finishingOptions } from '../finishing/options.ts';
import { openingFailures } from '../opening.ts';
import { copy } from './copy.ts';
import { renameFailures } from './failures.ts';
import { renamePairs } from './rename-pairs.ts';

const nameLengthMax = 1_000;

export const renameFields = defineOperation({
  id: 'rename-fields',
  order: 8,
  group: 'form',
  parts: {
    file: onePdf(),
    oldName: optionalText({ lengthMax: nameLengthMax }),
    newName: optionalText({ lengthMax: nameLengthMax }),
    renameMap: renamePairs(),
  },
  check: ({ oldName, newName, renameMap }) => {
    const isPair = oldName !== undefined || newName !== undefined;
    if (renameMap !== undefined && isPair) throw renameFailures.renameAmbiguous();
    if (renameMap === undefined && (oldName === undefined || newName === undefined)) {
      throw renameFailures.renameMissing();
    }
  },
  options: finishingOptions,
  result: pdf('document-fields-renamed.pdf'),
  failures: {
    ...openingFailures,
    ...renameFailures,
    formAbsent: pdfFailures.formAbsent,
    fieldUnknown: pdfFailures.fieldUnknown,
    fieldNameTaken: pdfFailures.fieldNameTaken,
    fieldNameMalformed: pdfFailures.fieldNameMalformed,
    fieldRenamedTwice: pdfFailures.fieldRenamedTwice,
    xfaForm: pdfFailures.xfaForm,
  },
  copy,
  example: {
    parts: [
      ['file', sample('application-form.pdf')],
      ['oldName', 'full_name'],
      ['newName', 'applicant.name'],
    ],
  },
  isProTool: true,
});
