import { csvTable } from '@pagesmith/kernel';
import { oneLine } from '../tickets/print.ts';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const columnsOf = (rows: readonly Row[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** A list as a table, anything else as names and values. */
export function plainText(result: unknown): string {
  if (Array.isArray(result)) return result.length === 0 ? 'Nothing.' : table(result.filter(isRow));
  if (!isRow(result)) return 'Done.';
  return Object.entries(result)
    .map(([name, value]) => `${name}: ${oneLine(textOf(value))}`)
    .join('\n');
}

function table(rows: readonly Row[]): string {
  const columns = columnsOf(rows);
  const cells = [columns, ...rows.map((row) => columns.map((name) => oneLine(textOf(row[name]))))];
  const widths = columns.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A table for spreadsheets; one thing is a table of one row. */
export const csvText = (result: unknown): string =>
  csvTable((Array.isArray(result) ? result : [result]).filter(isRow));
