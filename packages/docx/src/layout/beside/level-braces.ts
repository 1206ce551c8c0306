import { middleY } from '../../geometry.ts';
import type { Piece } from '../../model.ts';
import { pieceText } from '../../pieces/index.ts';
import { braceRatioMin } from './measures.ts';

// A page with more of them holds code.
const bracesMax = 50;

/**
 * A brace around several lines stands in the nearest of them, in its size: a line of text as high as the brace would push
 * the others apart, and all that is below them down.
 */
export function withLevelBraces(pieces: readonly Piece[]): readonly Piece[] {
  const isBrace = (piece: Piece) => /^[{}]$/.test(pieceText(piece));
  const braces = pieces.filter(isBrace);
  if (braces.length === 0 || braces.length > bracesMax) return pieces;
  const texts = pieces.filter((piece) => !isBrace(piece));
  return pieces.map((piece) => {
    if (!isBrace(piece)) return piece;
    const beside = texts.filter((text) => isBeside(text, piece));
    const lines = new Set(beside.map(({ baseline }) => Math.round(baseline)));
    return lines.size < 2 ? piece : levelWith(piece, nearest(piece, beside));
  });
}

function isBeside({ baseline, sizePoints }: Piece, brace: Piece): boolean {
  if (brace.sizePoints < sizePoints * braceRatioMin) return false;
  return baseline > brace.baseline - brace.sizePoints && baseline - sizePoints < brace.baseline;
}

function nearest({ box }: Piece, texts: readonly Piece[]): Piece | undefined {
  const far = ({ box: text }: Piece) =>
    Math.max(text.left - box.right, box.left - text.right, Math.abs(middleY(text) - middleY(box)));
  return texts.toSorted((first, second) => far(first) - far(second))[0];
}

function levelWith(brace: Piece, text: Piece | undefined): Piece {
  if (text === undefined) return brace;
  const { baseline, sizePoints } = text;
  const { left, right } = brace.box;
  const box = { left, right, top: baseline - sizePoints * 0.8, bottom: baseline + sizePoints * 0.2 };
  const words = brace.words.map((word) => ({
    ...word,
    box,
    spans: word.spans.map((span) => ({ ...span, style: { ...span.style, sizePoints } })),
  }));
  return { ...brace, words, box, baseline, sizePoints };
}
