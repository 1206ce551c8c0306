import type { Table } from '../model.ts';
import { extentOf } from './paragraph.ts';

/**
 * A table that begins above the end of the text before it (its ground or its picture stands beside that) begins below it,
 * with a first row that is lower by as much: else the rows would be pushed down, and the last ones onto another page.
 */
export function lowered(table: Table, cursor: number): Table {
  const [first, ...others] = table.rows;
  const textTop = Math.min(
    ...(first?.cells ?? []).flatMap(({ blocks }) => blocks.map((block) => extentOf(block).top)),
  );
  if (first === undefined) return table;
  const top = Math.min(cursor, textTop, first.bottom);
  if (!(top > first.top)) return table;
  const cells = first.cells.map((cell) => ({
    ...cell,
    box: { ...cell.box, top: Math.max(cell.box.top, top) },
  }));
  return { ...table, box: { ...table.box, top }, rows: [{ ...first, top, cells }, ...others] };
}
