// All rows of one database, as JSON, and back into an empty one of either kind: for backups, and to move house.
export type { Contents, TableContents } from './contents.ts';
export { type RowBatch, readRows } from './read-rows.ts';
export { writeRows } from './write-rows.ts';
