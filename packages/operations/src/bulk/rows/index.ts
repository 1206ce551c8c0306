// Tables, and which column fills which field. Free of Node and of any PDF engine, so that the browser shows of a row
// what the server will make of it.
export { columnsOf } from './match-columns.ts';
export { readTable, sheetsOf } from './read-table.ts';
export type { Table, TableRow } from './table.ts';
