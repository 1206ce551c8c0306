import type { Table } from './table.ts';
import { bounded, isZip, tableOf, textTable } from './text-table.ts';
import { sheetNames, workbookRecords } from './xlsx/workbook.ts';

/** CSV, JSON or a workbook: what was sent says itself what it is. */
export const readTable = (bytes: Uint8Array, sheet?: string): Table =>
  bounded(bytes, () => (isZip(bytes) ? tableOf(workbookRecords(bytes, sheet)) : textTable(bytes)));

/** Those of a workbook; other tables have none. */
export const sheetsOf = (bytes: Uint8Array): string[] => (isZip(bytes) ? sheetNames(bytes) : []);
