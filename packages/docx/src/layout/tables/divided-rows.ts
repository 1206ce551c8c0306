import { holdsMiddle } from '../../geometry.ts';
import type { Piece } from '../../model.ts';
import { linesOf, pieceText } from '../../pieces/index.ts';
import { isFigure } from '../paragraphs/figures.ts';
import { bareLinesMin } from './measures.ts';
import type { Grid, GridCell } from './ruled-tables.ts';

type Row = Grid['rows'][number];

/** A row in which upright rules are missing, and texts stand in the columns of the others all the same. */
export function dividedRow(row: Row, edges: readonly number[], pieces: readonly Piece[]): Row {
  const isSole = row.cells.length === 1;
  const cells = row.cells.flatMap((cell) => {
    if (cell.columnSpan < 2 || cell.rowSpan !== 'none') return [cell];
    const inside = pieces.filter(({ box }) => holdsMiddle(cell.box, box));
    const parts = partsOf(cell, edges);
    const columns = inside.map(({ box }) =>
      parts.findIndex((part) => box.left >= part.box.left - 1 && box.right <= part.box.right + 1),
    );
    if (inside.length < 2 || columns.includes(-1)) return [cell];
    const filled = new Set(columns).size;
    // Heads on a dark ground have no rules, and figures under heads that have some need none.
    if (isSole) return filled >= 2 ? parts : [cell];
    const areFigures = inside.every((piece) => isFigure(pieceText(piece)));
    const isFull = filled === parts.length && linesOf(inside).length >= bareLinesMin;
    return areFigures && isFull ? openBetween(parts) : [cell];
  });
  return { ...row, cells };
}

/** The columns that a cell goes over. */
function partsOf(cell: GridCell, edges: readonly number[]): GridCell[] {
  const start = edges.indexOf(cell.box.left);
  return edges.slice(start, start + cell.columnSpan).map((left, index) => ({
    box: { ...cell.box, left, right: edges[start + index + 1] ?? cell.box.right },
    columnSpan: 1,
    rowSpan: 'none',
  }));
}

/** Cells side by side without rules between them. */
export const openBetween = (cells: readonly GridCell[]): GridCell[] =>
  cells.map((cell, index) => ({
    ...cell,
    openSides: [
      ...(index > 0 ? (['left'] as const) : []),
      ...(index < cells.length - 1 ? (['right'] as const) : []),
    ],
  }));
