import type { Box, Rule } from '@pagesmith/pdf';
import { edgePointsMax, edgeSlackPoints } from './measures.ts';
import type { TaggedCell, TaggedTable } from './table-cells.ts';

type Boxes = ReadonlyMap<TaggedCell, Box>;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The edges of the columns; undefined where their texts stand over each other. */
export function columnEdgesOf(
  { cells, columnCount }: TaggedTable,
  boxes: Boxes,
  rules: readonly Rule[],
): number[] | undefined {
  const stretches = Array.from({ length: columnCount }, (_, column) =>
    stretchOf(
      cells.filter((cell) => cell.column === column && cell.columnSpan === 1),
      (cell) => {
        const box = boxes.get(cell);
        return box && { start: box.left, end: box.right };
      },
    ),
  );
  const upright = rules.flatMap(({ box, isHorizontal }) =>
    isHorizontal ? [] : [(box.left + box.right) / 2],
  );
  const edges = edgesBetween(stretches, upright, 2);
  return edges !== undefined && areSpansWithin(cells, boxes, edges) ? edges : undefined;
}

/** The edges of the rows. */
export function rowEdgesOf(
  { cells, rowCount }: TaggedTable,
  boxes: Boxes,
  rules: readonly Rule[],
): number[] | undefined {
  const stretches = Array.from({ length: rowCount }, (_, row) =>
    stretchOf(
      cells.filter((cell) => cell.row === row && cell.rowSpan === 1),
      (cell) => {
        const box = boxes.get(cell);
        return box && { start: box.top, end: box.bottom };
      },
    ),
  );
  const flat = rules.flatMap(({ box, isHorizontal }) => (isHorizontal ? [(box.top + box.bottom) / 2] : []));
  return edgesBetween(stretches, flat, 0);
}

function stretchOf<Cell>(
  cells: readonly Cell[],
  read: (cell: Cell) => Stretch | undefined,
): Stretch | undefined {
  const found = cells.flatMap((cell) => read(cell) ?? []);
  if (found.length === 0) return undefined;
  return {
    start: Math.min(...found.map(({ start }) => start)),
    end: Math.max(...found.map(({ end }) => end)),
  };
}

/** One edge before each stretch and one behind the last, on a rule where there is one. */
function edgesBetween(
  stretches: readonly (Stretch | undefined)[],
  rules: readonly number[],
  room: number,
): number[] | undefined {
  const edges: number[] = [];
  let before: Stretch | undefined;
  for (const stretch of stretches) {
    if (stretch === undefined || (before !== undefined && stretch.start < before.end - edgeSlackPoints))
      return undefined;
    const from = before?.end ?? stretch.start - edgePointsMax;
    const rule = rules.findLast((at) => at > from - edgeSlackPoints && at < stretch.start + edgeSlackPoints);
    edges.push(rule ?? Math.max(before === undefined ? -Infinity : before.end + 0.5, stretch.start - room));
    before = stretch;
  }
  if (before === undefined) return undefined;
  const { end } = before;
  const last = rules.find((at) => at > end - edgeSlackPoints && at < end + edgePointsMax);
  return [...edges, last ?? end + room * 2];
}

/** Cells over several columns may not reach beyond them. */
const areSpansWithin = (cells: readonly TaggedCell[], boxes: Boxes, edges: readonly number[]) =>
  cells.every((cell) => {
    const box = boxes.get(cell);
    const left = edges[cell.column] ?? Infinity;
    const right = edges[cell.column + cell.columnSpan] ?? -Infinity;
    return box === undefined || (box.left > left - edgePointsMax && box.right < right + edgePointsMax);
  });
