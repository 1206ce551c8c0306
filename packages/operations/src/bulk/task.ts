import type { Words } from '@pagesmith/kernel';
import type { UploadedFile, UploadedPdf } from '../define/index.ts';
import type { ZipEntry } from './zip/zip-records.ts';

/** Reads a table and the form that it is for, and writes the rows as `FormRow`s, a line each. */
export interface ReadRowsTask {
  readonly kind: 'readRows';
  readonly template: UploadedPdf;
  readonly rows: UploadedFile;
  readonly mapping?: string | undefined;
  readonly name?: string | undefined;
  readonly sheet?: string | undefined;
}

/** One row, ready to fill the form. */
export interface FormRow {
  /** From 1, without the header. */
  readonly row: number;
  /** Where it stands in a table that people see: CSV, XLSX. */
  readonly line?: number | undefined;
  /** What its document is called: safe, and unlike any other. */
  readonly name: string;
  readonly values: readonly (readonly [field: string, values: readonly string[]])[];
  /** Why it cannot be filled, whatever the form is. */
  readonly problem?: RowProblem | undefined;
}

export interface RowProblem {
  readonly code: string;
  readonly words: Words;
  readonly field?: string | undefined;
}

export interface ReadRows {
  readonly count: number;
  /** Columns that fill nothing, and fields that nothing fills. */
  readonly warnings: readonly RowProblem[];
}

/** Fills rows from a place in what `readRows` wrote, until it has done enough for one turn. */
export interface FillRowsTask {
  readonly kind: 'fillRows';
  readonly template: UploadedPdf;
  readonly rows: UploadedFile;
  /** In bytes. */
  readonly from: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly output: 'zip' | 'merged';
  readonly turn: Turn;
  /** Why the first row is not to be filled: an engine did not survive it. */
  readonly problem?: RowProblem | undefined;
}

/** When it is enough; one row is done in any case. */
export interface Turn {
  readonly rowsMax: number;
  readonly bytesMax: number;
  readonly ms: number;
}

/** What came of the rows of one turn. Their documents lie in the result: as entries of a ZIP, or as one PDF. */
export interface FilledRows {
  readonly filled: number;
  readonly failed: readonly (RowProblem & { readonly row: number })[];
  readonly warnings: readonly (RowProblem & { readonly row: number })[];
  /** Of a ZIP, placed from where those of this turn begin. */
  readonly entries: readonly ZipEntry[];
  /** Where the next turn begins; where the rows end, there is none. */
  readonly next: number;
  readonly isLast: boolean;
}

/** A file with the name that its sender gave it. */
export interface NamedFile {
  readonly file: UploadedFile;
  readonly name: string;
}

/** How many forms there are among files and ZIPs of them; writes nothing. */
export interface CountFormsTask {
  readonly kind: 'countForms';
  readonly files: readonly NamedFile[];
}

/** Writes one table of what the forms say. */
export interface ListFormsTask {
  readonly kind: 'listForms';
  readonly files: readonly NamedFile[];
  readonly format: 'csv' | 'json';
}

export interface ListedForms {
  /** How many forms could be read, and are paid for. */
  readonly times: number;
  readonly warnings: readonly RowProblem[];
}

export type BulkTask = ReadRowsTask | FillRowsTask | CountFormsTask | ListFormsTask;
