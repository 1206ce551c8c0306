import type { bulkFill, Operation, OperationId } from '@pagesmith/operations';
import type { ComponentType } from 'react';
import { AnyOperation } from './any-operation.tsx';
import { Drawing } from './drawing.tsx';
import { FillPdf, ListFields, RenameFields } from './form-drawings.tsx';
import {
  DetectPage,
  ExtractPages,
  InsertPdf,
  MergePdf,
  PdfToDocx,
  RemovePage,
  ReplacePage,
} from './page-drawings.tsx';

type Drawn = OperationId | (typeof bulkFill)['id'];

const drawings: Partial<Record<Drawn, ComponentType>> = {
  'bulk-fill': FillPdf,
  'fill-pdf': FillPdf,
  'list-fields': ListFields,
  'rename-fields': RenameFields,
  'merge-pdf': MergePdf,
  'insert-pdf': InsertPdf,
  'remove-page': RemovePage,
  'extract-pages': ExtractPages,
  'replace-page': ReplacePage,
  'detect-page': DetectPage,
  'pdf-to-docx': PdfToDocx,
};

interface Props {
  readonly operation: Drawn;
  /** For an operation that may have no drawing of its own. Not looked up here: that would load all definitions. */
  readonly definition?: Pick<Operation, 'group' | 'result'>;
  readonly className?: string;
}

/** What an operation does, as line art; its name stands beside it. */
export function OperationDrawing({ operation, definition, className }: Props) {
  const Own = drawings[operation];
  return (
    <Drawing className={className}>{Own ? <Own /> : definition && <AnyOperation {...definition} />}</Drawing>
  );
}
