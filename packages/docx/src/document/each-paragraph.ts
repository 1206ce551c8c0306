import type { Block, PageModel, Paragraph } from '../model.ts';

/** The same page with each of its paragraphs changed, wherever it stands. */
export function withEachParagraph(page: PageModel, change: (paragraph: Paragraph) => Paragraph): PageModel {
  const changed = (block: Block): Block => {
    if (block.kind === 'paragraph') return change(block);
    if (block.kind === 'picture') return block;
    const rows = block.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, blocks: cell.blocks.map(change) })),
    }));
    return { ...block, rows };
  };
  return {
    ...page,
    bands: page.bands.map(({ columns }) => ({
      columns: columns.map((column) => ({ ...column, blocks: column.blocks.map(changed) })),
    })),
    framed: (page.framed ?? []).map((text) => ({ ...text, paragraphs: text.paragraphs.map(change) })),
  };
}
