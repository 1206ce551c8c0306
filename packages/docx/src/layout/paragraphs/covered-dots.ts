import type { Piece } from '../../model.ts';
import { pieceWith } from '../../pieces/index.ts';
import { leaderDotsMin } from './measures.ts';

/** Pieces without the dots that a text covers: some programs fill a whole cell with dots, or a line to write on, and set text over them. */
export function withoutCovered(pieces: readonly Piece[], texts: readonly Piece[]): Piece[] {
  const known = new Set(texts);
  return pieces.flatMap((piece) => {
    if (known.has(piece)) return piece;
    const over = texts.filter((text) => isOnLine(text, piece) && isAcross(text, piece));
    return over.reduce((parts, text) => parts.flatMap((part) => besides(part, text)), [piece]);
  });
}

/** The dots before a text and those behind it, where there are enough to lead anywhere. */
function besides(dots: Piece, { box: { left, right } }: Piece): Piece[] {
  const parts = [
    dots.words.filter(({ box }) => box.right <= left),
    dots.words.filter(({ box }) => box.left >= right),
  ];
  return parts.filter((words) => words.length >= leaderDotsMin).map((words) => pieceWith(dots, words));
}

const isOnLine = ({ baseline }: Piece, dots: Piece) =>
  Math.abs(baseline - dots.baseline) <= dots.sizePoints * 0.2;

const isAcross = ({ box: text }: Piece, { box: dots }: Piece) =>
  text.left < dots.right && dots.left < text.right;
