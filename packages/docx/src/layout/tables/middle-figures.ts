import { boxOf } from '../../geometry.ts';
import type { Line } from '../../model.ts';
import { columnGapPointsMin, labelApartRatioMin, labelLeadingEmMax } from './measures.ts';

/**
 * Lines of a table without rules. Where a label has two lines, what belongs to it often stands at the middle between
 * them, on a baseline of its own: all of it is one line here, as it is one row.
 */
export function withMiddleFigures(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let index = 0; index < lines.length; ) {
    const row = rowAt(lines, index);
    const [line] = lines.slice(index, index + 1);
    if (row !== undefined) joined.push(row);
    else if (line !== undefined) joined.push(line);
    index += row === undefined ? 1 : 3;
  }
  return joined;
}

function rowAt(lines: readonly Line[], index: number): Line | undefined {
  const [upper, middle, lower, next] = lines.slice(index, index + 4);
  if (upper === undefined || middle === undefined || lower === undefined) return undefined;
  const step = lower.baseline - upper.baseline;
  if (step > upper.sizePoints * labelLeadingEmMax || !isLabel(upper, lower)) return undefined;
  const right = Math.max(upper.box.right, lower.box.right);
  if (middle.pieces.some(({ box }) => box.left < right + columnGapPointsMin)) return undefined;
  // Lines of two columns that go on beside each other, each on its own baselines, are none of a table.
  const before = lines[index - 1];
  const isAlone =
    (before === undefined || upper.baseline - before.baseline > step * labelApartRatioMin) &&
    (next === undefined || next.baseline - lower.baseline > step * labelApartRatioMin);
  if (!isAlone) return undefined;
  const all = [upper, middle, lower];
  return {
    ...middle,
    pieces: [...upper.pieces, ...lower.pieces, ...middle.pieces],
    box: boxOf(all.map(({ box }) => box)),
  };
}

/** Two lines of one text that begin at one edge. */
const isLabel = (upper: Line, lower: Line): boolean =>
  upper.pieces.length === 1 &&
  lower.pieces.length === 1 &&
  Math.abs(upper.box.left - lower.box.left) < columnGapPointsMin;
