import type { FailureKind, Words } from '@pagesmith/kernel';
import { explain } from './explain.ts';

export interface ExplainedFailure extends FailureKind {
  /** The cause, and what to do about it. */
  readonly detail: Words;
}

export const explained = (failures: readonly FailureKind[]): ExplainedFailure[] =>
  failures.map((failure) => {
    const { code, status, title } = failure;
    return { code, status, title, detail: explain(failure) };
  });
