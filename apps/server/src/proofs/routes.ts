import { Readable } from 'node:stream';
import { isLanguage } from '@pagesmith/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { proofBody } from '../api/reports.ts';
import { localeOf } from '../wire/locale.ts';
import { requireSignedIn } from '../wire/visitor.ts';
import type { ProofDeps } from './deps.ts';
import { proofsAsCsv, proofsAsJson } from './export.ts';
import { processingRecord } from './processing-record.ts';

/** The list, all of them as a file, and the record of processing that they prove. */
export function addProofRoutes(scope: FastifyInstance, deps: ProofDeps): void {
  const { proofs, identity, config } = deps;
  scope.get('/', async (request) => {
    const { account } = await requireSignedIn(identity, request);
    const listed = await proofs.list(account.id, request.query);
    return { proofs: listed.map((proof) => ({ $sequence: proof.sequence, ...proofBody(proof) })) };
  });
  for (const [ending, type, write] of [
    ['json', 'application/json', proofsAsJson],
    ['csv', 'text/csv', proofsAsCsv],
  ] as const) {
    scope.get(`/export.${ending}`, async (request, reply) => {
      const { account } = await requireSignedIn(identity, request);
      return sendFile(reply, `deletion-proofs.${ending}`, type, write(proofs.all(account.id)));
    });
  }
  // A link cannot set the header that names a language.
  scope.get<{ Querystring: { locale?: unknown } }>('/processing-record.csv', async (request, reply) => {
    const { account } = await requireSignedIn(identity, request);
    const facts = await proofs.facts(account.id);
    const { locale } = request.query;
    const language = isLanguage(locale) ? locale : localeOf(request);
    const record = processingRecord({ ...config, account, facts }, language);
    return sendFile(reply, 'processing-record.csv', 'text/csv', [record]);
  });
}

const sendFile = (
  reply: FastifyReply,
  name: string,
  type: string,
  content: AsyncIterable<string> | Iterable<string>,
): FastifyReply =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="pagesmith-${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(content));
