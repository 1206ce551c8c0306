import type { Box, PageReading } from '@pagesmith/pdf';
import { holdsMiddle, overlaps } from '../../geometry.ts';
import type { Piece, Table, TableCell } from '../../model.ts';
import { pieceWith } from '../../pieces/index.ts';
import { paragraphsOf } from '../paragraphs/paragraphs.ts';
import { withoutLabels } from './beside-labels.ts';
import { dividedRow } from './divided-rows.ts';
import {
  crossedWordShareMin,
  crossingWordsShareMax,
  squarePointsMax,
  squaresInRowMin,
  stripeShareMax,
  stripeWidthShareMin,
} from './measures.ts';
import { withoutOpenColumn } from './open-column.ts';
import type { Grid } from './ruled-tables.ts';
import { splitColumns } from './split-columns.ts';
import { splitRows } from './split-rows.ts';

interface Filled {
  readonly table: Table;
  /** What was not inside. */
  readonly rest: readonly Piece[];
}

/** Puts the text into the grid; undefined where the grid is a box, a chart or a form of empty squares. */
export function fillGrid(ruled: Grid, pieces: readonly Piece[], reading: PageReading): Filled | undefined {
  const drawn = withoutLabels(withoutOpenColumn(ruled, pieces), pieces);
  const divided = drawn.rows.map((row) => dividedRow(row, drawn.columnEdges, pieces));
  const grid = splitColumns({ ...drawn, rows: splitRows(divided, pieces) }, pieces);
  const cellBoxes = mergedBoxes(grid);
  const contents = new Map<Box, Piece[]>(cellBoxes.map((box) => [box, []]));
  const rest: Piece[] = [];
  for (const piece of pieces) {
    if (!overlaps(piece.box, grid.box)) rest.push(piece);
    else distribute(piece, cellBoxes, contents, rest);
  }
  const filled = [...contents.values()].filter((content) => content.length > 0).length;
  const curves = reading.curves.filter((box) => overlaps(box, grid.box)).length;
  // A line across the whole frame makes it a figure, unless it is the rounded frame of a full table.
  const isCrossed = reading.curves.some((box) => covers(box, grid.box));
  const isFull = filled >= 4 && filled >= cellBoxes.length * 0.5;
  const isTable =
    filled >= 2 &&
    filled >= cellBoxes.length * 0.15 &&
    curves < 10 + cellBoxes.length &&
    (!isCrossed || isFull);
  const isDivided = hasColumns(grid, contents) || hasSquares(grid);
  if (!isTable || !isDivided || isWrittenOver(contents)) return undefined;
  const rows = grid.rows.map(({ top, bottom, cells, isOpenBelow }) => ({
    top,
    bottom,
    isOpenBelow,
    cells: cells.map((cell): TableCell => {
      const merged = cellBoxes.find((box) => box.left === cell.box.left && box.top === cell.box.top);
      const content = merged === undefined ? [] : (contents.get(merged) ?? []);
      const isGrown = merged !== undefined && merged.bottom > cell.box.bottom + 1;
      const rowSpan = merged === undefined ? 'continued' : isGrown ? 'start' : 'none';
      return { ...cell, rowSpan, blocks: paragraphsOf(content, cell.box), fill: fillOf(cell.box, reading) };
    }),
  }));
  return {
    table: {
      kind: 'table',
      box: grid.box,
      columnEdges: grid.columnEdges,
      rows,
      hasBorders: true,
      borderColour: borderColour(grid.box, reading),
    },
    rest,
  };
}

/** The colour of most of the rules of a grid. */
function borderColour(grid: Box, { rules }: PageReading): number | undefined {
  const lengths = new Map<number, number>();
  for (const { box, colour } of rules.filter((rule) => overlaps(rule.box, grid))) {
    const length = Math.max(box.right - box.left, box.bottom - box.top);
    lengths.set(colour, (lengths.get(colour) ?? 0) + length);
  }
  return [...lengths].sort((first, second) => second[1] - first[1])[0]?.[0];
}

