import type { Piece } from '../model.ts';
import { holdsMiddle } from '../pieces/geometry.ts';
import type { Grid } from './ruled-tables.ts';
import { linesOf, pieceText } from './text-of.ts';

type Row = Grid['rows'][number];

const columnsMin = 3;
const filledShareMin = 0.6;
const numbersShareMin = 0.5;
const baselineSlack = 2;

/** The rows of a grid, and those that stand between two of its rules without rules of their own. */
export function splitRows(rows: readonly Row[], pieces: readonly Piece[]): Row[] {
  return rows.flatMap((row) => {
    if (row.cells.length < columnsMin || row.cells.some(({ rowSpan }) => rowSpan !== 'none')) return [row];
    const steps = stepsIn(row, pieces);
    return steps.length < 2 ? [row] : steps.map((_, index) => partOf(row, steps, index));
  });
}

/** The baselines of a row on which most of its columns have text, as those of figures have. */
function stepsIn(row: Row, pieces: readonly Piece[]): number[] {
  const inside = pieces.filter(({ box }) => row.cells.some((cell) => holdsMiddle(cell.box, box)));
  const lines = linesOf(inside);
  if (lines.length < 2) return [];
  const columns = row.cells.filter((cell) => inside.some(({ box }) => holdsMiddle(cell.box, box))).length;
  const areFull = lines.every(({ pieces: parts }) => {
    const filled = row.cells.filter((cell) => parts.some(({ box }) => holdsMiddle(cell.box, box)));
    return filled.length >= Math.max(columnsMin, columns * filledShareMin);
  });
  const numbers = inside.filter((piece) => /\d/.test(pieceText(piece))).length;
  if (!areFull || numbers < inside.length * numbersShareMin) return [];
  return lines.map(({ box }) => box.top);
}

function partOf(row: Row, tops: readonly number[], index: number): Row {
  const top = index === 0 ? row.top : (tops[index] ?? row.top) - baselineSlack / 2;
  const isLast = index === tops.length - 1;
  const bottom = isLast ? row.bottom : (tops[index + 1] ?? row.bottom) - baselineSlack / 2;
  return {
    top,
    bottom,
    isOpenBelow: !isLast,
    cells: row.cells.map((cell) => ({ ...cell, box: { ...cell.box, top, bottom } })),
  };
}
