import type { TagElement } from '@pagesmith/pdf';
import type { Piece } from '../../../model.ts';
import { around, cellAround } from '../../../pieces/index.ts';

/** A cell as the tags describe it: where it begins, how far it reaches, and what stands in it. */
export interface TaggedCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly isHead: boolean;
  readonly pieces: readonly Piece[];
}

export interface TaggedTable {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly cells: readonly TaggedCell[];
}

const tables = new Set(['Table']);
const rows = new Set(['TR']);

/** The tables that the tags of a page name, cell by cell. */
export function readTaggedTables(pieces: readonly Piece[]): TaggedTable[] {
  const found = new Map<TagElement, Map<TagElement, Piece[]>>();
  const nested = new Set<TagElement>();
  for (const piece of pieces) {
    const cell = cellAround(piece.tag);
    const table = around(piece.tag, tables);
    const tag = piece.tag;
    if (tag === undefined || cell === undefined || table === undefined) continue;
    const outer = around({ ...tag, element: table.parent ?? table }, tables);
    // A cell holds paragraphs alone: tables inside tables are left to what their rules say.
    if (outer !== undefined && outer !== table) for (const one of [outer, table]) nested.add(one);
    const cells = found.get(table) ?? new Map<TagElement, Piece[]>();
    cells.set(cell, [...(cells.get(cell) ?? []), piece]);
    found.set(table, cells);
  }
  return [...found].flatMap(([table, cells]) => (nested.has(table) ? [] : (placed(cells) ?? [])));
}

/** Cells in the order of the tags: what reaches down from the rows above takes their columns. */
function placed(contents: ReadonlyMap<TagElement, Piece[]>): TaggedTable | undefined {
  const placeOf = (cell: TagElement) =>
    Math.min(...(contents.get(cell) ?? []).map(({ tag }) => tag?.place ?? Infinity));
  const byRow = new Map<TagElement, TagElement[]>();
  for (const cell of [...contents.keys()].sort((first, second) => placeOf(first) - placeOf(second))) {
    const row = cell.parent;
    if (row === undefined || !rows.has(row.type)) return undefined;
    byRow.set(row, [...(byRow.get(row) ?? []), cell]);
  }
  const cells: TaggedCell[] = [];
  const taken = new Set<string>();
  [...byRow.values()].forEach((inRow, row) => {
    let column = 0;
    let index = 0;
    const skip = () => {
      while (taken.has(`${row} ${column}`)) column++;
    };
    for (const cell of inRow.sort((first, second) => first.index - second.index)) {
      // Cells without content are no part of the page: each is taken for one column.
      for (; index < cell.index; index++) {
        skip();
        column++;
      }
      skip();
      const { columnSpan, rowSpan } = cell;
      for (let down = 1; down < rowSpan; down++) {
        for (let across = 0; across < columnSpan; across++) taken.add(`${row + down} ${column + across}`);
      }
      const isHead = cell.type === 'TH';
      cells.push({ row, column, rowSpan, columnSpan, isHead, pieces: contents.get(cell) ?? [] });
      column += columnSpan;
      index = cell.index + 1;
    }
  });
  const columnCount = Math.max(...cells.map(({ column, columnSpan }) => column + columnSpan));
  return { rowCount: byRow.size, columnCount, cells };
}
