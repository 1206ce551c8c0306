import { assemble, type PdfDocument } from '@pagesmith/pdf';
import type { InputOf } from '../define/index.ts';
import { allPages } from '../run/pages.ts';
import type { Run, RunContext } from '../run/run.ts';
import { pageHolding } from '../run/text.ts';
import type { insertPdf } from './definition.ts';
import { documentsAt, parsePositions } from './positions.ts';

type Input = InputOf<typeof insertPdf>;

export const run: Run<typeof insertPdf> = async (input, _options, context) => {
  const base = await context.open(input.base);
  const positions = await positionsIn(base, input, context);
  const inserts = await Promise.all(input.insert.map(context.open));
  const inserted = documentsAt(inserts, positions);
  const pagesAt = (position: number) => (inserted.get(position) ?? []).flatMap(allPages);
  const pages = [...pagesAt(0), ...allPages(base).flatMap((picked) => [picked, ...pagesAt(picked.page)])];
  return assemble(pages, base);
};

async function positionsIn(
  { pageCount }: PdfDocument,
  input: Input,
  { read, password }: RunContext,
): Promise<number[]> {
  const { base, position, searchText, positionRelative } = input;
  if (position !== undefined) return parsePositions(position, positionRelative, pageCount);
  // Its progress is not reported: finding the page is only the beginning of the work.
  const { page } = await pageHolding(base, searchText ?? '', { read, password });
  return [positionRelative === 'after' ? page : page - 1];
}
