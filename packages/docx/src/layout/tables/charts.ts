import type { Box, PageReading, Rule } from '@pagesmith/pdf';
import { boxOf, holdsMiddle, overlaps } from '../../geometry.ts';
import type { Piece } from '../../model.ts';
import { nearPoints, sameLinePoints } from './measures.ts';

/** Whether all that is written between some rules stands in boxes apart from each other, as in a chart of who reports to whom: its lines lead from box to box, and divide nothing. */
export function isChart(area: Box, pieces: readonly Piece[], { rules }: PageReading): boolean {
  const frames = framesIn(rules.filter(({ box }) => overlaps(box, wider(area))));
  const isApart = frames.every((frame, index) =>
    frames.slice(index + 1).every((other) => !overlaps(wider(frame), other)),
  );
  if (frames.length < 2 || !isApart) return false;
  const words = pieces
    .filter(({ box }) => overlaps(box, area))
    .flatMap((piece) => piece.words.map(({ box }) => box));
  const holding = new Set(words.map((word) => frames.find((frame) => holdsMiddle(frame, word))));
  return holding.size > 1 && !holding.has(undefined);
}

/** The rectangles that were each drawn in one go. */
function framesIn(rules: readonly Rule[]): Box[] {
  const drawn = new Map<number, Rule[]>();
  for (const rule of rules) {
    if (rule.at !== undefined) drawn.set(rule.at, [...(drawn.get(rule.at) ?? []), rule]);
  }
  return [...drawn.values()].flatMap((sides) => {
    const around = boxOf(sides.map(({ box }) => box));
    return sides.length === 4 && sides.every((side) => isSide(side, around)) ? [around] : [];
  });
}

const isSide = ({ box, isHorizontal }: Rule, around: Box): boolean =>
  isHorizontal
    ? box.right - box.left > around.right - around.left - sameLinePoints
    : box.bottom - box.top > around.bottom - around.top - sameLinePoints;

const wider = ({ left, top, right, bottom }: Box): Box => ({
  left: left - nearPoints,
  top: top - nearPoints,
  right: right + nearPoints,
  bottom: bottom + nearPoints,
});
