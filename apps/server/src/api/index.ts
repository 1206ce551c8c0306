// The PDF API: one address per operation, derived from its definition. No operation is named here.
import cookie from '@fastify/cookie';
import type { DeletionProofs } from '@pagesmith/accounts';
import { operations } from '@pagesmith/operations';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answerCall } from './answer-call.ts';
import { addJobs, type JobDeps } from './jobs/routes.ts';
import { refuseMethods } from './refuse-methods.ts';
import { addReports } from './reports.ts';

export interface ApiDeps extends AnswerDeps, JobDeps {
  readonly proofs: DeletionProofs;
}

export async function addPdfApi(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  await app.register(async (api) => {
    await api.register(cookie);
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, _payload, done) => done(null));
    addJobs(api, deps);
    addReports(api, deps);
    for (const operation of operations) {
      const url = `/${operation.id}`;
      api.post(url, (request, reply) => answerCall(operation, request, reply, deps));
      refuseMethods(api, url, ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], 'POST');
    }
  });
}
