import { assemble } from '@pagesmith/pdf';
import { allPages, pagesNamed, pagesOf } from '../run/pages.ts';
import type { Run } from '../run/run.ts';
import type { replacePage } from './definition.ts';

export const run: Run<typeof replacePage> = async (input, _options, { open }) => {
  const original = await open(input.original);
  const [replaced] = await pagesNamed('page', String(input.page), original);
  const replacement = await open(input.replacement);
  const pages = await pagesNamed('replacementPages', input.replacementPages ?? '1', replacement);
  const taking = pagesOf(replacement, pages);
  const assembled = allPages(original).flatMap((picked) => (picked.page === replaced ? taking : [picked]));
  return assemble(assembled, original);
};
