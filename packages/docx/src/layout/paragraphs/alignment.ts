import type { Alignment, Line } from '../../model.ts';
import { lineText } from '../../pieces/index.ts';
import type { Edges } from './edges.ts';
import {
  flushPointsMax,
  hangingMarkEmMax,
  raggedEmMin,
  setRightEmMin,
  tabEdgePointsMax,
} from './measures.ts';

/** Between which edges the lines of a paragraph are set; an item of a list is never centred, and never set to the right. */
export function alignmentOf(lines: readonly Line[], column: Edges, isItem: boolean): Alignment {
  const [first] = lines;
  if (first === undefined || lines.some(({ pieces }) => pieces.length > 1)) return 'left';
  const flush = isFlush(lines) ? 'justified' : 'left';
  if (isItem) return flush;
  const size = first.sizePoints;
  const lefts = lines.map(({ box }) => box.left - column.left);
  const rights = lines.map(({ box }) => column.right - box.right);
  const isCentred = lines.every(
    (_, index) => Math.abs((lefts[index] ?? 0) - (rights[index] ?? 0)) < size * 0.8,
  );
  if (isCentred && Math.max(...lefts) > size * 1.5) return 'center';
  // Lines with the same left edge are a block, wherever it is on the page.
  const isBlock = lines.length > 1 && rangeOf(lines.length > 2 ? lefts.slice(1) : lefts) < size * 0.5;
  // No line but the first of a block begins anywhere else than the others, and no last line of one ends where they do.
  const [left = 0, second = 0] = lefts;
  const isRagged = (lines.length > 2 ? rangeOf(lefts.slice(1)) : second - left) > size * raggedEmMin;
  const isRight =
    !isBlock &&
    rights.every((gap) => Math.abs(gap) < tabEdgePointsMax) &&
    ((lines.length > 1 && isRagged) || Math.min(...lefts) > size * setRightEmMin);
  return isRight ? 'right' : flush;
}

const rangeOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Whether all lines but the last end at one edge. Marks may stand out of it, as programs that set books have them (TeX with microtype). */
function isFlush(lines: readonly Line[]): boolean {
  const full = lines.slice(0, -1);
  const isMarked = lines.map((line) => /[\p{P}]$/u.test(lineText(line)));
  const rights = lines.map(({ box }) => box.right);
  const plain = rights.filter((_, index) => !isMarked[index]);
  const edge = Math.max(...(plain.length > 0 ? plain : rights));
  return (
    full.length >= 2 &&
    full.every(({ box, sizePoints }, index) => {
      const outside = isMarked[index] ? sizePoints * hangingMarkEmMax : flushPointsMax;
      return edge - box.right < flushPointsMax && box.right - edge < outside;
    })
  );
}
