import type { Table, TableCell } from '../../model.ts';
import { textOf } from '../../pieces/index.ts';
import { isFigure } from '../paragraphs/figures.ts';
import { paragraphsOf } from '../paragraphs/paragraphs.ts';
import { borderSlackPoints, ruledRowsMin, ruledRowsShareMin, ruledWidthShareMin } from './measures.ts';
import type { MergedRule } from './merged-rules.ts';

type TableRow = Table['rows'][number];

/**
 * A table with rules between nearly all of its rows: lines between two of them are one row, as in cells of several lines. Two
 * figures below each other are those of two rows all the same.
 */
export function withRuledRows(table: Table, rules: readonly MergedRule[]): Table {
  const { box, rows, headRows } = table;
  // Tags have told the rows.
  if (headRows !== undefined) return table;
  const width = (box.right - box.left) * ruledWidthShareMin;
  const wide = rules.filter(
    (rule) =>
      rule.isHorizontal && Math.min(rule.box.right, box.right) - Math.max(rule.box.left, box.left) > width,
  );
  const isRuled = [...rows, undefined].map((row, index) => {
    const from = Math.max(
      ...textsIn(rows[index - 1]).map(({ bottom }) => bottom),
      box.top - borderSlackPoints * 2,
    );
    const to = Math.min(...textsIn(row).map(({ top }) => top), box.bottom + borderSlackPoints * 2);
    return wide.some(({ at }) => at > from - borderSlackPoints && at < to + borderSlackPoints);
  });
  const count = isRuled.slice(1, -1).filter(Boolean).length;
  if (count < ruledRowsMin || count < (rows.length - 1) * ruledRowsShareMin) return table;
  const joined: TableRow[] = [];
  for (let start = 0; start < rows.length; ) {
    const next = isRuled.indexOf(true, start + 1);
    const end = next === -1 ? rows.length : next;
    const group = rows.slice(start, end);
    const whole = isRuled[start] && next !== -1 ? oneRow(group) : undefined;
    joined.push(...(whole === undefined ? group : [whole]));
    start = end;
  }
  return { ...table, rows: joined };
}

function oneRow([first, ...others]: readonly TableRow[]): TableRow | undefined {
  return others.reduce<TableRow | undefined>((above, row) => above && joinedRow(above, row), first);
}

const textsIn = (row: TableRow | undefined) =>
  (row?.cells ?? []).flatMap(({ blocks }) => blocks.map((block) => block.box));

/** Two rows as one, where their cells stand below each other. */
function joinedRow(above: TableRow, row: TableRow): TableRow | undefined {
  const cells = above.cells.flatMap((cell, index): TableCell[] => {
    const below = row.cells[index];
    const isBelow = below?.box.left === cell.box.left && below.box.right === cell.box.right;
    if (below === undefined || !isBelow || cell.rowSpan !== 'none' || below.rowSpan !== 'none') return [];
    if ([cell, below].every(({ blocks }) => blocks.some((block) => isFigure(textOf(block))))) return [];
    const box = { ...cell.box, bottom: below.box.bottom };
    const lines = [...cell.blocks, ...below.blocks].flatMap((block) => block.lines);
    const blocks = paragraphsOf(
      lines.flatMap(({ pieces }) => pieces),
      box,
    );
    return [{ ...cell, box, blocks }];
  });
  const isWhole = cells.length === above.cells.length && cells.length === row.cells.length;
  return isWhole ? { ...above, bottom: row.bottom, cells } : undefined;
}
