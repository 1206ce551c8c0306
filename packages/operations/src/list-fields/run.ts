import { listFields as fieldsOf } from '@pagesmith/pdf';
import type { Run } from '../run/run.ts';
import type { listFields } from './definition.ts';

export const run: Run<typeof listFields> = async ({ file }, _options, { open }) => {
  const document = await open(file);
  return { fields: fieldsOf(document) };
};
