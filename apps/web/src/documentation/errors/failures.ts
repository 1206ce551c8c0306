import type { FailureKind } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import facts from '../facts.json' with { type: 'json' };

export interface StatusFailures {
  readonly status: number;
  readonly failures: readonly FailureKind[];
}

/** Every failure a call can answer, once each, by status. */
export function failuresByStatus(): StatusFailures[] {
  const all: FailureKind[] = [
    ...facts.failures,
    ...operations.flatMap(({ failures }) =>
      Object.values(failures).map(({ code, status, title }) => ({ code, status, title })),
    ),
  ];
  const byCode = new Map(all.map((failure) => [failure.code, failure]));
  const statuses = [...new Set([...byCode.values()].map(({ status }) => status))].sort((a, b) => a - b);
  return statuses.map((status) => ({
    status,
    failures: [...byCode.values()].filter((failure) => failure.status === status),
  }));
}
