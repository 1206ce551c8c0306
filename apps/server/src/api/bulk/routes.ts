import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answerCall } from '../answer-call.ts';
import { refuseMethods } from '../refuse-methods.ts';
import { bulkFillCall } from './bulk-fill-call.ts';

/** Called like operations, and built of them. */
export function addBulkCalls(api: FastifyInstance, deps: AnswerDeps): void {
  const { endpoint } = bulkFillCall;
  api.post(endpoint, (request, reply) => answerCall(bulkFillCall, request, reply, deps));
  refuseMethods(api, endpoint, ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], 'POST');
}
