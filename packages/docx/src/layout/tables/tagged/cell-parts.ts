import type { Piece } from '../../../model.ts';
import { cellAround, pieceWith } from '../../../pieces/index.ts';

/** A piece divided where its words belong to different cells of a table. */
export function cellPartsOf(piece: Piece): readonly Piece[] {
  const { cellTags, words } = piece;
  if (cellTags === undefined) return [piece];
  const cells = [...new Set(cellTags.map(cellAround))];
  return cells.map((cell) => {
    const isInside = (index: number) => cellAround(cellTags[index]) === cell;
    const part = pieceWith(
      piece,
      words.filter((_, index) => isInside(index)),
    );
    return { ...part, tag: cellTags.find((_, index) => isInside(index)) };
  });
}
