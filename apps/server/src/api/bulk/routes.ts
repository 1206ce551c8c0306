import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answerCall } from '../answer-call.ts';
import { refuseMethods } from '../refuse-methods.ts';
import { bulkFillCall } from './bulk-fill-call.ts';
import { formValuesCall } from './form-values-call.ts';

/** Called like operations, and built of them. */
export function addBulkCalls(api: FastifyInstance, deps: AnswerDeps): void {
  for (const callable of [bulkFillCall, formValuesCall]) {
    const { endpoint } = callable;
    api.post(endpoint, (request, reply) => answerCall(callable, request, reply, deps));
    refuseMethods(api, endpoint, ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], 'POST');
  }
}
