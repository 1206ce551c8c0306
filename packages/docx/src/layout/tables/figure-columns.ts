import type { Box } from '@pagesmith/pdf';
import type { Paragraph, Table, TableCell } from '../../model.ts';
import { pieceText, textOf } from '../../pieces/index.ts';
import { isFigure } from '../paragraphs/figures.ts';
import { figureEdgePoints } from './measures.ts';

/** Aligns the figures of each column at the edge that they share, and what else ends there: titles, words before a total. */
export function alignFigures(table: Table): Table {
  const { columnEdges, rows } = table;
  const columns = columnEdges.slice(0, -1).map((left) => rows.flatMap((row) => cellAt(row.cells, left)));
  const edges = columns.map((cells) => sharedEdge(cells.flatMap(figureBox)));
  const stops = columns.map(sharedStops);
  if (edges.every((edge) => edge === undefined) && stops.every(({ length }) => length === 0)) return table;
  const aligned = (cell: TableCell): TableCell => {
    const column = columnEdges.indexOf(cell.box.left) + cell.columnSpan - 1;
    const [edge, own = []] = [edges[column], stops[column]];
    const line = soleLine(cell);
    if (line === undefined) return cell.columnSpan === 1 ? withStops(cell, own) : cell;
    if (edge === undefined || Math.abs(line.box.right - edge) > figureEdgePoints) return cell;
    return { ...cell, blocks: [{ ...line, alignment: 'right' }] };
  };
  return { ...table, rows: rows.map((row) => ({ ...row, cells: row.cells.map(aligned) })) };
}

const cellAt = (cells: readonly TableCell[], left: number) =>
  cells.filter((cell) => cell.box.left === left && cell.columnSpan === 1);

/** The only paragraph of a cell, where it is one line without tabs. */
function soleLine({ blocks }: TableCell): Paragraph | undefined {
  const [first, second] = blocks;
  const isLine = first?.lines.length === 1 && first.tabStops.length === 0 && first.list === undefined;
  return isLine && second === undefined && !first.isRightToLeft ? first : undefined;
}

function figureBox(cell: TableCell): Box[] {
  const line = soleLine(cell);
  return line !== undefined && isFigure(textOf(line)) ? [line.box] : [];
}

/** The right edge that figures of different widths have in common. */
function sharedEdge(figures: readonly Box[]): number | undefined {
  const groups = figures.map(({ right }) =>
    figures.filter((other) => Math.abs(other.right - right) < figureEdgePoints),
  );
  const [most = []] = groups.sort((first, second) => second.length - first.length);
  const lefts = most.map(({ left }) => left);
  const isApart = Math.max(...lefts) - Math.min(...lefts) > figureEdgePoints;
  if (most.length < figures.length / 2 || !isApart) return undefined;
  return most[0]?.right;
}

/** Lines of a cell whose pieces are a tab apart. */
const tabbedLines = ({ blocks }: TableCell) =>
  blocks.filter(
    ({ lines, tabStops, isRightToLeft }) =>
      !isRightToLeft &&
      tabStops.length > 0 &&
      lines.length === 1 &&
      lines[0]?.pieces.length === tabStops.length + 1,
  );

/** Where figures behind the first, second and further tabs of a column end, in cells that hold several columns. */
function sharedStops(cells: readonly TableCell[]): (number | undefined)[] {
  const lines = cells.flatMap(tabbedLines).map(({ lines: [line] }) => line?.pieces ?? []);
  const count = Math.max(0, ...lines.map(({ length }) => length - 1));
  return Array.from({ length: count }, (_, index) =>
    sharedEdge(
      lines.flatMap((pieces) => {
        const piece = pieces[index + 1];
        return piece !== undefined && isFigure(pieceText(piece)) ? [piece.box] : [];
      }),
    ),
  );
}

function withStops(cell: TableCell, edges: readonly (number | undefined)[]): TableCell {
  const tabbed = new Set(tabbedLines(cell));
  if (tabbed.size === 0) return cell;
  const blocks = cell.blocks.map((block) => {
    if (!tabbed.has(block)) return block;
    const pieces = block.lines[0]?.pieces ?? [];
    const tabStops = block.tabStops.map((stop, index) => {
      const [edge, right] = [edges[index], pieces[index + 1]?.box.right];
      const isThere = edge !== undefined && right !== undefined && Math.abs(right - edge) < figureEdgePoints;
      return isThere ? { at: edge, isRight: true } : stop;
    });
    return { ...block, tabStops };
  });
  return { ...cell, blocks };
}
