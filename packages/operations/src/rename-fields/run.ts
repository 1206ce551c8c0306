import { renameFields as rename } from '@pagesmith/pdf';
import type { Run } from '../run/run.ts';
import type { renameFields } from './definition.ts';

export const run: Run<typeof renameFields> = async (
  { file, oldName, newName, renameMap },
  _options,
  { open },
) => {
  const document = await open(file);
  rename(document, renameMap ?? [{ oldName: oldName ?? '', newName: newName ?? '' }]);
  return document;
};
