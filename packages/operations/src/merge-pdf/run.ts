import { assemble } from '@pagesmith/pdf';
import { allPages } from '../run/pages.ts';
import type { Run } from '../run/run.ts';
import type { mergePdf } from './definition.ts';

export const run: Run<typeof mergePdf> = async ({ files }, _options, { open }) => {
  const documents = await Promise.all(files.map(open));
  return assemble(documents.flatMap(allPages));
};
