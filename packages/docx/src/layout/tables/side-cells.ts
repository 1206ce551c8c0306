import { boxOf, middleY, overlaps } from '../../geometry.ts';
import type { Piece, Table, TableCell } from '../../model.ts';
import { paragraphsOf } from '../paragraphs/paragraphs.ts';
import { labelsWidthShareMax, sideGapEmMax, sideSlackPoints, sideWidthShareMax } from './measures.ts';

type Side = 'left' | 'right';
type TableRow = Table['rows'][number];

/** Gives short texts beside a ruled table, such as what its part of a form is called, a column of that table without rules. */
export function takeSideCells(
  tables: readonly Table[],
  pieces: readonly Piece[],
): { readonly tables: Table[]; readonly rest: readonly Piece[] } {
  let rest = pieces;
  const widened = tables.map((table) => {
    let grown = table;
    for (const side of ['left', 'right'] as const) {
      const taken = besideOf(table, side, rest, tables);
      for (const column of columnsOf(taken, side)) grown = withColumn(grown, side, column);
      rest = rest.filter((piece) => !taken.includes(piece));
    }
    return grown;
  });
  return { tables: widened, rest };
}

/** What stands at one side of a table, if none of it goes on above or below. */
function besideOf(
  { box, rows, hasBorders }: Table,
  side: Side,
  pieces: readonly Piece[],
  tables: readonly Table[],
): Piece[] {
  if (!hasBorders) return [];
  const isAtSide = (piece: Piece) =>
    side === 'left' ? piece.box.right <= box.left + 1 : piece.box.left >= box.right - 1;
  const atSide = pieces.filter(isAtSide);
  const beside = atSide.filter((piece) => middleY(piece.box) > box.top && middleY(piece.box) < box.bottom);
  if (beside.length === 0) return [];
  const around = boxOf(beside.map((piece) => piece.box));
  const share = (around.right - around.left) / (box.right - box.left);
  const isWithin = around.top > box.top - sideSlackPoints && around.bottom < box.bottom + sideSlackPoints;
  const goesOn = atSide.some(
    (other) => !beside.includes(other) && beside.some((piece) => follow(piece, other)),
  );
  const reach = { ...boxOf([around, box]), top: box.top, bottom: box.bottom };
  const isDivided = tables.some((other) => other.box !== box && overlaps(reach, other.box));
  const areLabels =
    side === 'left' && beside.length > 1 && share < labelsWidthShareMax && isOnePerRow(beside, rows);
  return isWithin && !isDivided && (areLabels || (share < sideWidthShareMax && !goesOn)) ? beside : [];
}

const isInRow = ({ box }: Piece, { top, bottom }: TableRow) => middleY(box) > top && middleY(box) < bottom;

/** Whether each row of a table that holds something has a text of its own beside it, as fields of a form have labels. */
function isOnePerRow(pieces: readonly Piece[], rows: readonly TableRow[]): boolean {
  const counts = rows.map((row) => pieces.filter((piece) => isInRow(piece, row)).length);
  const isEmpty = ({ cells }: TableRow) => cells.every(({ blocks }) => blocks.length === 0);
  return (
    counts.reduce((sum, count) => sum + count, 0) === pieces.length &&
    rows.every((row, index) => counts[index] === 1 || (counts[index] === 0 && isEmpty(row)))
  );
}

/** Whether two texts stand one below the other as the lines of a paragraph do. */
function follow(first: Piece, second: Piece): boolean {
  const gap = Math.max(second.box.top - first.box.bottom, first.box.top - second.box.bottom);
  const isUnder = first.box.left < second.box.right && second.box.left < first.box.right;
  return isUnder && gap < Math.min(first.sizePoints, second.sizePoints) * sideGapEmMax;
}

/** Texts that no gap from top to bottom divides; those next to the table first. */
function columnsOf(pieces: readonly Piece[], side: Side): Piece[][] {
  const columns: Piece[][] = [];
  for (const piece of pieces.toSorted((first, second) => first.box.left - second.box.left)) {
    const last = columns.at(-1);
    const right = last === undefined ? -Infinity : boxOf(last.map(({ box }) => box)).right;
    if (last !== undefined && piece.box.left < right) last.push(piece);
    else columns.push([piece]);
  }
  return side === 'left' ? columns.reverse() : columns;
}

/** The table with a column more at one side: a cell for each row that has a text of its own, or one over all rows. */
function withColumn(table: Table, side: Side, pieces: readonly Piece[]): Table {
  const text = boxOf(pieces.map(({ box }) => box));
  const { top, bottom } = table.box;
  const edges =
    side === 'left'
      ? { left: text.left, right: table.box.left }
      : { left: table.box.right, right: text.right + sideSlackPoints };
  const isDivided = isOnePerRow(pieces, table.rows);
  const rows = table.rows.map((row, index) => {
    const own = isDivided ? pieces.filter((piece) => isInRow(piece, row)) : index === 0 ? pieces : [];
    const cell: TableCell = {
      columnSpan: 1,
      rowSpan: isDivided || table.rows.length === 1 ? 'none' : index === 0 ? 'start' : 'continued',
      box: { ...edges, top: row.top, bottom: row.bottom },
      blocks: paragraphsOf(own, edges),
      fill: undefined,
      outside: side,
    };
    return { ...row, cells: side === 'left' ? [cell, ...row.cells] : [...row.cells, cell] };
  });
  const columnEdges =
    side === 'left' ? [edges.left, ...table.columnEdges] : [...table.columnEdges, edges.right];
  return { ...table, rows, columnEdges, box: boxOf([table.box, { ...edges, top, bottom }]) };
}
