import { boxOf } from '../../geometry.ts';
import type { Line, Piece, Table, TableCell } from '../../model.ts';
import { linesOf, pieceText } from '../../pieces/index.ts';
import { paragraphsOf } from '../paragraphs/paragraphs.ts';
import { withDividedFigures } from './divided-figures.ts';
import { type Interval, mergedIntervals } from './interval.ts';
import { columnGapPointsMin, figureEdgePoints, fullRowsMin } from './measures.ts';
import { columnsOf, holdsBlocks, isStepped, withStaggeredRows } from './staggered-rows.ts';
import { isTitle, keepsColumns } from './title-rows.ts';

export type Flow = { readonly pieces: Piece[] } | { readonly table: Table };

/** Splits a column into text and tables without rules, which are recognised by their aligned gaps. */
export function findAlignedTables(pieces: readonly Piece[]): Flow[] {
  const lines = withStaggeredRows(linesOf(pieces).map(withDividedFigures));
  const flows: Flow[] = [];
  let index = 0;
  while (index < lines.length) {
    const run = runFrom(lines, index);
    if (run !== undefined) {
      flows.push({ table: tableOf(run.lines, run.columns) });
      index += run.lines.length;
      continue;
    }
    const last = flows.at(-1);
    const linePieces = lines[index]?.pieces ?? [];
    if (last !== undefined && 'pieces' in last) last.pieces.push(...linePieces);
    else flows.push({ pieces: [...linePieces] });
    index++;
  }
  return flows;
}

interface Run {
  readonly lines: readonly Line[];
  readonly columns: readonly Interval[];
}

/** A table and, where the first line has titles over several of its columns, that line too. */
function runFrom(lines: readonly Line[], start: number): Run | undefined {
  const run = plainRun(lines, start);
  const [head, next] = lines.slice(start, start + 2);
  if (head === undefined || next === undefined || !isRow(head)) return run;
  if (next.pieces.length <= head.pieces.length) return run;
  if (isFar(head, next)) return run;
  const below = plainRun(lines, start + 1);
  if (below === undefined || below.columns.length <= (run?.columns.length ?? 2)) return run;
  const ranges = head.pieces.map((piece) => rangeOf(piece, below.columns));
  const isApart = ranges.every(({ first }, index) => index === 0 || first > (ranges[index - 1]?.last ?? 0));
  const hasSpan = ranges.some(({ first, last }) => last > first);
  return isApart && hasSpan ? { lines: [head, ...below.lines], columns: below.columns } : run;
}

/** Whether a line is too far below another to be the next row of its table. */
const isFar = (before: Line, line: Line) =>
  line.box.top - before.box.bottom > Math.max(line.sizePoints, before.sizePoints) * 2.2;

interface Range {
  readonly first: number;
  readonly last: number;
}

/** The columns that a text stands over; in the gap between two it stands over both. */
function rangeOf({ box }: Piece, columns: readonly Interval[]): Range {
  const over = columns.flatMap(({ left, right }, index) =>
    box.left < right && box.right > left ? [index] : [],
  );
  const [first] = over;
  const last = over.at(-1);
  if (first !== undefined && last !== undefined) return { first, last };
  const behind = columns.findIndex(({ left }) => left >= box.right);
  if (behind === -1) return { first: columns.length - 1, last: columns.length - 1 };
  return { first: Math.max(0, behind - 1), last: behind };
}

function plainRun(lines: readonly Line[], start: number): Run | undefined {
  const [first] = lines.slice(start, start + 1);
  if (first === undefined || !isRow(first)) return undefined;
  let columns = columnsOf(first.pieces);
  let end = start + 1;
  let lastRow = start;
  let isTitled = false;
  for (; end < lines.length; end++) {
    const line = lines[end];
    const before = lines[end - 1];
    if (line === undefined || before === undefined) break;
    if (isFar(before, line)) break;
    if (!isRow(line)) {
      if (isContinuation(line, before, columns)) continue;
      isTitled = isTitle(line, lines.slice(start, end), columns);
      if (!isTitled) break;
      continue;
    }
    if (isAcross(line, columns, lines.slice(start, end))) {
      lastRow = end;
      continue;
    }
    const wider = mergedIntervals([...columns, ...columnsOf(line.pieces)]);
    const widest = Math.max(columns.length, columnsOf(line.pieces).length);
    if (wider.length < 2 || wider.length < widest * 0.6) break;
    if (isTitled && !keepsColumns(line, columns, wider)) break;
    if (wider.length < columns.length && isStepped(line)) break;
    columns = wider;
    lastRow = end;
    isTitled = false;
  }
  const taken = trimmed(lines, start, end, lastRow, columns);
  const rows = taken.filter(isRow);
  const hasBlocks = rows.some(holdsBlocks);
  const isTable = rows.length >= 3 || (rows.length === 2 && columns.length >= 3);
  const isOf = hasBlocks || (isTable && !isRunningText(rows, columns));
  return isOf && columns.length >= 2 ? { lines: taken, columns } : undefined;
}

