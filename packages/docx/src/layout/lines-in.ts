import type { Block, Line, PageModel, Paragraph } from '../model.ts';

export const paragraphsIn = (block: Block): readonly Paragraph[] => {
  if (block.kind === 'paragraph') return [block];
  return block.kind === 'table'
    ? block.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks))
    : [];
};

export const blocksIn = ({ bands }: PageModel): Block[] =>
  bands.flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks));

export const linesIn = (page: PageModel): Line[] =>
  blocksIn(page).flatMap((block) => paragraphsIn(block).flatMap(({ lines }) => lines));
