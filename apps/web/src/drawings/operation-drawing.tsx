import { classNames } from '../paper/class-names.ts';
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

/** What an operation does, as line art; decorative, the name stands beside it. Size it by class; the stroke stays 1.5. */
export function OperationDrawing({
  operation,
  className,
}: {
  operation: DrawnOperation;
  className?: string;
}) {
  const Drawing = drawings[operation];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 64"
      fill="none"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('stroke-ink [&_*]:[vector-effect:non-scaling-stroke]', className)}
    >
      <Drawing />
    </svg>
  );
}
