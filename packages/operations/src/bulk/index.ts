// One form filled with every row of a table, and tables made of filled forms: what is asked for, and what is told of it.
// Both do nothing that an operation does not do; reading tables and filling rows is behind `@pagesmith/operations/run`.
export { bulkFill, mergedResult } from './bulk-fill.ts';
export { bulkFailures, rowFailures } from './failures.ts';
export { formValues, valuesAsJson } from './form-values.ts';
export type {
  BulkTask,
  FilledRows,
  FillRowsTask,
  ReadRows,
  ReadRowsTask,
  RowProblem,
  Turn,
} from './task.ts';
export { directory, type ZipEntry } from './zip/zip-records.ts';
