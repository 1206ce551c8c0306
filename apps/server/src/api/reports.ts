import {
  omittedFrom,
  type Report,
  type Reports,
  reportFailures,
  type ThrottleRule,
} from '@pagesmith/accounts';
import { jobRequestsPerMinute } from '@pagesmith/catalog';
import type { ReportBody } from '@pagesmith/contract';
import { fail, type Language } from '@pagesmith/kernel';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../http/problem.ts';
import { authenticate, count, type KeyDeps } from './authenticate.ts';
import { refuseMethods } from './refuse-methods.ts';

interface ReportsDeps {
  readonly reports: Reports;
  readonly keys: KeyDeps;
}

/** Counted separately: reading a report does not use up calls. */
const askingRule: ThrottleRule = { name: 'reports', eventsMax: jobRequestsPerMinute, windowMs: 60_000 };

export const reportPath = (callId: string): string => `/calls/${callId}/report`;

/** Every warning of a call in words; with any key of the account that made it. */
export function addReports(api: FastifyInstance, { reports, keys }: ReportsDeps): void {
  const url = reportPath(':id');
  api.get<{ Params: { id: string } }>(url, async (request, reply) => {
    const { accountId } = await authenticate(request, keys);
    const event = { rule: askingRule, subject: accountId };
    await count(keys.throttle, event, reportFailures.reportsAskedTooOften);
    const { id } = request.params;
    const report = (await reports.find(accountId, id)) ?? fail(reportFailures.reportAbsent());
    const language = languageOf(request);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-language': language, vary: 'accept-language' })
      .send({ id, ...reportBody(report, language) });
  });
  refuseMethods(api, url, ['POST', 'PUT', 'PATCH', 'DELETE'], 'GET');
}

/** Its first warnings in one language, and how many there are besides. */
export function reportBody(
  report: Report,
  language: Language,
  countMax = report.warnings.length,
): ReportBody {
  const warnings = report.warnings.slice(0, countMax);
  return {
    counts: report.counts,
    warnings: warnings.map(({ code, words }) => ({ code, message: words[language] })),
    omitted: omittedFrom({ ...report, warnings }),
  };
}
