import type { OperationId } from '@pagesmith/operations';

/**
 * ok: done, and the check agrees. refused: a Failure with its code. crashed: any other error. wrong: the check
 * disagrees. deadline, memory, died: the process was killed or ended itself. absent: nothing to do in this file.
 */
export const outcomeKinds = [
  'ok',
  'absent',
  'refused',
  'wrong',
  'crashed',
  'deadline',
  'memory',
  'died',
] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

export interface CaseOutcome {
  readonly caseId: string;
  readonly operation: OperationId;
  readonly kind: OutcomeKind;
  readonly detail?: string;
  readonly pagesCompared?: number;
  readonly pagesDiffering?: number;
  readonly fieldsCompared?: number;
  readonly fieldsDiffering?: number;
}

/** What is wrong with an answer about fields, and how many were looked at; no detail when all is well. */
export type FieldVerdict = Pick<CaseOutcome, 'detail' | 'fieldsCompared' | 'fieldsDiffering'>;

/** How other programs than ours see a file. */
export interface FileFacts {
  /** As PDFium counts, else as qpdf does; undefined when neither opens the file. */
  readonly pageCount: number | undefined;
  /** Why PDFium does not open or draw it. */
  readonly refusal?: string;
}

export interface FileReport {
  readonly file: string;
  readonly facts: FileFacts | undefined;
  readonly outcomes: readonly CaseOutcome[];
}

/** What the parent asks of a process. */
export interface Assignment {
  readonly file: string;
  readonly firstCase: number;
  /** False after PDFium did not end drawing the file: then outputs are drawn but compared with nothing. */
  readonly drawsOriginal: boolean;
  /** Where outputs are put for programs that read files. */
  readonly outputPath: string;
  /** Where Word documents are kept for a program that opens many at once. */
  readonly documentsFolder: string | undefined;
}

/** What the process tells its parent, so that the parent knows what it was at when it was killed. */
export type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'facts'; readonly facts: FileFacts }
  | { readonly kind: 'begin'; readonly caseId: string; readonly step: 'run' | 'long run' | 'check' }
  | { readonly kind: 'end'; readonly outcome: CaseOutcome }
  | { readonly kind: 'done' };
