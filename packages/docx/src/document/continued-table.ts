import type { Table } from '../model.ts';
import { textOf } from '../pieces/index.ts';
import { edgePointsMax } from './measures.ts';

/** Whether a table at the top of a page has the same columns as the one at the bottom of the previous page. */
export function continuesTable(before: Table, after: Table): boolean {
  if (before.columnEdges.length !== after.columnEdges.length || before.hasBorders !== after.hasBorders)
    return false;
  return before.columnEdges.every(
    (edge, index) => Math.abs(edge - (after.columnEdges[index] ?? Infinity)) < edgePointsMax,
  );
}

/** The rows of both. A first row that is repeated at the top of the page is the header row of every page. */
export function joinedTable(
  before: Table,
  after: Table,
): { readonly block: Table; readonly isRepeatedHead: boolean } {
  const [head, again] = [before.rows[0], after.rows[0]];
  const isRepeatedHead =
    head !== undefined && again !== undefined && rowText(head) === rowText(again) && rowText(head) !== '';
  const rows = (isRepeatedHead ? after.rows.slice(1) : after.rows).map((row) => ({
    ...row,
    cells: row.cells.map((cell) => alignedCell(cell, before, after)),
  }));
  return { block: { ...before, rows: [...before.rows, ...rows] }, isRepeatedHead };
}

/** The column edges of the first page are used for all pages, because cells are looked up by them. */
function alignedCell(
  cell: Table['rows'][number]['cells'][number],
  before: Table,
  after: Table,
): Table['rows'][number]['cells'][number] {
  const start = after.columnEdges.indexOf(cell.box.left);
  const left = before.columnEdges[start] ?? cell.box.left;
  return { ...cell, box: { ...cell.box, left } };
}

const rowText = ({ cells }: Table['rows'][number]) =>
  cells.map(({ blocks }) => blocks.map(textOf).join(' ')).join('\t');
