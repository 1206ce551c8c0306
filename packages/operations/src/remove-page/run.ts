import { assemble } from '@pagesmith/pdf';
import { allPages, pagesNamed } from '../run/pages.ts';
import type { Run } from '../run/run.ts';
import type { removePage } from './definition.ts';
import { removeFailures } from './failures.ts';

export const run: Run<typeof removePage> = async ({ file, pages }, _options, { open }) => {
  const document = await open(file);
  const removed = new Set(await pagesNamed('pages', pages, document));
  const kept = allPages(document).filter(({ page }) => !removed.has(page));
  if (kept.length === 0) {
    throw removeFailures.pagesAllRemoved({ pageCount: document.pageCount }, { facts: { part: 'pages' } });
  }
  return assemble(kept);
};
