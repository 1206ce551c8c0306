// Written by `npm run check` from the definitions of the operations; never by hand.
import type { CallSettings } from '../settings.ts';
import type {
  BulkFillInput,
  DetectPageInput,
  ExtractPagesInput,
  FillPdfInput,
  FormValuesInput,
  Inputs,
  InsertPdfInput,
  ListFieldsInput,
  MergePdfInput,
  PdfToDocxInput,
  PipelinesInput,
  RemovePageInput,
  RenameFieldsInput,
  ReplacePageInput,
  RunSavedPipelineInput,
  UploadFileInput,
} from './inputs.ts';
import type { OperationId } from './operations.ts';
import type { Results } from './results.ts';

/** A method for each operation. */
export abstract class Operations {
  abstract call<Id extends OperationId>(
    id: Id,
    input: Inputs[Id],
    settings?: CallSettings,
  ): Promise<Results[Id]>;

  /** Writes values into the form fields of a PDF. */
  fillPdf(input: FillPdfInput, settings?: CallSettings): Promise<Results['fill-pdf']> {
    return this.call('fill-pdf', input, settings);
  }

  /** Lists the form fields of a PDF with their types and values. */
  listFields(input: ListFieldsInput, settings?: CallSettings): Promise<Results['list-fields']> {
    return this.call('list-fields', input, settings);
  }

  /** Joins several PDFs into one, in the order they are sent. */
  mergePdf(input: MergePdfInput, settings?: CallSettings): Promise<Results['merge-pdf']> {
    return this.call('merge-pdf', input, settings);
  }

  /** Puts the pages of one or more PDFs into another, at a position or after a text. */
  insertPdf(input: InsertPdfInput, settings?: CallSettings): Promise<Results['insert-pdf']> {
    return this.call('insert-pdf', input, settings);
  }

  /** Removes pages from a PDF. */
  removePage(input: RemovePageInput, settings?: CallSettings): Promise<Results['remove-page']> {
    return this.call('remove-page', input, settings);
  }

  /** Copies chosen pages of a PDF into a new one, rotated if you like. */
  extractPages(input: ExtractPagesInput, settings?: CallSettings): Promise<Results['extract-pages']> {
    return this.call('extract-pages', input, settings);
  }

  /** Replaces a page of one PDF with a page of another. */
  replacePage(input: ReplacePageInput, settings?: CallSettings): Promise<Results['replace-page']> {
    return this.call('replace-page', input, settings);
  }

  /** Gives form fields of a PDF new names; their values and appearance stay the same. */
  renameFields(input: RenameFieldsInput, settings?: CallSettings): Promise<Results['rename-fields']> {
    return this.call('rename-fields', input, settings);
  }

  /** Finds the first page of a PDF that contains a text. */
  detectPage(input: DetectPageInput, settings?: CallSettings): Promise<Results['detect-page']> {
    return this.call('detect-page', input, settings);
  }

  /** Turns a PDF into an editable Word document. */
  pdfToDocx(input: PdfToDocxInput, settings?: CallSettings): Promise<Results['pdf-to-docx']> {
    return this.call('pdf-to-docx', input, settings);
  }

  /** Fills one form with every row of a table. */
  bulkFill(input: BulkFillInput, settings?: CallSettings): Promise<Results['bulk-fill']> {
    return this.call('bulk-fill', input, settings);
  }

  /** Makes one table of the values in many filled forms. */
  formValues(input: FormValuesInput, settings?: CallSettings): Promise<Results['form-values']> {
    return this.call('form-values', input, settings);
  }

  /** Runs several operations one after the other in a single call. */
  pipelines(input: PipelinesInput, settings?: CallSettings): Promise<Results['pipelines']> {
    return this.call('pipelines', input, settings);
  }

  /** Run a saved pipeline with its parameters */
  runSavedPipeline(
    input: RunSavedPipelineInput,
    settings?: CallSettings,
  ): Promise<Results['run-saved-pipeline']> {
    return this.call('run-saved-pipeline', input, settings);
  }

  /** Upload a file once, to name it in several calls; scope files or operations */
  uploadFile(input: UploadFileInput, settings?: CallSettings): Promise<Results['upload-file']> {
    return this.call('upload-file', input, settings);
  }
}
