import { assemble } from '@pagesmith/pdf';
import { allPages } from '../run/pages.ts';
import type { Run } from '../run/run.ts';
import type { reversePages } from './definition.ts';
import { failures } from './failures.ts';

export const run: Run<typeof reversePages> = async ({ file, cover }, _options, { open }) => {
  const document = await open(file);
  if (document.pageCount === 1) throw failures.pageSingle();
  const [first, ...rest] = allPages(document);
  const pages = cover === 'keep' && first ? [first, ...rest.reverse()] : allPages(document).reverse();
  return assemble(pages);
};
