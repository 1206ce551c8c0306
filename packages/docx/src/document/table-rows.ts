import type { Piece } from '../model.ts';
import type { PagePieces } from '../pieces/index.ts';
import {
  cellAlignedPoints,
  frameShareMin,
  rowCellsMin,
  rowStepEmMax,
  sameLinePoints,
  uprightRulesMin,
} from './measures.ts';

/** Whether a text at the edge of a page is a cell of a table that goes on from page to page, by its rules or its rows. */
export function isInTable(piece: Piece, page: PagePieces): boolean {
  return isRuled(piece, page) || isAligned(piece, page);
}

/** Between upright rules; two that go along the whole page are its frame. */
function isRuled({ box }: Piece, { reading }: PagePieces): boolean {
  const middle = (box.top + box.bottom) / 2;
  const crossing = reading.rules.filter(
    ({ isHorizontal, box: rule }) => !isHorizontal && rule.top < middle && rule.bottom > middle,
  );
  const isShort = ({ box: rule }: (typeof crossing)[number]) =>
    rule.bottom - rule.top < reading.height * frameShareMin;
  return crossing.length >= uprightRulesMin || crossing.some(isShort);
}

/** In a row of several texts with another such row close below or above it. */
function isAligned(piece: Piece, { pieces }: PagePieces): boolean {
  const rowOf = (baseline: number) =>
    pieces.filter((other) => Math.abs(other.baseline - baseline) < sameLinePoints);
  const own = rowOf(piece.baseline);
  if (own.length < rowCellsMin) return false;
  const near = pieces.filter((other) => {
    const step = Math.abs(other.baseline - piece.baseline);
    return step > sameLinePoints && step < piece.sizePoints * rowStepEmMax;
  });
  return near.some((other) => {
    const row = rowOf(other.baseline);
    const aligned = own.filter(({ box }) =>
      row.some(
        (cell) =>
          Math.abs(cell.box.left - box.left) < cellAlignedPoints ||
          Math.abs(cell.box.right - box.right) < cellAlignedPoints,
      ),
    );
    return row.length >= rowCellsMin && aligned.length >= rowCellsMin - 1;
  });
}
