import type { Draft } from './draft.ts';
import type { Warnings } from './warnings.ts';

export interface Success {
  readonly status: 'done';
  /** What was asked for. */
  readonly draft: Draft;
  readonly body: Blob;
  /** What a JSON answer says. */
  readonly json: unknown;
  readonly creditsUsed: string | null;
  readonly creditsRemaining: string | null;
  /** Only of a trial: how many more of this tool there are this month. */
  readonly trialsRemaining: string | null;
  readonly warnings: Warnings;
}

export interface Refusal {
  readonly status: 'failed';
  readonly message: string;
  /** Whether the server said so; otherwise nobody knows how far the call came. */
  readonly isAnswered: boolean;
  readonly code?: string | undefined;
  /** How many pages were searched in vain. */
  readonly totalPages?: number | undefined;
  /** What was asked for. */
  readonly draft: Draft;
  /** The part of the request, and the form field, that it is about. */
  readonly part?: string | undefined;
  readonly field?: string | undefined;
}

export type Answer = Success | Refusal;

/** What the server refused, told at the control that it is about. */
export interface RefusedAt {
  readonly part: string;
  /** Of the document's form, where the part takes its fields. */
  readonly field: string | undefined;
  readonly message: string;
}