/** Wrapped lines after the last row belong to it; a text in its first column may as well begin what follows the table. */
function trimmed(
  lines: readonly Line[],
  start: number,
  end: number,
  lastRow: number,
  columns: readonly Interval[],
): Line[] {
  let stop = lastRow + 1;
  while (stop < end) {
    const line = lines[stop];
    const [piece] = line?.pieces ?? [];
    if (piece === undefined) break;
    if (columnOf(piece, columns) === 0 && !goesOn(lines[stop - 1]?.pieces[0], piece)) break;
    stop++;
  }
  return lines.slice(start, stop);
}

/** Whether a row has a text over several columns that ends where they end, as the words before a total do. */
function isAcross({ pieces }: Line, columns: readonly Interval[], above: readonly Line[]): boolean {
  const full = above.filter((line) => line.pieces.length === columns.length).length;
  if (full < fullRowsMin || pieces.length >= columns.length) return false;
  const ranges = pieces.map((piece) => rangeOf(piece, columns));
  const isApart = ranges.every(({ first }, index) => index === 0 || first > (ranges[index - 1]?.last ?? 0));
  const endsWithColumns = ranges.every(({ first, last }, index) => {
    const [right, edge] = [pieces[index]?.box.right ?? 0, columns[last]?.right ?? 0];
    return first === last || Math.abs(right - edge) <= figureEdgePoints;
  });
  return isApart && endsWithColumns && ranges.some(({ first, last }) => last > first);
}

const leader = /\.{4,}|…{2,}|_{4,}|(\. ){4,}/;
const isRow = ({ pieces }: Line) =>
  pieces.length >= 2 && !pieces.some((piece) => piece.isRightToLeft || leader.test(pieceText(piece)));

function isContinuation(line: Line, before: Line, columns: readonly Interval[]): boolean {
  const [piece, other] = line.pieces;
  if (piece === undefined || other !== undefined) return false;
  const isClose = line.box.top - before.box.bottom < line.sizePoints * 0.7;
  const holding = columns.filter(({ left, right }) => piece.box.left < right && piece.box.right > left);
  return isClose && holding.length === 1;
}

/** Long lines in every column mean columns of text, not a table. */
function isRunningText(rows: readonly Line[], columns: readonly Interval[]): boolean {
  const pieces = rows.flatMap((row) => row.pieces);
  const long = pieces.filter((piece) => pieceText(piece).length > 38).length;
  return columns.length <= 3 && long > pieces.length * 0.6;
}

function columnOf(piece: Piece, columns: readonly Interval[]): number {
  const index = columns.findIndex(({ right }) => piece.box.left < right);
  return index === -1 ? columns.length - 1 : index;
}

function tableOf(lines: readonly Line[], columns: readonly Interval[]): Table {
  const box = boxOf(lines.map((line) => line.box));
  const columnEdges = [
    box.left,
    ...columns.slice(1).map(({ left }, index) => Math.max((columns[index]?.right ?? left) + 0.5, left - 2)),
    box.right + 4,
  ];
  const groups: Line[][] = [];
  for (const line of lines) {
    const [piece, other] = line.pieces;
    const group = groups.at(-1);
    const isWrapped =
      piece !== undefined &&
      other === undefined &&
      (columnOf(piece, columns) > 0 || goesOn(group?.at(-1)?.pieces[0], piece));
    if (isWrapped && group !== undefined) group.push(line);
    else groups.push([line]);
  }
  const tops = groups.map((group) => Math.min(...group.map((line) => line.box.top)));
  const rows = groups.map((group, row) => {
    const top = tops[row] ?? 0;
    const bottom = tops[row + 1] ?? box.bottom;
    const pieces = group.flatMap((line) => line.pieces);
    return { top, bottom, cells: cellsOf(pieces, columns, columnEdges, { top, bottom }) };
  });
  return { kind: 'table', box, columnEdges, rows, hasBorders: false };
}

/** Whether a text alone in the first column is the rest of the text above it, which the width of the column broke. */
function goesOn(above: Piece | undefined, piece: Piece): boolean {
  if (above === undefined || Math.abs(above.box.left - piece.box.left) > columnGapPointsMin) return false;
  return /^\p{Ll}/u.test(pieceText(piece)) && above.box.right > piece.box.right;
}

function cellsOf(
  pieces: readonly Piece[],
  columns: readonly Interval[],
  edges: readonly number[],
  { top, bottom }: { readonly top: number; readonly bottom: number },
): TableCell[] {
  const ranges = pieces.map((piece) => rangeOf(piece, columns));
  const cells: TableCell[] = [];
  for (let column = 0; column < columns.length; ) {
    const own = ranges.filter(({ first }) => first === column);
    const last = Math.max(column, ...own.map((range) => range.last));
    const cell = { left: edges[column] ?? 0, right: edges[last + 1] ?? 0, top, bottom };
    const content = pieces.filter((_, index) => {
      const { first = -1 } = ranges[index] ?? {};
      return first >= column && first <= last;
    });
    const blocks = paragraphsOf(content, cell);
    cells.push({ columnSpan: last - column + 1, rowSpan: 'none', box: cell, blocks, fill: undefined });
    column = last + 1;
  }
  return cells;
}
