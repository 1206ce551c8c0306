import type { Job, KeptFailure, Report } from '@pagesmith/accounts';
import type { JobBody } from '@pagesmith/contract';
import { Failure, type Language } from '@pagesmith/kernel';
import { problemBody } from '../../http/problem.ts';
import { reportBody, reportPath } from '../reports.ts';

export const jobPath = (id: string): string => `/jobs/${id}`;

/** The report's own address has them all. */
const warningsMax = 50;

export const hasReport = ({ resultHeaders }: Job): boolean => resultHeaders?.['x-report'] !== undefined;

/** A job as its caller sees it; in a list of jobs, only the address of each report. */
export function jobBody(job: Job, language: Language, report?: Report): JobBody {
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
      sizeBytes: resultBytes ?? 0,
    },
    report: hasReport(job)
      ? { url: reportPath(id), ...(report && reportBody(report, language, warningsMax)) }
      : null,
    rows: rowsOf(resultHeaders),
    resultExpiresAt: resultExpiresAt?.toISOString() ?? null,
  };
}

const rowsOf = (headers: Job['resultHeaders']): JobBody['rows'] => {
  const filled = headers?.['x-rows-filled'];
  return filled === undefined ? null : { filled: Number(filled), failed: Number(headers?.['x-rows-failed']) };
};

const failureOf = ({ code, status, title, words = title, facts = {} }: KeptFailure): Failure =>
  new Failure({ code, status, title }, words, { facts });
