// Written by `npm run check` from the definitions of the operations; never by hand.
import type { DataResult, FileResult } from '../results.ts';

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

/** A call that nobody waits for. */
export type Job = {
  readonly id: string;
  readonly operation: string;
  readonly state: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly inputBytes: number;
  readonly credits: number;
  readonly problem: {
    readonly type: string;
    readonly title: string;
    readonly status: number;
    readonly detail: string;
    readonly error: string;
    readonly code: string;
    readonly requestId: string;
    readonly part?: string;
    readonly field?: string;
    readonly step?: number;
    readonly accepted?: readonly string[];
    readonly limit?: number;
    readonly retryAfter?: number;
  } | null;
  readonly result: { readonly url: string; readonly mediaType: string; readonly sizeBytes: number } | null;
  readonly report: {
    readonly url: string;
    readonly counts?: readonly { readonly code: string; readonly count: number }[];
    readonly warnings?: readonly {
      readonly code: string;
      readonly message: string;
      readonly field?: string;
      readonly step?: number;
    }[];
    readonly omitted?: number;
  } | null;
  readonly resultExpiresAt: string | null;
};

/** What the API answers when a call fails (RFC 9457). */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly error: string;
  readonly code: string;
  readonly requestId: string;
  readonly part?: string;
  readonly field?: string;
  readonly step?: number;
  readonly accepted?: readonly string[];
  readonly limit?: number;
  readonly retryAfter?: number;
};

/** Every warning of a call in words. */
export type Report = {
  readonly id: string;
  readonly counts: readonly { readonly code: string; readonly count: number }[];
  readonly warnings: readonly {
    readonly code: string;
    readonly message: string;
    readonly field?: string;
    readonly step?: number;
  }[];
  readonly omitted: number;
  readonly deletionProof: {
    readonly callId: string;
    readonly operation: string | null;
    readonly state: 'pending' | 'issued';
    readonly receivedAt: string;
    readonly filesSha256: readonly string[] | null;
    readonly destroyedAt: string | null;
    readonly proof: string | null;
  } | null;
};

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
  pipelines: FileResult | DataResult<unknown>;
}
