import { boxOf, holdsMiddle } from '../../geometry.ts';
import type { Piece } from '../../model.ts';
import { columnGapPointsMin, labelLinesMin, sameBaselinePoints, sideWidthShareMax } from './measures.ts';
import type { Grid } from './ruled-tables.ts';

/**
 * Leaves out what a form says at the left of its lines, where no upright rule divides it from them: between the lines of the
 * form, those of such labels would push each other down. They become cells beside the table.
 */
export function withoutLabels(grid: Grid, pieces: readonly Piece[]): Grid {
  const { box, columnEdges, rows } = grid;
  const inside = pieces.filter((piece) => holdsMiddle(box, piece.box));
  const { labels, others } = divided(inside);
  if (labels.length < labelLinesMin || others.length === 0) return grid;
  const { right } = boxOf(labels.map((piece) => piece.box));
  const { left } = boxOf(others.map((piece) => piece.box));
  const isInFirstColumn = left < (columnEdges[1] ?? -Infinity);
  const isNarrow = right - box.left < (box.right - box.left) * sideWidthShareMax;
  const isApart = ({ baseline }: Piece) =>
    others.every((other) => Math.abs(other.baseline - baseline) >= sameBaselinePoints);
  if (!isInFirstColumn || !isNarrow || labels.filter(isApart).length <= labels.length / 2) return grid;
  return {
    ...grid,
    box: { ...box, left },
    columnEdges: [left, ...columnEdges.slice(1)],
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) =>
        cell.box.left === columnEdges[0] ? { ...cell, box: { ...cell.box, left } } : cell,
      ),
    })),
  };
}

/** The texts at the left of the first gap from top to bottom, and the others. */
function divided(pieces: readonly Piece[]): { labels: Piece[]; others: Piece[] } {
  const sorted = pieces.toSorted((first, second) => first.box.left - second.box.left);
  let right = Infinity;
  const at = sorted.findIndex(({ box }, index) => {
    if (index > 0 && box.left - right >= columnGapPointsMin) return true;
    right = index === 0 ? box.right : Math.max(right, box.right);
    return false;
  });
  return at < 0 ? { labels: [], others: [] } : { labels: sorted.slice(0, at), others: sorted.slice(at) };
}
