import { pageTurns, parseTurnedPages } from '@pagesmith/kernel';
import { assemble } from '@pagesmith/pdf';
import { namingPart, type Run } from '../run/run.ts';
import type { extractPages } from './definition.ts';

export const run: Run<typeof extractPages> = async ({ file, pages, rotate }, _options, { open }) => {
  const source = await open(file);
  const chosen = await namingPart('pages', async () => parseTurnedPages(pages, source.pageCount));
  const rotation = (own: number) => pageTurns.find((turn) => turn === (Number(rotate) + own) % 360) ?? 0;
  return assemble(chosen.map(({ page, turn }) => ({ source, page, rotate: rotation(turn) })));
};
