import type { Piece } from '../model.ts';
import { type PagePieces, pieceText } from '../pieces/index.ts';
import { sentenceStepEmMax } from './measures.ts';

interface Placed {
  readonly piece: Piece;
  readonly page: number;
}

/**
 * The texts that stand at the edge of several pages, without those that are torn out of a sentence: where the same notice
 * ends on each of two pages, some of its lines are in one place and others are not, and all of them are text.
 */
export function withoutTorn<Group extends { readonly group: readonly Placed[] }>(
  groups: readonly Group[],
  pages: readonly PagePieces[],
  isOften: (group: readonly Placed[]) => boolean,
): readonly Group[] {
  const often = groups.filter(({ group }) => isOften(group));
  const taken = new Set(often.flatMap(({ group }) => group.map(({ piece }) => piece)));
  const isTorn = ({ piece, page }: Placed) =>
    (pages[page - 1]?.pieces ?? []).some(
      (other) => !taken.has(other) && (goesOn(piece, other) || goesOn(other, piece)),
    );
  const torn = new Set(often.filter(({ group }) => group.every(isTorn)));
  if (torn.size === 0) return groups;
  return withoutTorn(
    groups.filter((one) => !torn.has(one)),
    pages,
    isOften,
  );
}

/** Whether a sentence that fills one line goes on in the one below it. */
function goesOn(upper: Piece, lower: Piece): boolean {
  const stepEm = (lower.baseline - upper.baseline) / upper.sizePoints;
  if (stepEm <= 0 || stepEm > sentenceStepEmMax || lower.sizePoints !== upper.sizePoints) return false;
  const [first] = lower.words;
  if (first === undefined || Math.abs(upper.box.left - lower.box.left) > upper.sizePoints) return false;
  const isFull = upper.box.right + first.box.right - first.box.left > lower.box.right;
  return isFull && /^\p{Ll}/u.test(pieceText(lower)) && /[\p{L}\p{N},]$/u.test(pieceText(upper));
}
