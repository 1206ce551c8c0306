import type { Box, PageReading } from '@pagesmith/pdf';
import { boxOf, holdsMiddle } from '../../../geometry.ts';
import type { Paragraph, Piece, Table, TableCell, Word } from '../../../model.ts';
import { paragraphsOf } from '../../paragraphs/paragraphs.ts';
import { cellPartsOf } from './cell-parts.ts';
import { fitColumns } from './fit-columns.ts';
import { readTaggedTables, type TaggedCell, type TaggedTable } from './table-cells.ts';
import { columnEdgesOf, rowEdgesOf } from './table-edges.ts';

export interface FoundTable {
  readonly table: Table;
  /** Its words, and which cell each stands in. */
  readonly words: ReadonlyMap<Word, TaggedCell>;
}

const sizeMax = 2000;

/** The tables that the tags describe, where the positions of their texts confirm them. */
export function findTaggedTables(reading: PageReading, whole: readonly Piece[]): FoundTable[] {
  const pieces = whole.flatMap(cellPartsOf);
  return readTaggedTables(pieces).flatMap((read) => {
    if (read.rowCount < 2 || read.columnCount < 2 || read.rowCount * read.columnCount > sizeMax) return [];
    const full = withUntagged(read, pieces);
    const fitted = fitColumns(full, new Map(full.cells.map((cell) => [cell, boxOfCell(cell)])));
    if (fitted === undefined) return [];
    const { tagged, boxes } = fitted;
    const columnEdges = columnEdgesOf(tagged, boxes, reading.rules);
    const rowEdges = rowEdgesOf(tagged, boxes, reading.rules);
    return columnEdges === undefined || rowEdges === undefined
      ? []
      : (foundIn(tagged, { columnEdges, rowEdges }, pieces) ?? []);
  });
}

interface Edges {
  readonly columnEdges: readonly number[];
  readonly rowEdges: readonly number[];
}

function foundIn(tagged: TaggedTable, edges: Edges, pieces: readonly Piece[]): FoundTable | undefined {
  const { columnEdges, rowEdges } = edges;
  const box = {
    left: columnEdges[0] ?? 0,
    top: rowEdges[0] ?? 0,
    right: columnEdges.at(-1) ?? 0,
    bottom: rowEdges.at(-1) ?? 0,
  };
  const own = new Set(tagged.cells.flatMap((cell) => cell.pieces));
  const others = pieces.filter((piece) => !own.has(piece) && holdsMiddle(box, piece.box));
  // Other text lies between the cells: the tags do not match what the page shows.
  if (others.length > 0) return undefined;
  const words = new Map(
    tagged.cells.flatMap((cell) =>
      cell.pieces.flatMap((piece) => piece.words.map((word) => [word, cell] as const)),
    ),
  );
  return { table: tableOf(tagged, columnEdges, rowEdges, box), words };
}

const boxOfCell = ({ pieces }: TaggedCell) => boxOf(pieces.map(({ box }) => box));

/** With the texts between the cells that have no tag, in the cells that they stand in or below. */
function withUntagged(read: TaggedTable, pieces: readonly Piece[]): TaggedTable {
  const around = boxOf(read.cells.map(boxOfCell));
  const bare = pieces.filter(({ tag, box }) => tag === undefined && holdsMiddle(around, box));
  const homes = new Map(bare.map((piece) => [piece, nearest(read.cells, piece)]));
  const cells = read.cells.map((cell) => {
    const more = bare.filter((piece) => homes.get(piece) === cell);
    return more.length === 0 ? cell : { ...cell, pieces: [...cell.pieces, ...more] };
  });
  return { ...read, cells };
}

function nearest(cells: readonly TaggedCell[], { box }: Piece): TaggedCell | undefined {
  const distances = cells.flatMap((cell) => {
    const own = boxOfCell(cell);
    const sharesWidth = own.left < box.right && box.left < own.right;
    return sharesWidth ? [{ cell, below: Math.max(0, box.top - own.bottom, own.top - box.bottom) }] : [];
  });
  return distances.sort((first, second) => first.below - second.below)[0]?.cell;
}

function tableOf(
  tagged: TaggedTable,
  columnEdges: readonly number[],
  edges: readonly number[],
  box: Box,
): Table {
  const rows = edges.slice(0, -1).map((top, row) => {
    const bottom = edges[row + 1] ?? top;
    return { top, bottom, cells: rowOf(tagged, row, columnEdges, { top, bottom }) };
  });
  const heads = rows.findIndex((_, row) => tagged.cells.some((cell) => cell.row === row && !cell.isHead));
  return { kind: 'table', box, columnEdges, rows, hasBorders: false, headRows: Math.max(0, heads) };
}

function rowOf(
  { cells, columnCount }: TaggedTable,
  row: number,
  edges: readonly number[],
  { top, bottom }: Pick<Box, 'top' | 'bottom'>,
): TableCell[] {
  const written: TableCell[] = [];
  for (let column = 0; column < columnCount; ) {
    const cell = cells.find((one) => one.column === column && one.row <= row && one.row + one.rowSpan > row);
    const columnSpan = cell?.columnSpan ?? 1;
    const box = { left: edges[column] ?? 0, right: edges[column + columnSpan] ?? 0, top, bottom };
    const isFirst = cell?.row === row;
    const rowSpan = cell === undefined || cell.rowSpan === 1 ? 'none' : isFirst ? 'start' : 'continued';
    const blocks = isFirst && cell !== undefined ? paragraphsOf(cell.pieces, box) : [];
    written.push({ columnSpan, rowSpan, box, blocks, fill: undefined });
    column += columnSpan;
  }
  return written;
}

/** Whether each cell that rules draw holds texts of one cell of the tags at most. */
export const divides = ({ rows }: Table, { words }: FoundTable): boolean =>
  rows.every(({ cells }) =>
    cells.every(({ blocks }) => {
      const inside = wordsIn(blocks).map((word) => words.get(word));
      return new Set(inside.filter((cell) => cell !== undefined)).size <= 1;
    }),
  );

/** How many of the first rows that rules draw hold nothing but heads of the tags. */
export function headRowsIn({ rows }: Table, found: FoundTable | undefined): number {
  const end = rows.findIndex(({ cells }) => {
    const words = cells.flatMap(({ blocks }) => wordsIn(blocks));
    return words.length === 0 || words.some((word) => found?.words.get(word)?.isHead !== true);
  });
  return Math.max(0, end);
}

const wordsIn = (blocks: readonly Paragraph[]) =>
  blocks.flatMap(({ lines }) => lines.flatMap(({ pieces }) => pieces.flatMap(({ words }) => words)));
