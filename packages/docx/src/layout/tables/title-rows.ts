import type { Line, Piece } from '../../model.ts';
import type { Interval } from './interval.ts';
import { columnGapPointsMin } from './measures.ts';

/** Whether a line may be the title of rows below it: in the first column, and no more than the texts there are. */
export function isTitle({ pieces }: Line, above: readonly Line[], columns: readonly Interval[]): boolean {
  const [piece, other] = pieces;
  const [, second] = columns;
  if (piece === undefined || other !== undefined || second === undefined) return false;
  if (piece.box.right > second.left - columnGapPointsMin) return false;
  return above.some(({ pieces: [first] }) => first !== undefined && !standsOut(piece, first));
}

/** A larger or bolder line is a heading, and divides two tables. */
const standsOut = (piece: Piece, other: Piece): boolean =>
  piece.sizePoints > other.sizePoints || (isBold(piece) && !isBold(other));

const isBold = ({ words }: Piece) => words.every(({ spans }) => spans.every(({ style }) => style.isBold));

/** Whether a row below a title goes on with the columns above it, no two texts beside each other in one: others are another table's. */
export const keepsColumns = (
  { pieces }: Line,
  columns: readonly Interval[],
  wider: readonly Interval[],
): boolean =>
  wider.length >= columns.length &&
  wider.every((column) => {
    const [first, ...others] = pieces.filter(({ box }) => touches(box, column));
    return others.every(({ box }) => first !== undefined && touches(box, first.box));
  });

const touches = (one: Interval, other: Interval) => one.left < other.right && one.right > other.left;
