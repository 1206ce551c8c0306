import type { Box } from '@pagesmith/pdf';
import { holdsMiddle, overlaps } from '../../geometry.ts';
import type { Piece } from '../../model.ts';
import { wordText } from '../../pieces/index.ts';
import { isFigure } from '../paragraphs/figures.ts';
import { openBetween } from './divided-rows.ts';
import {
  bareColumnGapPointsMin,
  bareLinesMin,
  bareRoomPoints,
  bareWholeShareMax,
  figureGapEmMin,
} from './measures.ts';
import type { Grid, GridCell } from './ruled-tables.ts';

interface Across {
  readonly left: number;
  readonly right: number;
}

/** What stands in a cell. */
interface Content {
  readonly pieces: readonly Across[];
  /** Its figures, where it is one line of nothing else. */
  readonly figures: readonly Across[];
}

type Contents = ReadonlyMap<GridCell, Content>;

/** A grid in which columns of figures between two upright rules, which have no rules between them, are columns too. */
export function splitColumns(grid: Grid, pieces: readonly Piece[]): Grid {
  const near = pieces.filter(({ box }) => overlaps(box, grid.box));
  const cells = grid.rows.flatMap((row) => row.cells);
  const contents: Contents = new Map(cells.map((cell) => [cell, contentOf(cell.box, near)]));
  const cuts = new Map<number, readonly number[]>();
  for (const left of grid.columnEdges.slice(0, -1)) {
    const column = cells.filter((cell) => cell.box.left === left && cell.columnSpan === 1);
    const found = cutsOf(column, contents);
    if (found.length > 0) cuts.set(left, found);
  }
  if (cuts.size === 0) return grid;
  const edges = grid.columnEdges.flatMap((edge) => [edge, ...(cuts.get(edge) ?? [])]);
  const rows = grid.rows.map((row) => ({
    ...row,
    cells: row.cells.flatMap((cell) => {
      const inner = edges.filter((edge) => edge > cell.box.left && edge < cell.box.right);
      const own = cell.columnSpan === 1 ? inner : [];
      if (own.length > 0 && isDivided(cell, own, contents)) return openBetween(partsOf(cell, own));
      return [{ ...cell, columnSpan: inner.length + 1 }];
    }),
  }));
  return { ...grid, columnEdges: edges, rows };
}

function contentOf(cell: Box, pieces: readonly Piece[]): Content {
  const inside = pieces.flatMap((piece) => {
    const words = piece.words.filter(({ box }) => holdsMiddle(cell, box));
    return words.length === 0 ? [] : [{ piece, words }];
  });
  const [first] = inside;
  const isLine = inside.every(
    ({ piece }) => Math.abs(piece.baseline - (first?.piece.baseline ?? 0)) < piece.sizePoints / 2,
  );
  const words = inside.flatMap((one) => one.words);
  const areFigures = isLine && words.every((word) => isFigure(wordText(word)));
  const gapMin = (first?.piece.sizePoints ?? 0) * figureGapEmMin;
  return {
    pieces: inside.map((one) => boundsOf(one.words.map(({ box }) => box))),
    figures: areFigures
      ? merged(
          words.map(({ box }) => box),
          gapMin,
        )
      : [],
  };
}

const boundsOf = (boxes: readonly Across[]): Across => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
});

/** Intervals, those that are closer to each other as one. */
function merged(intervals: readonly Across[], gapMin: number): Across[] {
  const found: { left: number; right: number }[] = [];
  for (const { left, right } of intervals.toSorted((first, second) => first.left - second.left)) {
    const last = found.at(-1);
    if (last !== undefined && left - last.right < gapMin) last.right = Math.max(last.right, right);
    else found.push({ left, right });
  }
  return found;
}

/** Where the figures of a column leave room between them in all of its rows. */
function cutsOf(column: readonly GridCell[], contents: Contents): number[] {
  const figures = column.map((cell) => contents.get(cell)?.figures ?? []);
  const count = Math.max(0, ...figures.map(({ length }) => length));
  const full = figures.filter(({ length }) => length === count);
  if (count < 2 || full.length < bareLinesMin) return [];
  const columns = merged(figures.flat(), bareColumnGapPointsMin);
  if (columns.length !== count) return [];
  const texts = column.flatMap((cell) => contents.get(cell)?.pieces ?? []);
  const cuts = columns.slice(1).map((to, index) => cutIn(columns[index]?.right ?? to.left, to.left, texts));
  const filled = column.filter((cell) => (contents.get(cell)?.pieces.length ?? 0) > 0);
  const whole = filled.filter((cell) => !isDivided(cell, cuts, contents)).length;
  return whole > filled.length * bareWholeShareMax ? [] : cuts;
}

/** Close behind the figures that end before a gap and the heads above them, as far as these leave room. */
function cutIn(from: number, to: number, texts: readonly Across[]): number {
  const inner = texts.filter(({ left, right }) => right > from && left < to);
  const before = inner.filter(({ left }) => left < from).map(({ right }) => right);
  const behind = inner.filter(({ right }) => right > to).map(({ left }) => left);
  const [start, end] = [
    Math.max(from, ...before.filter((at) => at < to)),
    Math.min(to, ...behind.filter((at) => at > from)),
  ];
  return start < end ? Math.min((start + end) / 2, start + bareRoomPoints) : (from + to) / 2;
}

/** Whether what stands in a cell stands in its columns, in more than one of them, or is nothing. */
function isDivided(cell: GridCell, cuts: readonly number[], contents: Contents): boolean {
  if (cell.rowSpan !== 'none') return false;
  const { pieces = [], figures = [] } = contents.get(cell) ?? {};
  if (figures.length > 0) return true;
  const isCrossing = pieces.some(({ left, right }) => cuts.some((cut) => left < cut && right > cut));
  const used = new Set(pieces.map(({ left }) => cuts.filter((cut) => cut <= left).length));
  return !isCrossing && used.size !== 1;
}

function partsOf(cell: GridCell, cuts: readonly number[]): GridCell[] {
  const edges = [cell.box.left, ...cuts, cell.box.right];
  return edges.slice(0, -1).map((left, index) => ({
    ...cell,
    box: { ...cell.box, left, right: edges[index + 1] ?? cell.box.right },
  }));
}
