import { holdsMiddle } from '../../geometry.ts';
import type { Piece } from '../../model.ts';
import { linesOf, pieceText } from '../../pieces/index.ts';
import { splitColumnsMin, splitFilledShareMin, splitNumbersShareMin, splitSlackPoints } from './measures.ts';
import type { Grid } from './ruled-tables.ts';

type Row = Grid['rows'][number];

/** The rows of a grid, and those that stand between two of its rules without rules of their own. */
export function splitRows(rows: readonly Row[], pieces: readonly Piece[]): Row[] {
  return rows.flatMap((row) => {
    if (row.cells.length < splitColumnsMin || row.cells.some(({ rowSpan }) => rowSpan !== 'none'))
      return [row];
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
    return filled.length >= Math.max(splitColumnsMin, columns * splitFilledShareMin);
  });
  const numbers = inside.filter((piece) => /\d/.test(pieceText(piece))).length;
  if (!areFull || numbers < inside.length * splitNumbersShareMin) return [];
  return lines.map(({ box }) => box.top);
}

function partOf(row: Row, tops: readonly number[], index: number): Row {
  const top = index === 0 ? row.top : (tops[index] ?? row.top) - splitSlackPoints / 2;
  const isLast = index === tops.length - 1;
  const bottom = isLast ? row.bottom : (tops[index + 1] ?? row.bottom) - splitSlackPoints / 2;
  return {
    top,
    bottom,
    isOpenBelow: !isLast,
    cells: row.cells.map((cell) => ({ ...cell, box: { ...cell.box, top, bottom } })),
  };
}
