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

const drawings = {
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

export type DrawnOperation = keyof typeof drawings;
export const drawnOperations = Object.keys(drawings) as DrawnOperation[];

/** What an operation does, as line art; its name stands beside it. */
export function OperationDrawing({
  operation,
  className,
}: {
  operation: DrawnOperation;
  className?: string;
}) {
  const Content = drawings[operation];
  return (
    <Drawing className={className}>
      <Content />
    </Drawing>
  );
}
