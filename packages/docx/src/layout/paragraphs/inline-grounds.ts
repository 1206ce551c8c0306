import type { Fill, PageReading } from '@pagesmith/pdf';
import { boxOf, holdsMiddle, overlaps } from '../../geometry.ts';
import type { Piece, Word } from '../../model.ts';
import { groundHeightEmMax, groundSideEmMax } from './measures.ts';

const white = 0xffffff;

/** Gives words that stand on a ground of their own, such as labels and code among other text, that ground. */
export function withInlineGrounds(
  { fills }: PageReading,
  pieces: readonly Piece[],
): { readonly pieces: readonly Piece[]; readonly used: readonly Fill[] } {
  const grounds = new Map<Word, Fill>();
  // A page may have thousands of fills, such as the steps of a gradient, and few as high as a line of text.
  const heightMax = Math.max(0, ...pieces.map(({ sizePoints }) => sizePoints)) * groundHeightEmMax;
  for (const fill of fills) {
    if (fill.colour === white || fill.box.bottom - fill.box.top >= heightMax) continue;
    for (const word of wordsOn(fill, pieces)) grounds.set(word, fill);
  }
  if (grounds.size === 0) return { pieces, used: [] };
  const dressed = pieces.map((piece) => {
    if (!piece.words.some((word) => grounds.has(word))) return piece;
    return { ...piece, words: piece.words.map((word) => onGround(word, grounds.get(word))) };
  });
  return { pieces: dressed, used: [...new Set(grounds.values())] };
}

/** The words of one line that a ground is just large enough for, where others stand beside them. */
function wordsOn({ box }: Fill, pieces: readonly Piece[]): readonly Word[] {
  const near = pieces.filter((piece) => overlaps(box, piece.box));
  const holding = near.filter(({ words }) => words.some((word) => holdsMiddle(box, word.box)));
  const [first] = holding;
  if (first === undefined) return [];
  const { baseline, sizePoints } = first;
  const isOnLine = (piece: Piece) => Math.abs(piece.baseline - baseline) < sizePoints * 0.2;
  const inside = holding.flatMap(({ words }) => words.filter((word) => holdsMiddle(box, word.box)));
  const text = boxOf(inside.map((word) => word.box));
  const isTight =
    box.bottom - box.top < sizePoints * groundHeightEmMax &&
    text.left - box.left < sizePoints * groundSideEmMax &&
    box.right - text.right < sizePoints * groundSideEmMax;
  if (!isTight || !holding.every(isOnLine)) return [];
  const isBesideOthers = pieces.some(
    (piece) => isOnLine(piece) && piece.words.some((word) => !inside.includes(word)),
  );
  return isBesideOthers ? inside : [];
}

function onGround(word: Word, ground: Fill | undefined): Word {
  if (ground === undefined) return word;
  const highlight = ground.colour;
  return { ...word, spans: word.spans.map((span) => ({ ...span, style: { ...span.style, highlight } })) };
}
