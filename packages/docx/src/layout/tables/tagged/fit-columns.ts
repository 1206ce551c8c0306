import type { Box } from '@pagesmith/pdf';
import { middleX } from '../../../geometry.ts';
import { columnSlackPoints } from './measures.ts';
import type { TaggedCell, TaggedTable } from './table-cells.ts';

type Boxes = ReadonlyMap<TaggedCell, Box>;

interface Fitted {
  readonly tagged: TaggedTable;
  readonly boxes: Boxes;
}

/**
 * Cells in the columns that they stand in: tags often leave out empty cells, and how far a title reaches.
 * Columns are those of the rows that have all of their cells.
 */
export function fitColumns(read: TaggedTable, readBoxes: Boxes): Fitted | undefined {
  const { tagged, boxes } = leftToRight(read, readBoxes);
  const { cells, rowCount, columnCount } = tagged;
  const isFull = Array.from({ length: rowCount }, (_, row) => isFullRow(tagged, row));
  const steady = cells.filter(({ row, columnSpan }) => isFull[row] && columnSpan === 1);
  const columns = Array.from({ length: columnCount }, (_, column) =>
    steady.flatMap((cell) => (cell.column === column ? (boxes.get(cell) ?? []) : [])),
  );
  if (columns.some((column) => column.length === 0)) return { tagged, boxes };
  const lefts = columns.map((column) => Math.min(...column.map(({ left }) => left)));
  const rights = columns.map((column) => Math.max(...column.map(({ right }) => right)));
  const edges = lefts.map((left, index) =>
    index === 0 ? -Infinity : ((rights[index - 1] ?? left) + left) / 2,
  );
  const moved = cells.map((cell) => {
    const box = boxes.get(cell);
    if (isFull[cell.row] || box === undefined) return cell;
    const first = edges.findLastIndex((edge) => edge <= box.left + columnSlackPoints);
    const last = rights.findIndex((right) => right >= box.right - columnSlackPoints);
    const end = Math.max(
      first,
      last === -1 ? columnCount - 1 : Math.min(last, endBefore(cell, cells, columnCount)),
    );
    const isDeclared = cell.columnSpan > 1 && cell.column <= first && cell.column + cell.columnSpan > end;
    return isDeclared ? cell : { ...cell, column: first, columnSpan: end - first + 1 };
  });
  if (areOverEachOther(moved)) return undefined;
  const fitted = new Map(
    moved.flatMap((cell, index) => {
      const [before] = cells.slice(index, index + 1);
      const box = before === undefined ? undefined : boxes.get(before);
      return box === undefined ? [] : [[cell, box] as const];
    }),
  );
  return { tagged: { ...tagged, cells: moved }, boxes: fitted };
}

/** A cell may reach as far as the next one of its row leaves room. */
const endBefore = (cell: TaggedCell, cells: readonly TaggedCell[], columnCount: number) => {
  const behind = cells.filter((other) => other.row === cell.row && other.column > cell.column).length;
  return columnCount - 1 - behind;
};

function isFullRow({ cells, columnCount }: TaggedTable, row: number): boolean {
  const inRow = cells.filter((cell) => cell.row <= row && cell.row + cell.rowSpan > row);
  return inRow.reduce((sum, { columnSpan }) => sum + columnSpan, 0) === columnCount;
}

const areOverEachOther = (cells: readonly TaggedCell[]) => {
  const taken = new Set<string>();
  return cells.some(({ row, column, rowSpan, columnSpan }) => {
    for (let down = 0; down < rowSpan; down++) {
      for (let across = 0; across < columnSpan; across++) {
        const key = `${row + down} ${column + across}`;
        if (taken.has(key)) return true;
        taken.add(key);
      }
    }
    return false;
  });
};

/** The columns of a table from right to left, turned over. */
function leftToRight(tagged: TaggedTable, boxes: Boxes): Fitted {
  const { cells, columnCount } = tagged;
  const steps = cells.slice(1).flatMap((cell, index) => {
    const before = cells[index];
    const [one, other] = [before && boxes.get(before), boxes.get(cell)];
    return before?.row === cell.row && one && other ? [Math.sign(middleX(other) - middleX(one))] : [];
  });
  if (steps.reduce((sum, step) => sum + step, 0) >= 0) return { tagged, boxes };
  const turned = cells.map((cell) => ({ ...cell, column: columnCount - cell.column - cell.columnSpan }));
  const pairs = turned.flatMap((cell, index) => {
    const before = cells[index];
    const box = before && boxes.get(before);
    return box === undefined ? [] : [[cell, box] as const];
  });
  return { tagged: { ...tagged, cells: turned }, boxes: new Map(pairs) };
}
