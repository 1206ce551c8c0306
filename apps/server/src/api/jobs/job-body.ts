import type { Job, KeptFailure } from '@pagesmith/accounts';
import { Failure, type Language } from '@pagesmith/kernel';
import { problemBody } from '../../http/problem.ts';

export const jobPath = (id: string): string => `/jobs/${id}`;

/** A job as its caller sees it. */
export function jobBody(job: Job, language: Language) {
  const { id, operation, state, inputBytes, credits, resultHeaders, resultBytes, resultExpiresAt } = job;
  return {
    id,
    operation,
    state,
    createdAt: job.createdAt.toISOString(),
    startedAt: job.startedAt?.toISOString() ?? null,
    finishedAt: job.finishedAt?.toISOString() ?? null,
    progress: job.progress,
    inputBytes,
    credits,
    problem: state === 'failed' && job.failure ? problemBody(failureOf(job.failure), language, id) : null,
    result: resultHeaders && {
      url: `${jobPath(id)}/result`,
      mediaType: resultHeaders['content-type'] ?? '',
      sizeBytes: resultBytes,
    },
    resultExpiresAt: resultExpiresAt?.toISOString() ?? null,
  };
}

const failureOf = ({ code, status, title, words = title, facts = {} }: KeptFailure): Failure =>
  new Failure({ code, status, title }, words, { facts });
