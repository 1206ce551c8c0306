import type { Block, Line, PageModel, Paragraph } from '../model.ts';
import { packed } from '../pieces/index.ts';

/** The same page with the words of its lines packed, because it waits in memory until all pages are written. */
export const packedPage = (page: PageModel): PageModel => ({
  ...page,
  bands: page.bands.map(({ columns }) => ({
    columns: columns.map((column) => ({ ...column, blocks: column.blocks.map(packedBlock) })),
  })),
  framed: (page.framed ?? []).map((text) => ({ ...text, paragraphs: text.paragraphs.map(packedParagraph) })),
});

function packedBlock(block: Block): Block {
  if (block.kind === 'paragraph') return packedParagraph(block);
  if (block.kind === 'picture') return block;
  const rows = block.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, blocks: cell.blocks.map(packedParagraph) })),
  }));
  return { ...block, rows };
}

const packedParagraph = (paragraph: Paragraph): Paragraph => ({
  ...paragraph,
  lines: paragraph.lines.map((line): Line => ({ ...line, pieces: packed(line.pieces) })),
});
