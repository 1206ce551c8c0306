import { holdsMiddle } from '../../geometry.ts';
import type { Piece } from '../../model.ts';
import { sameBaselinePoints } from './measures.ts';
import type { Grid } from './ruled-tables.ts';

/**
 * Leaves out the last column of a grid that no upright rule closes, where each of its lines goes on behind it: the rules below the
 * lines of a form may begin at a frame beside them.
 */
export function withoutOpenColumn(grid: Grid, pieces: readonly Piece[]): Grid {
  const [left, right] = grid.columnEdges.slice(-2);
  if (!grid.isOpenRight || left === undefined || right === undefined) return grid;
  const column = { ...grid.box, left, right };
  const inside = pieces.filter((piece) => piece.words.some(({ box }) => holdsMiddle(column, box)));
  const behind = pieces.filter((piece) => piece.words.some(({ box }) => box.left >= right));
  const goesOn = ({ baseline }: Piece) =>
    behind.some((other) => Math.abs(other.baseline - baseline) < sameBaselinePoints);
  if (inside.length === 0 || !inside.every(goesOn)) return grid;
  const rows = grid.rows.map((row) => ({
    ...row,
    cells: row.cells.flatMap((cell, index) => {
      if (index < row.cells.length - 1) return [cell];
      if (cell.columnSpan === 1) return [];
      return [{ ...cell, columnSpan: cell.columnSpan - 1, box: { ...cell.box, right: left } }];
    }),
  }));
  const box = { ...grid.box, right: left };
  return { box, rows, columnEdges: grid.columnEdges.slice(0, -1), isOpenRight: false };
}
