// Tables as text, and which column fills which field. Free of Node and of any PDF engine, so that the browser shows of
// a row what the server will make of it; workbooks are read by the server alone.
export { columnsOf } from './match-columns.ts';
export type { Table, TableRow } from './table.ts';
export { isZip, readTextTable } from './text-table.ts';
