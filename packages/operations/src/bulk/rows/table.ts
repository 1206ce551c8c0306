import type { Failure, Words } from '@pagesmith/kernel';
import { bulkFailures, limitsOfRows } from '../failures.ts';

/** A table as it was sent: names of columns, and rows with the values of those that have one. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** As a spreadsheet or an editor counts them. */
  readonly line?: number | undefined;
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly problem?: Failure | undefined;
}

export const part = 'rows';

export const unreadable = (why: Words, line?: number): Failure =>
  bulkFailures.rowsUnreadable({ part, why, line }, { facts: line === undefined ? {} : { line } });

export function checkedColumns(columns: readonly string[]): readonly string[] {
  if (columns.length > limitsOfRows.columnsMax) {
    throw bulkFailures.columnsTooMany({ part, countMax: limitsOfRows.columnsMax });
  }
  const seen = new Set<string>();
  for (const column of columns) {
    if (column !== '' && seen.has(column)) throw bulkFailures.columnRepeated({ part, column });
    seen.add(column);
  }
  return columns;
}

/** While they are read: a table without end is never held. */
export function requireFewRows(count: number): void {
  const countMax = limitsOfRows.rowsMax;
  if (count > countMax) throw bulkFailures.rowsTooMany({ part, countMax });
}
