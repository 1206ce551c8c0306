import { boxOf } from '../../geometry.ts';
import type { Piece } from '../../model.ts';
import { pieceText, variantOf } from '../../pieces/index.ts';
import { isMarkAlone } from './list-mark.ts';
import { markGapEmMax } from './measures.ts';

/** Joins a bullet or number that stands alone to the text after it: together they are a list item. */
export function joinMarks(pieces: readonly Piece[]): Piece[] {
  const taken = new Set<Piece>();
  const joined = pieces.map((piece) => {
    const isNumber = noteNumber.test(pieceText(piece));
    const isLabel = piece.labelWords === piece.words.length;
    if (!isNumber && !isLabel && !isMarkAlone(pieceText(piece))) return piece;
    const behind = pieces
      .filter(
        (other) => other !== piece && (isNumber ? isRaisedBefore(piece, other) : isBehind(piece, other)),
      )
      .sort((first, second) => distance(piece, first) - distance(piece, second))[0];
    if (behind === undefined || isMarkAlone(pieceText(behind))) return piece;
    taken.add(behind);
    const [first, ...others] = behind.words;
    if (first === undefined) return piece;
    const marks = isNumber ? piece.words.map(raisedWord) : piece.words;
    const words = [...marks, { ...first, isAfterSpace: true }, ...others];
    const labelWords = isLabel ? marks.length : behind.labelWords;
    return { ...behind, words, labelWords, cellTags: undefined, box: boxOf([piece.box, behind.box]) };
  });
  return joined.filter((piece) => !taken.has(piece));
}

const noteNumber = /^(\d{1,3}|[*†‡§¶])$/;

const raisedWord = (word: Piece['words'][number]) => ({
  ...word,
  spans: word.spans.map((span) => ({
    ...span,
    style: variantOf(span.style, 'superscript', span.style.isUnderlined),
  })),
});

/** The number of a footnote stands small and high before a tab. */
function isRaisedBefore(mark: Piece, other: Piece): boolean {
  if (mark.sizePoints > other.sizePoints * 0.85) return false;
  const raised = (other.baseline - mark.baseline) / other.sizePoints;
  const gap = other.box.left - mark.box.right;
  return raised > 0.1 && raised < 0.62 && gap >= -1 && gap < other.sizePoints * markGapEmMax;
}

const distance = (first: Piece, second: Piece) => Math.abs(first.box.left - second.box.left);

function isBehind(mark: Piece, other: Piece): boolean {
  if (Math.abs(mark.baseline - other.baseline) >= other.sizePoints * 0.3) return false;
  const gap = other.isRightToLeft ? mark.box.left - other.box.right : other.box.left - mark.box.right;
  return gap >= -1 && gap < other.sizePoints * markGapEmMax;
}