const covers = (outer: Box, inner: Box) =>
  outer.right - outer.left > (inner.right - inner.left) * 0.7 &&
  outer.bottom - outer.top > (inner.bottom - inner.top) * 0.7 &&
  overlaps(outer, inner);

/** The box of every cell that is not the continuation of the one above it, grown over its continuations. */
function mergedBoxes(grid: Grid): Box[] {
  const open = new Map<string, { box: { -readonly [Edge in keyof Box]: Box[Edge] } }>();
  const boxes: Box[] = [];
  for (const { cells } of grid.rows) {
    for (const { box, rowSpan } of cells) {
      const key = `${box.left} ${box.right}`;
      const above = open.get(key);
      const isBelow = above !== undefined && Math.abs(above.box.bottom - box.top) < 0.5;
      if (rowSpan === 'continued' && isBelow) above.box.bottom = box.bottom;
      else {
        const merged = { box: { ...box } };
        boxes.push(merged.box);
        open.set(key, merged);
      }
    }
  }
  return boxes;
}

function distribute(piece: Piece, cells: readonly Box[], contents: Map<Box, Piece[]>, rest: Piece[]): void {
  const groups = new Map<Box | undefined, Piece['words'][number][]>();
  const found = piece.words.map((word) => cells.find((box) => holdsMiddle(box, word.box)));
  const isInside = found.filter((cell) => cell !== undefined).length > piece.words.length / 2;
  for (const [index, word] of piece.words.entries()) {
    // A word at the end of a line may stand out of the table with more than its half.
    const beside = found[index - 1] ?? found[index + 1];
    const isAcross = isInside && beside !== undefined && overlaps(beside, word.box);
    const cell = found[index] ?? (isAcross ? beside : undefined);
    groups.set(cell, [...(groups.get(cell) ?? []), word]);
  }
  for (const [cell, words] of groups) {
    const part = pieceWith(piece, words);
    if (cell === undefined) rest.push(part);
    else contents.get(cell)?.push(part);
  }
}

/** Whether words stand across the rules, as they do on squared paper. */
function isWrittenOver(contents: ReadonlyMap<Box, readonly Piece[]>): boolean {
  const words = [...contents].flatMap(([cell, pieces]) =>
    pieces.flatMap((piece) => piece.words.map(({ box }) => ({ box, cell }))),
  );
  const crossing = words.filter(({ box, cell }) => {
    const outside = Math.max(cell.left - box.left, box.right - cell.right);
    return outside > (box.right - box.left) * crossedWordShareMin;
  });
  return crossing.length > words.length * crossingWordsShareMax;
}

/** Text in at least two cells of one row: boxes above each other are no table. */
function hasColumns(grid: Grid, contents: Map<Box, Piece[]>): boolean {
  const filled = [...contents].filter(([, content]) => content.length > 0).map(([box]) => box);
  return grid.rows.some(
    ({ top, bottom }) => filled.filter((box) => box.top < bottom - 1 && box.bottom > top + 1).length >= 2,
  );
}

/** Squares in a row, one for each letter of what is to be written. */
const hasSquares = (grid: Grid) =>
  grid.rows.some(
    ({ cells }) =>
      cells.filter(({ box }) => box.right - box.left < squarePointsMax).length >= squaresInRowMin,
  );

/** The colour of what is painted behind the middle of a cell. */
export function fillOf(cell: Box, { fills }: PageReading): number | undefined {
  const middle = { left: (cell.left + cell.right) / 2, top: (cell.top + cell.bottom) / 2 };
  const fill = fills.findLast(
    ({ box }) =>
      box.left <= middle.left &&
      box.right >= middle.left &&
      box.top <= middle.top &&
      box.bottom >= middle.top,
  );
  if (fill === undefined || fill.colour === 0xffffff) return undefined;
  return isStripeOf(cell, fill.box) ? undefined : fill.colour;
}

/** Whether a ground goes across a cell and is that of some of its lines alone. */
export const isStripeOf = (cell: Box, ground: Box): boolean =>
  ground.bottom - ground.top < (cell.bottom - cell.top) * stripeShareMax &&
  Math.min(ground.right, cell.right) - Math.max(ground.left, cell.left) >
    (cell.right - cell.left) * stripeWidthShareMin;
