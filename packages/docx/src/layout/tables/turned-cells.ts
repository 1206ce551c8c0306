import { holdsMiddle } from '../../geometry.ts';
import type { Table, TableCell, TurnedText } from '../../model.ts';

/** Puts text that runs up or down into the cells of tables that hold nothing else. */
export function takeTurnedCells(
  tables: readonly Table[],
  texts: readonly TurnedText[],
): { readonly tables: Table[]; readonly rest: TurnedText[] } {
  const taken = new Set<TurnedText>();
  const filled = tables.map((table) => ({
    ...table,
    rows: table.rows.map((row, index) => ({
      ...row,
      cells: row.cells.map((cell) => {
        const turned = turnedIn(cell, { table, index }, texts);
        for (const text of turned) taken.add(text);
        return turned.length === 0 ? cell : { ...cell, turned };
      }),
    })),
  }));
  return { tables: filled, rest: texts.filter((text) => !taken.has(text)) };
}

const sideways = new Set([1, 3]);

function turnedIn(
  cell: TableCell,
  { table, index }: { readonly table: Table; readonly index: number },
  texts: readonly TurnedText[],
): TurnedText[] {
  if (cell.blocks.length > 0 || cell.rowSpan === 'continued') return [];
  const box = { ...cell.box, bottom: bottomOf(cell, table, index) };
  const inside = texts.filter((text) => holdsMiddle(box, text.box));
  const [first] = inside;
  if (first === undefined || !sideways.has(first.quarterTurns)) return [];
  const isFitting = ({ box: text, quarterTurns }: TurnedText) =>
    quarterTurns === first.quarterTurns && text.bottom - text.top < box.bottom - box.top + 1;
  if (!inside.every(isFitting)) return [];
  // Lines that run upwards follow each other to the right, those that run downwards to the left.
  const direction = first.quarterTurns === 3 ? 1 : -1;
  return inside.sort((one, other) => (one.box.left - other.box.left) * direction);
}

/** The foot of a cell and of those below that continue it. */
function bottomOf({ box, rowSpan }: TableCell, { rows }: Table, index: number): number {
  if (rowSpan !== 'start') return box.bottom;
  let { bottom } = box;
  for (const { cells } of rows.slice(index + 1)) {
    const below = cells.find((other) => other.box.left === box.left && other.rowSpan === 'continued');
    if (below === undefined) break;
    bottom = below.box.bottom;
  }
  return bottom;
}
