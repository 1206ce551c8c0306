import type { ReadRows, UploadedFile, UploadedPdf } from '@pagesmith/operations';

/** A table that has been read, and what is to be done with its rows. */
export interface PlannedRows extends ReadRows {
  readonly template: UploadedPdf;
  /** As `readRows` wrote them. */
  readonly rows: UploadedFile;
  readonly output: 'zip' | 'merged';
  /** For each row. */
  readonly fillOptions: Readonly<Record<string, unknown>>;
  /** For the one document that they are merged into. */
  readonly mergeOptions: Readonly<Record<string, unknown>>;
}
