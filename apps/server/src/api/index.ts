// The PDF API: one address per operation, derived from its definition, pipelines of them, and what does one of them
// many times. No operation is named here.
import cookie from '@fastify/cookie';
import type { DeletionProofs, SavedPipelines } from '@pagesmith/accounts';
import { operations } from '@pagesmith/operations';
import type { FastifyInstance } from 'fastify';
import { addVersions } from '../versions/versions.ts';
import { type AnswerDeps, answerCall } from './answer-call.ts';
import { addBulkCalls } from './bulk/routes.ts';
import { operationCall } from './callable.ts';
import { addLinks } from './files/links.ts';
import { addFiles } from './files/routes.ts';
import { addJobs, type JobDeps } from './jobs/routes.ts';
import { addPipelineCalls } from './pipelines/routes.ts';
import { refuseMethods } from './refuse-methods.ts';
import { addReports } from './reports.ts';

export interface ApiDeps extends AnswerDeps, JobDeps {
  readonly proofs: DeletionProofs;
  readonly pipelines: SavedPipelines;
}

export async function addPdfApi(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  await app.register(async (api) => {
    await api.register(cookie);
    addVersions(api);
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, _payload, done) => done(null));
    addJobs(api, deps);
    addReports(api, deps);
    addPipelineCalls(api, deps);
    addBulkCalls(api, deps);
    addFiles(api, deps);
    addLinks(api, deps);
    for (const operation of operations) {
      const url = `/${operation.id}`;
      const callable = operationCall(operation);
      api.post(url, (request, reply) => answerCall(callable, request, reply, deps));
      refuseMethods(api, url, ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], 'POST');
    }
  });
}
