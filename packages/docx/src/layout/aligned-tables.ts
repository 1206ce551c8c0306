import type { Line, Piece, Table, TableCell } from '../model.ts';
import { boxOf } from '../pieces/geometry.ts';
import { paragraphsOf } from './paragraphs.ts';
import { linesOf, pieceText } from './text-of.ts';

interface Interval {
  readonly left: number;
  readonly right: number;
}

export type Flow = { readonly pieces: Piece[] } | { readonly table: Table };

const gapPointsMin = 4;

/** Divides one column of a page into text and tables without rules, which aligned gaps betray. */
export function findAlignedTables(pieces: readonly Piece[]): Flow[] {
  const lines = linesOf(pieces);
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

function runFrom(lines: readonly Line[], start: number): Run | undefined {
  const [first] = lines.slice(start, start + 1);
  if (first === undefined || !isRow(first)) return undefined;
  let columns = intervalsOf(first.pieces);
  let end = start + 1;
  let lastRow = start;
  for (; end < lines.length; end++) {
    const line = lines[end];
    const before = lines[end - 1];
    if (line === undefined || before === undefined) break;
    if (line.baseline - before.baseline > Math.max(line.sizePoints, before.sizePoints) * 3.2) break;
    if (!isRow(line)) {
      if (!isContinuation(line, before, columns)) break;
      continue;
    }
    const wider = mergeIntervals([...columns, ...intervalsOf(line.pieces)]);
    const widest = Math.max(columns.length, line.pieces.length);
    if (wider.length < 2 || wider.length < widest * 0.6) break;
    columns = wider;
    lastRow = end;
  }
  const taken = trimmed(lines, start, end, lastRow, columns);
  const rows = taken.filter(isRow);
  const isTable = rows.length >= 3 || (rows.length === 2 && columns.length >= 3);
  return isTable && columns.length >= 2 && !isRunningText(rows, columns)
    ? { lines: taken, columns }
    : undefined;
}

/** Wrapped lines behind the last row belong to it only when they are not its first column's. */
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
    if (piece === undefined || columnOf(piece, columns) === 0) break;
    stop++;
  }
  return lines.slice(start, stop);
}

const leader = /\.{4,}|…{2,}|_{4,}|(\. ){4,}/;
const isRow = ({ pieces }: Line) =>
  pieces.length >= 2 && !pieces.some((piece) => piece.isRightToLeft || leader.test(pieceText(piece)));

function isContinuation(line: Line, before: Line, columns: readonly Interval[]): boolean {
  const [piece, other] = line.pieces;
  if (piece === undefined || other !== undefined) return false;
  const isClose = line.baseline - before.baseline < line.sizePoints * 1.7;
  const holding = columns.filter(({ left, right }) => piece.box.left < right && piece.box.right > left);
  return isClose && holding.length === 1;
}

const intervalsOf = (pieces: readonly Piece[]): Interval[] =>
  pieces.map(({ box }) => ({ left: box.left, right: box.right }));

function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const sorted = [...intervals].sort((first, second) => first.left - second.left);
  const merged: Interval[] = [];
  for (const interval of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && interval.left < last.right + gapPointsMin) {
      merged[merged.length - 1] = { left: last.left, right: Math.max(last.right, interval.right) };
    } else merged.push(interval);
  }
  return merged;
}

/** Long lines in every column are columns of text. */
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
    const isWrapped = piece !== undefined && other === undefined && columnOf(piece, columns) > 0;
    const group = groups.at(-1);
    if (isWrapped && group !== undefined) group.push(line);
    else groups.push([line]);
  }
  const tops = groups.map((group) => Math.min(...group.map((line) => line.box.top)));
  const rows = groups.map((group, row) => {
    const top = tops[row] ?? 0;
    const bottom = tops[row + 1] ?? box.bottom;
    const pieces = group.flatMap((line) => line.pieces);
    const cells = columns.map((_, column): TableCell => {
      const cell = { left: columnEdges[column] ?? 0, right: columnEdges[column + 1] ?? 0, top, bottom };
      const content = pieces.filter((piece) => columnOf(piece, columns) === column);
      const blocks = paragraphsOf(content, cell);
      return { columnSpan: 1, rowSpan: 'none', box: cell, blocks, fill: undefined };
    });
    return { top, bottom, cells };
  });
  return { kind: 'table', box, columnEdges, rows, hasBorders: false };
}
