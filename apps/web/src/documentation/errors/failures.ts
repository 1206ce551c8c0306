import { operations } from '@pagesmith/operations';
import facts from '../facts.json' with { type: 'json' };
import { type ExplainedFailure, explained } from './explained.ts';

export interface StatusFailures {
  readonly status: number;
  readonly failures: readonly ExplainedFailure[];
}

/** Every failure a call can answer, once each, by status. */
export function failuresByStatus(): StatusFailures[] {
  const all = [
    ...facts.failures,
    ...explained(operations.flatMap(({ failures }) => Object.values(failures))),
  ];
  const byCode = new Map(all.map((failure) => [failure.code, failure]));
  const statuses = [...new Set([...byCode.values()].map(({ status }) => status))].sort((a, b) => a - b);
  return statuses.map((status) => ({
    status,
    failures: [...byCode.values()].filter((failure) => failure.status === status),
  }));
}
