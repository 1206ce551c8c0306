import type { Paragraph, Table, TableCell } from '../../model.ts';
import { textOf } from '../../pieces/index.ts';
import { isFigure } from '../paragraphs/figures.ts';
import { figureEdgePoints } from './measures.ts';

/** Aligns the figures of each column at the edge that they share, and what else ends there: titles, words before a total. */
export function alignFigures(table: Table): Table {
  const { columnEdges, rows } = table;
  const edges = columnEdges
    .slice(0, -1)
    .map((left) => sharedEdge(rows.flatMap((row) => cellAt(row.cells, left))));
  if (edges.every((edge) => edge === undefined)) return table;
  const aligned = (cell: TableCell): TableCell => {
    const edge = edges[columnEdges.indexOf(cell.box.left) + cell.columnSpan - 1];
    const line = soleLine(cell);
    if (edge === undefined || line === undefined || Math.abs(line.box.right - edge) > figureEdgePoints)
      return cell;
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

/** The right edge that figures of different widths have in common. */
function sharedEdge(cells: readonly TableCell[]): number | undefined {
  const figures = cells.flatMap((cell) => {
    const line = soleLine(cell);
    return line !== undefined && isFigure(textOf(line)) ? [line.box] : [];
  });
  const groups = figures.map(({ right }) =>
    figures.filter((other) => Math.abs(other.right - right) < figureEdgePoints),
  );
  const [most = []] = groups.sort((first, second) => second.length - first.length);
  const lefts = most.map(({ left }) => left);
  const isApart = Math.max(...lefts) - Math.min(...lefts) > figureEdgePoints;
  if (most.length < figures.length / 2 || !isApart) return undefined;
  return most[0]?.right;
}
