import { boxOf } from '../../geometry.ts';
import type { Piece } from '../../model.ts';
import { linesOf, pieceText } from '../../pieces/index.ts';
import { withoutCovered } from './covered-dots.ts';
import { leaderDotsMin, leaderGapEmMax, leaderStartPoints, leaderStartsMax } from './measures.ts';

/** Dots that lead from a text to what stands far behind it are that text's, however far apart they stand. */
export function joinLeaders(all: readonly Piece[]): Piece[] {
  const texts = all.filter((piece) => !dotsAlone.test(pieceText(piece)));
  if (texts.length === all.length) return [...all];
  const pieces = withoutCovered(all, texts);
  const dots = pieces.filter((piece) => dotsAlone.test(pieceText(piece)));
  const joined = new Map<Piece, Piece>();
  const taken = new Set<Piece>();
  for (const run of runsOf(dots)) {
    const count = run.reduce((sum, piece) => sum + pieceText(piece).replaceAll(' ', '').length, 0);
    const [first] = run;
    if (first === undefined || count < leaderDotsMin) continue;
    const isPrompt = texts.filter((piece) => beginsWith(piece, first)).length > leaderStartsMax;
    const before = isPrompt ? undefined : texts.find((piece) => isNext(piece, first));
    joined.set(before ?? first, asOne(before ?? first, before ? run : run.slice(1)));
    for (const piece of run) taken.add(piece);
  }
  return pieces.flatMap((piece) => joined.get(piece) ?? (taken.has(piece) ? [] : piece));
}

/** Dots that begin where the lines of a column begin lead nowhere, and no text of another column to them. */
const beginsWith = (piece: Piece, dots: Piece) =>
  Math.abs(piece.box.left - dots.box.left) < leaderStartPoints;

const dotsAlone = /^[.·](?: ?[.·])*$/;

/** Line by line and from left to right, those that follow each other. */
function runsOf(dots: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const { pieces } of linesOf(dots)) {
    pieces.forEach((piece, index) => {
      const before = pieces[index - 1];
      if (before !== undefined && isNext(before, piece)) runs.at(-1)?.push(piece);
      else runs.push([piece]);
    });
  }
  return runs;
}

function isNext(before: Piece, piece: Piece): boolean {
  if (Math.abs(before.baseline - piece.baseline) > piece.sizePoints * 0.2) return false;
  const gap = piece.box.left - before.box.right;
  return gap >= 0 && gap < piece.sizePoints * leaderGapEmMax;
}

function asOne(first: Piece, behind: readonly Piece[]): Piece {
  const dots = behind.flatMap(({ words }) => words.map((word) => ({ ...word, isAfterSpace: true })));
  const box = boxOf([first, ...behind].map((piece) => piece.box));
  return { ...first, words: [...first.words, ...dots], box, cellTags: undefined };
}
