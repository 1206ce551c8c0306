import { bulkFailures, limitsOfRows, rowFailures } from '../failures.ts';
import { type CsvRecord, csvRecords } from './csv.ts';
import { decode } from './decode.ts';
import { jsonTable } from './json-table.ts';
import { checkedColumns, part, requireFewRows, type Table, type TableRow, unreadable } from './table.ts';

export const isZip = (bytes: Uint8Array): boolean =>
  [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);

/** Not too large to be read, and with at least one row. */
export function bounded(bytes: Uint8Array, read: () => Table): Table {
  if (bytes.length > limitsOfRows.bytesMax) {
    throw bulkFailures.rowsTooLarge({ part, limit: limitsOfRows.bytesMax });
  }
  const table = read();
  if (table.rows.length === 0) throw bulkFailures.rowsAbsent({ part });
  return table;
}

/** CSV or JSON: the text itself says which. */
export function textTable(bytes: Uint8Array): Table {
  const text = decode(bytes);
  return /^\s*[[{]/.test(text) ? jsonTable(text) : tableOf(csvRecords(text));
}

/** A header and the rows below it. An empty cell is no value. */
export function tableOf(records: Iterable<CsvRecord>): Table {
  const rows: TableRow[] = [];
  let columns: readonly string[] | undefined;
  for (const { line, cells } of records) {
    if (!columns) {
      columns = checkedColumns(cells.map((cell) => cell.trim()));
      continue;
    }
    requireFewRows(rows.length + 1);
    rows.push(rowOf(line, cells, columns));
  }
  if (!columns) throw unreadable(empty);
  return { columns: columns.filter((column) => column !== ''), rows };
}

function rowOf(line: number, cells: readonly string[], columns: readonly string[]): TableRow {
  const named = columns.map((column, index) => [column, cells[index] ?? ''] as const);
  const values = new Map(
    named.filter(([column, cell]) => column !== '' && cell !== '').map(([column, cell]) => [column, [cell]]),
  );
  const isTooLong = cells.slice(columns.length).some((cell) => cell !== '');
  if (!isTooLong) return { line, values };
  const problem = rowFailures.cellsTooMany({ count: cells.length, columns: columns.length });
  return { line, values, problem };
}

const empty = { en: 'What was sent is empty.', fr: 'Ce qui a été envoyé est vide.' };
