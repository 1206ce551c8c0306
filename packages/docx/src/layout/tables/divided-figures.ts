import type { Line, Piece } from '../../model.ts';
import { pieceWith, wordText } from '../../pieces/index.ts';
import { isFigure } from '../paragraphs/figures.ts';
import { figureGapEmMin } from './measures.ts';

/** The line of a table in which each figure stands for itself: wide ones come closer to each other than words do. */
export function withDividedFigures(line: Line): Line {
  if (line.pieces.length < 2 || line.pieces.every(({ words }) => words.length < 2)) return line;
  return { ...line, pieces: line.pieces.flatMap(divided) };
}

function divided(piece: Piece): Piece[] {
  const { words, sizePoints, isRightToLeft } = piece;
  const isDivided = words.slice(1).every(({ box }, index) => {
    const before = words[index];
    return before !== undefined && box.left - before.box.right > sizePoints * figureGapEmMin;
  });
  const areFigures = words.length > 1 && words.every((word) => isFigure(wordText(word)));
  return isDivided && areFigures && !isRightToLeft ? words.map((word) => pieceWith(piece, [word])) : [piece];
}
