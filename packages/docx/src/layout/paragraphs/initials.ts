import type { Initial, Piece, Span } from '../../model.ts';
import { initialGapEmMax, initialRatioMin, initialSlackEm } from '../../pieces/index.ts';

/** The lines beside a large letter begin where it does: the letter is the first line's own, and the paragraph goes on below it. */
export function withInitials(pieces: readonly Piece[]): Piece[] {
  const changed = new Map<Piece, Piece | undefined>();
  for (const letter of pieces.filter(isLetter)) {
    const beside = pieces
      .filter((piece) => standsBeside(letter, piece))
      .sort((first, second) => first.baseline - second.baseline);
    const [span] = letter.words[0]?.spans ?? [];
    const foot = beside.at(-1)?.baseline ?? Infinity;
    if (span === undefined || beside.length < 2 || Math.abs(foot - letter.baseline) > slackOf(beside[0]))
      continue;
    changed.set(letter, undefined);
    for (const [index, piece] of beside.entries()) {
      const initial = index === 0 ? initialOf(letter, span, beside) : undefined;
      changed.set(piece, { ...piece, initial, box: { ...piece.box, left: letter.box.left } });
    }
  }
  return pieces.flatMap((piece) => (changed.has(piece) ? (changed.get(piece) ?? []) : [piece]));
}

function initialOf({ box }: Piece, span: Span, beside: readonly Piece[]): Initial {
  const left = Math.min(...beside.map((piece) => piece.box.left));
  const gapPoints = Math.max(0, left - box.right);
  return { span, lines: beside.length, widthPoints: left - box.left, gapPoints };
}

const isLetter = ({ words: [word, other] }: Piece) =>
  other === undefined && word?.spans.length === 1 && /^\p{Lu}$/u.test(word.spans[0]?.text ?? '');

const slackOf = (piece: Piece | undefined) => (piece?.sizePoints ?? 0) * initialSlackEm;

function standsBeside(letter: Piece, piece: Piece): boolean {
  if (piece.sizePoints * initialRatioMin > letter.sizePoints) return false;
  const gap = piece.box.left - letter.box.right;
  if (gap < -letter.sizePoints * initialSlackEm || gap > letter.sizePoints * initialGapEmMax) return false;
  const raised = letter.baseline - piece.baseline;
  return raised > -slackOf(piece) && raised < letter.sizePoints;
}
