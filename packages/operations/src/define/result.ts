import * as z from 'zod';

// By default zod compiles code, which the pages' content security policy forbids.
z.config({ jitless: true });

/** A file to download, or a JSON answer with its schema. */
export type Result = PdfResult | DocxResult | FileResult | JsonResult;

export interface PdfResult {
  readonly kind: 'pdf';
  readonly downloadName: string;
  readonly mediaType: 'application/pdf';
}

export interface DocxResult {
  readonly kind: 'docx';
  readonly downloadName: string;
  readonly mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
}

/** What is made of many documents. */
export interface FileResult {
  readonly kind: 'file';
  readonly downloadName: string;
  readonly mediaType: 'application/zip' | 'text/csv; charset=utf-8' | 'application/json';
}

export interface JsonResult<Schema extends z.ZodType = z.ZodType> {
  readonly kind: 'json';
  readonly mediaType: 'application/json';
  readonly schema: Schema;
}

export const pdf = (downloadName: string): PdfResult => ({
  kind: 'pdf',
  downloadName,
  mediaType: 'application/pdf',
});

export const docx = (downloadName: string): DocxResult => ({
  kind: 'docx',
  downloadName,
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
});

export const json = <Schema extends z.ZodType>(schema: Schema): JsonResult<Schema> => ({
  kind: 'json',
  mediaType: 'application/json',
  schema,
});
