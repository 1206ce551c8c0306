import { boxOf } from '../../geometry.ts';
import type { Line, Piece } from '../../model.ts';
import { type Interval, mergedIntervals } from './interval.ts';
import { columnGapPointsMin, staggeredShareMin } from './measures.ts';

/**
 * Lines of a table without rules. What stands beside each other on baselines of its own is one line here, as it is one row:
 * a label of two lines and the figure at the middle between them, an address and the dates of an invoice.
 */
export function withStaggeredRows(lines: readonly Line[]): Line[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (before !== undefined && isStaggered(before, line)) group?.push(line);
    else groups.push([line]);
  }
  return groups.map(joined);
}

/** Whether a line begins higher than the one before it ends, in columns of its own. */
function isStaggered(before: Line, line: Line): boolean {
  const common = before.box.bottom - line.box.top;
  if (common < Math.min(before.sizePoints, line.sizePoints) * staggeredShareMin) return false;
  return before.pieces.every(({ box: one }) =>
    line.pieces.every(
      ({ box: other }) =>
        one.right + columnGapPointsMin < other.left || other.right + columnGapPointsMin < one.left,
    ),
  );
}

function joined(group: Line[]): Line {
  const [only, other] = group;
  if (only !== undefined && other === undefined) return only;
  const last = group.reduce((lowest, line) => (line.baseline > lowest.baseline ? line : lowest));
  return {
    pieces: group.flatMap(({ pieces }) => pieces),
    box: boxOf(group.map(({ box }) => box)),
    baseline: last.baseline,
    sizePoints: Math.max(...group.map(({ sizePoints }) => sizePoints)),
  };
}

/** Whether a line holds blocks of several lines beside each other, which are a table even where no other row is. */
export function holdsBlocks({ pieces }: Line): boolean {
  const columns = columnsOf(pieces);
  return columns.filter((column) => linesIn(column, pieces) > 1).length > 1;
}

/** Whether a line holds texts on different baselines: such a row may be new to a table, but makes no two of its columns one. */
export const isStepped = ({ pieces: [first, ...others] }: Line): boolean =>
  others.some(
    ({ baseline, sizePoints }) =>
      first !== undefined &&
      Math.abs(baseline - first.baseline) >= Math.min(sizePoints, first.sizePoints) * 0.45,
  );

export const columnsOf = (pieces: readonly Piece[]): Interval[] =>
  mergedIntervals(pieces.map(({ box }) => box));

const linesIn = ({ left, right }: Interval, pieces: readonly Piece[]) =>
  new Set(pieces.flatMap(({ box, baseline }) => (box.left < right && box.right > left ? [baseline] : [])))
    .size;
