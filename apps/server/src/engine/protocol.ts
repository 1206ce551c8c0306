import type { ReportedWarning } from '@pagesmith/accounts';
import type { Words } from '@pagesmith/kernel';
import type { BulkTask, StepTask } from '@pagesmith/operations';
import type { DeadlineLimits } from './deadline.ts';

/** One piece of work for an engine process. Files are named as they are in the process's own folder. */
export interface Task {
  /** The one operation of a call, or the steps of a pipeline in their order. */
  readonly steps: readonly StepTask[];
  /** In place of steps: a part of what bulk fill does. */
  readonly bulk?: BulkTask | undefined;
  /** How many files its one step brings together: so many times as long may it take. */
  readonly fileCount?: number | undefined;
  /** Of a pipeline: the place of the step whose result is the answer. */
  readonly answer?: number | undefined;
  readonly password?: string | undefined;
  readonly watermark?: string | undefined;
  /** Whether a picture of the first page is wanted in place of the document. */
  readonly isPictured?: boolean | undefined;
  /** A result of no more bytes than this comes with the reply, and no file is written. */
  readonly heldBytesMax?: number | undefined;
  /** Whether anyone wants progress reports. */
  readonly reportsProgress?: boolean | undefined;
  /** What ends it when it takes longer. */
  readonly time?: DeadlineLimits | undefined;
  /** Whether there is memory to hold its files whole; otherwise they are read by range, and what cannot be fails. */
  readonly isWhole?: boolean | undefined;
  /** The key of the sealed input files, with which the result must be sealed too. It is only passed in memory. */
  readonly sealedWith?: Uint8Array | undefined;
}

/** In pages, or in rows. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

export type Result =
  | {
      readonly kind: 'file';
      readonly sizeBytes: number;
      /** All of it, unsealed, in the place of a file. */
      readonly bytes?: Uint8Array | undefined;
      readonly warnings: readonly ReportedWarning[];
      /** What a bulk task says of its file. */
      readonly told?: unknown;
    }
  /** Written by the engine, so that whoever passes it on need not read it. */
  | { readonly kind: 'json'; readonly text: string; readonly warnings: readonly ReportedWarning[] };

/** How work ended; a failure crosses as data, a crash as text for the log alone. */
export type Ending =
  | Result
  | {
      readonly kind: 'failure';
      readonly code: string;
      readonly status: number;
      readonly title: Words;
      readonly words: Words;
      readonly facts: Readonly<Record<string, unknown>>;
    }
  /** Its files have to be held whole, and it was not given the memory for that. */
  | { readonly kind: 'whole' }
  /** There was no room on the disk for the result. */
  | { readonly kind: 'full' }
  | { readonly kind: 'crash'; readonly report: string };

/** What an engine process answers. */
export type Reply =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'progress'; readonly processorMs: number } & Progress)
  | (Ending & { readonly processorMs: number });
