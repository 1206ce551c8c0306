import { fillFields, flattenFields } from '@pagesmith/pdf';
import type { Run } from '../run/run.ts';
import type { fillPdf } from './definition.ts';

export const run: Run<typeof fillPdf> = async ({ file, fields }, { flatten, fit }, { open }) => {
  const document = await open(file);
  await fillFields(document, fields, { shrinks: fit === 'shrink' });
  if (flatten) await flattenFields(document);
  else document.isOnlyFilled = true;
  return document;
};
