import type { Piece } from '../../model.ts';
import { blockAround } from './elements.ts';
import { switchesShareMin } from './measures.ts';

/** Whether the tags read what stands left and right of a gutter one after the other, or row by row. */
export function orderAcross(left: readonly Piece[], right: readonly Piece[]): 'columns' | 'rows' | undefined {
  const sides = [
    ...left.map((piece) => ({ piece, isLeft: true })),
    ...right.map((piece) => ({ piece, isLeft: false })),
  ];
  if (sides.some(({ piece }) => blockAround(piece.tag) === undefined)) return undefined;
  const placeOf = ({ tag }: Piece) => tag?.place ?? 0;
  sides.sort(
    (first, second) =>
      placeOf(first.piece) - placeOf(second.piece) || first.piece.baseline - second.piece.baseline,
  );
  const switches = sides.slice(1).filter(({ isLeft }, index) => isLeft !== sides[index]?.isLeft).length;
  if (switches === 1 && sides[0]?.isLeft) return 'columns';
  return switches > Math.min(left.length, right.length) * switchesShareMin + 1 ? 'rows' : undefined;
}
