import type { Table } from './table.ts';
import { bounded, isZip, readTextTable, tableOf } from './text-table.ts';
import { workbookRecords } from './xlsx/workbook.ts';

/** What was sent says itself what it is. */
export const readTable = (bytes: Uint8Array, sheet: string | undefined): Table =>
  isZip(bytes) ? bounded(bytes, () => tableOf(workbookRecords(bytes, sheet))) : readTextTable(bytes);
