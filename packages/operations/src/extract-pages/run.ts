import { assemble } from '@pagesmith/pdf';
import { pagesNamed, pagesOf } from '../run/pages.ts';
import type { Run } from '../run/run.ts';
import type { extractPages } from './definition.ts';
import { rotations } from './rotations.ts';

export const run: Run<typeof extractPages> = async ({ file, pages, rotate }, _options, { open }) => {
  const document = await open(file);
  const chosen = pagesOf(document, await pagesNamed('pages', pages, document));
  const rotation = rotations.find((degrees) => String(degrees) === rotate) ?? 0;
  return assemble(chosen.map((picked) => ({ ...picked, rotate: rotation })));
};
