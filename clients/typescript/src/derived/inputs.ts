// Written by `npm run check` from the definitions of the operations; never by hand.
import type { FileInput } from '../files.ts';
import type { Pipeline } from './shapes.ts';

/** Writes values into the form fields of a PDF. */
export interface FillPdfInput {
  /** The document whose fields are filled. */
  readonly file: FileInput;
  /** One part per field: text as it is, a check box as true or false, a choice by its value or label. Repeat a part for several values of an option list. */
  readonly fields?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /** Makes the values part of the pages: nothing can be edited afterwards. */
  readonly flatten?: boolean;
  /** What to do with a text that is too long for its field at the form’s own font size. */
  readonly fit?: 'shrink';
  /** If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has. */
  readonly protect?: 'keep';
  /** Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were. */
  readonly clean?: boolean;
  /** The file is linearized: a browser shows its first page before the rest has come. */
  readonly linearize?: boolean;
}

/** Lists the form fields of a PDF with their types and values. */
export interface ListFieldsInput {
  /** The document whose fields are listed. */
  readonly file: FileInput;
}

/** Joins several PDFs into one, in the order they are sent. */
export interface MergePdfInput {
  /** Repeat the part for each file, in the order of the result. */
  readonly files: readonly FileInput[];
  /** If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has. */
  readonly protect?: 'keep';
  /** Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were. */
  readonly clean?: boolean;
  /** The file is linearized: a browser shows its first page before the rest has come. */
  readonly linearize?: boolean;
}

/** Puts the pages of one or more PDFs into another, at a position or after a text. */
export interface InsertPdfInput {
  /** The document that receives the pages. */
  readonly base: FileInput;
  /** Repeat the part for each file. */
  readonly insert: readonly FileInput[];
  /** For example 3 or 2,5,8. Leave it out when you search for a text. */
  readonly position?: string;
  /** The pages go in after the first page that contains this text. */
  readonly searchText?: string;
  /** after (the default) or before the position or the page found. */
  readonly positionRelative?: 'after' | 'before';
  /** If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has. */
  readonly protect?: 'keep';
  /** Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were. */
  readonly clean?: boolean;
  /** The file is linearized: a browser shows its first page before the rest has come. */
  readonly linearize?: boolean;
}

/** Removes pages from a PDF. */
export interface RemovePageInput {
  /** The document the pages are removed from. */
  readonly file: FileInput;
  /** For example 1,3,5 or 2-4 or 1,3-5,7. */
  readonly pages: string;
  /** If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has. */
  readonly protect?: 'keep';
  /** Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were. */
  readonly clean?: boolean;
  /** The file is linearized: a browser shows its first page before the rest has come. */
  readonly linearize?: boolean;
}

/** Copies chosen pages of a PDF into a new one, rotated if you like. */
export interface ExtractPagesInput {
  /** The document the pages are taken from. */
  readonly file: FileInput;
  /** For example 1,3,5 or 2-4 or 1,3-5,7; 3@90 turns page 3. */
  readonly pages: string;
  /** Degrees clockwise: 0, 90, 180 or 270. */
  readonly rotate?: '0' | '90' | '180' | '270';
  /** If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has. */
  readonly protect?: 'keep';
  /** Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were. */
  readonly clean?: boolean;
  /** The file is linearized: a browser shows its first page before the rest has come. */
  readonly linearize?: boolean;
}

/** Replaces a page of one PDF with a page of another. */
export interface ReplacePageInput {
  /** The document whose page is replaced. */
  readonly original: FileInput;
  /** The document the new page comes from. */
  readonly replacement: FileInput;
  /** The page of the original to replace, counted from 1. */
  readonly page: number;
  /** Which of its pages to use, for example 2 or 1-3. Its first page if left out. */
  readonly replacementPages?: string;
  /** If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has. */
  readonly protect?: 'keep';
  /** Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were. */
  readonly clean?: boolean;
  /** The file is linearized: a browser shows its first page before the rest has come. */
  readonly linearize?: boolean;
}

/** Gives form fields of a PDF new names; their values and appearance stay the same. */
export interface RenameFieldsInput {
  /** The document whose fields are renamed. */
  readonly file: FileInput;
  /** The current full name of the field. */
  readonly oldName?: string;
  /** The name it gets; no other field may have it already. */
  readonly newName?: string;
  /** Instead of the two names: a JSON list of oldName and newName pairs, for several fields at once. */
  readonly renameMap?: readonly { readonly oldName: string; readonly newName: string }[];
  /** If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has. */
  readonly protect?: 'keep';
  /** Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were. */
  readonly clean?: boolean;
  /** The file is linearized: a browser shows its first page before the rest has come. */
  readonly linearize?: boolean;
}

