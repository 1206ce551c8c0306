// Written by `npm run check` from the definitions of the operations; never by hand.
import type { DataResult, FileResult } from '../results.ts';
import type { File } from './shapes.ts';

export type ListFieldsData = {
  readonly fields: readonly {
    readonly name: string;
    readonly type:
      | 'text field'
      | 'check box'
      | 'radio group'
      | 'dropdown'
      | 'option list'
      | 'button'
      | 'signature';
    readonly value: null | boolean | string | readonly string[];
    readonly options?: readonly { readonly value: string; readonly label: string }[];
    readonly required: boolean;
    readonly readOnly: boolean;
    readonly maxLength?: number;
    readonly multiline?: boolean;
    readonly page: number | null;
  }[];
};

export type DetectPageData = {
  readonly page: number;
  readonly totalPages: number;
  readonly places?: readonly {
    readonly page: number;
    readonly boxes: readonly {
      readonly left: number;
      readonly bottom: number;
      readonly right: number;
      readonly top: number;
    }[];
  }[];
};

export type UploadFileData = File;

export interface Results {
  'fill-pdf': FileResult;
  'list-fields': DataResult<ListFieldsData>;
  'merge-pdf': FileResult;
  'insert-pdf': FileResult;
  'remove-page': FileResult;
  'extract-pages': FileResult;
  'replace-page': FileResult;
  'rename-fields': FileResult;
  'detect-page': DataResult<DetectPageData>;
  'pdf-to-docx': FileResult;
  'bulk-fill': FileResult;
  'form-values': FileResult;
  pipelines: FileResult | DataResult<unknown>;
  'run-saved-pipeline': FileResult | DataResult<unknown>;
  'upload-file': DataResult<UploadFileData>;
}
