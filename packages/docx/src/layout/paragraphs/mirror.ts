import type { Line } from '../../model.ts';

interface Across {
  readonly left: number;
  readonly right: number;
}

/** Turned over, so that what begins at the right begins at the left: one set of rules reads both directions. */
export const mirrored = <Box extends Across>(box: Box): Box => ({
  ...box,
  left: -box.right,
  right: -box.left,
});

export const mirroredLine = (line: Line): Line => ({
  ...line,
  box: mirrored(line.box),
  pieces: line.pieces.map((piece) => ({
    ...piece,
    box: mirrored(piece.box),
    words: piece.words.map((word) => ({ ...word, box: mirrored(word.box) })),
  })),
});

export const isRightToLeftLine = ({ pieces }: Line) => pieces.some((piece) => piece.isRightToLeft);
