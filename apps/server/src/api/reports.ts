import {
  type DeletionProof,
  type DeletionProofs,
  omittedFrom,
  type Report,
  type Reports,
  reportFailures,
  type ThrottleRule,
} from '@pagesmith/accounts';
import { jobRequestsPerMinute } from '@pagesmith/catalog';
import type { CallReportBody, DeletionProofBody, ReportBody } from '@pagesmith/contract';
import type { Language } from '@pagesmith/kernel';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../http/problem.ts';
import { authenticate, count, type KeyDeps } from './authenticate.ts';
import { refuseMethods } from './refuse-methods.ts';

interface ReportsDeps {
  readonly reports: Reports;
  readonly proofs: DeletionProofs;
  readonly keys: KeyDeps;
}

/** Counted separately: reading a report does not use up calls. */
const askingRule: ThrottleRule = { name: 'reports', eventsMax: jobRequestsPerMinute, windowMs: 60_000 };

export const reportPath = (callId: string): string => `/calls/${callId}/report`;

/** Every warning of a call in words, and its proof of deletion; with any key of the account that made it. */
export function addReports(api: FastifyInstance, { reports, proofs, keys }: ReportsDeps): void {
  const url = reportPath(':id');
  api.get<{ Params: { id: string } }>(url, async (request, reply) => {
    const { accountId } = await authenticate(request, ['jobs'], keys);
    const event = { rule: askingRule, subject: accountId };
    await count(keys.throttle, event, reportFailures.reportsAskedTooOften);
    const { id } = request.params;
    const [report, proof] = await Promise.all([reports.find(accountId, id), proofs.find(accountId, id)]);
    if (!report && !proof) throw reportFailures.reportAbsent();
    const language = languageOf(request);
    if (proof?.signedProof === null) reply.header('retry-after', '1');
    const deletionProof = proof ? proofBody(proof) : null;
    const body: CallReportBody = { id, ...reportBody(report ?? empty, language), deletionProof };
    return reply
      .headers({ 'cache-control': 'no-store', 'content-language': language, vary: 'accept-language' })
      .send(body);
  });
  refuseMethods(api, url, ['POST', 'PUT', 'PATCH', 'DELETE'], 'GET');
}

const empty: Report = { counts: [], warnings: [] };

/** A proof that has not been issued yet says so: the files are still needed. */
export const proofBody = ({
  id,
  operation,
  filesSha256,
  receivedAt,
  destroyedAt,
  signedProof,
}: DeletionProof): DeletionProofBody => ({
  callId: id,
  operation,
  state: signedProof === null ? 'pending' : 'issued',
  receivedAt: receivedAt.toISOString(),
  filesSha256,
  destroyedAt: destroyedAt?.toISOString() ?? null,
  proof: signedProof,
});

/** Its first warnings in one language, and how many there are besides. */
export function reportBody(
  report: Report,
  language: Language,
  countMax = report.warnings.length,
): ReportBody {
  const warnings = report.warnings.slice(0, countMax);
  return {
    counts: report.counts,
    warnings: warnings.map(({ code, words, field, step, row, isRowFailed }) => ({
      code,
      message: words[language],
      field,
      step,
      row,
      isRowFailed,
    })),
    omitted: omittedFrom({ ...report, warnings }),
  };
}