/** Finds the first page of a PDF that contains a text. */
export interface DetectPageInput {
  /** The document to search. */
  readonly file: FileInput;
  /** The text to look for. */
  readonly searchText: string;
  /** Whether letters with and without an accent count as different. */
  readonly accents?: 'ignore';
  /** The answer also lists every page that holds the text and where it stands there: a box for each line, in points from the bottom left corner of the page. */
  readonly all?: boolean;
}

/** Turns a PDF into an editable Word document. */
export interface PdfToDocxInput {
  /** The document to convert. */
  readonly file: FileInput;
  /** The languages of the scanned pages, several separated by commas, or auto to have the language recognised. Naming it is faster and makes fewer mistakes. */
  readonly ocr?:
    | 'auto'
    | 'eng'
    | 'fra'
    | 'deu'
    | 'spa'
    | 'ita'
    | 'por'
    | 'nld'
    | 'pol'
    | 'ara'
    | 'chi_sim'
    | readonly ('auto' | 'eng' | 'fra' | 'deu' | 'spa' | 'ita' | 'por' | 'nld' | 'pol' | 'ara' | 'chi_sim')[];
  /** What becomes of the fields of a form: their values as text, or content controls that can be filled in again in Word. */
  readonly forms?: 'controls';
}

/** Fills one form with every row of a table. */
export interface BulkFillInput {
  /** The form that every row fills. */
  readonly template: FileInput;
  /** A CSV file with a header (commas, semicolons or tabs; UTF-8 or Windows-1252), an XLSX workbook, or a JSON list of objects. */
  readonly rows: FileInput;
  /** JSON: for each field, the column that fills it, or null for none. Fields that it does not name take the column of the same name. */
  readonly mapping?: string;
  /** How the files in the ZIP are named: {{row}} is the number of the row, {{Company}} its value in that column. */
  readonly name?: string;
  /** The sheet of a workbook; the first one unless given. */
  readonly sheet?: string;
  /** A ZIP with a PDF for each row, or all of them as one PDF, which is always flattened. */
  readonly output?: 'zip' | 'merged';
  /** Makes the values part of the pages: nothing can be edited afterwards. */
  readonly flatten?: boolean;
  /** What to do with a text that is too long for its field at the form’s own font size. */
  readonly fit?: 'shrink';
  /** If a file was protected, the result can be too: with the password that was sent and the same rights, in the strongest encryption that PDF has. */
  readonly protect?: 'keep';
  /** Metadata, attached files, scripts, hidden layers and comments are removed, and the report says which of them there were. */
  readonly clean?: boolean;
  /** The file is linearized: a browser shows its first page before the rest has come. */
  readonly linearize?: boolean;
}

/** Makes one table of the values in many filled forms. */
export interface FormValuesInput {
  /** PDF files, or ZIPs of PDF files; one part each. */
  readonly files: readonly FileInput[];
  /** A CSV table in UTF-8, or a JSON list with the file and its values. */
  readonly format?: 'csv' | 'json';
}

/** Runs several operations one after the other in a single call. */
export interface PipelinesInput {
  /** The steps, as JSON. */
  readonly pipeline: Pipeline;
  /** The files and texts that the steps refer to, by name. Several files may have the same name. */
  readonly parts?: Readonly<Record<string, string | FileInput | readonly FileInput[]>>;
}

/** Run a saved pipeline with its parameters */
export interface RunSavedPipelineInput {
  /** The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens. */
  readonly name: string;
  /** The files and texts that the steps refer to, by name. Several files may have the same name. */
  readonly parts?: Readonly<Record<string, string | FileInput | readonly FileInput[]>>;
}

/** Upload a file once, to name it in several calls; scope files or operations */
export interface UploadFileInput {
  /**  */
  readonly file: FileInput;
  /** template: kept for 90 days instead of your plan’s retention time. */
  readonly keep?: 'retention' | 'template';
}

export interface Inputs {
  'fill-pdf': FillPdfInput;
  'list-fields': ListFieldsInput;
  'merge-pdf': MergePdfInput;
  'insert-pdf': InsertPdfInput;
  'remove-page': RemovePageInput;
  'extract-pages': ExtractPagesInput;
  'replace-page': ReplacePageInput;
  'rename-fields': RenameFieldsInput;
  'detect-page': DetectPageInput;
  'pdf-to-docx': PdfToDocxInput;
  'bulk-fill': BulkFillInput;
  'form-values': FormValuesInput;
  pipelines: PipelinesInput;
  'run-saved-pipeline': RunSavedPipelineInput;
  'upload-file': UploadFileInput;
}
