import { argumentFailures } from '@pagesmith/accounts';
import { databaseFailures } from '@pagesmith/database';
import { Failure } from '@pagesmith/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import { wireFailures } from './failures.ts';
import { localeOf } from './locale.ts';

/** Every failure in the form that the SDK reads: `{ message, code, type, version }`. */
export function addWireErrors(wire: FastifyInstance): void {
  wire.setErrorHandler<FastifyError | Failure>((error, request, reply) => {
    const failure = toWireFailure(error);
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendFailure(request, reply, failure);
  });
  wire.setNotFoundHandler((request, reply) =>
    sendFailure(request, reply, wireFailures.generalRouteNotFound()),
  );
}

/** Failures outside the protocol may name folders and hosts, so their words stay in the log. */
function toWireFailure(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) {
    if (error.code === databaseFailures.valueUnstorable.code) {
      return argumentFailures.generalArgumentInvalid(error.words, { cause: error });
    }
    const isForCaller = error.status < 500 || error.code.startsWith('general_');
    return isForCaller ? error : wireFailures.generalServerError({ cause: error });
  }
  const { statusCode = 500 } = error;
  if (statusCode >= 500) return wireFailures.generalServerError({ cause: error });
  if (statusCode === 413) return wireFailures.generalPayloadTooLarge({ cause: error });
  const words = { en: 'The request cannot be read.', fr: 'La requête est illisible.' };
  return argumentFailures.generalArgumentInvalid(words, { cause: error });
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { status, code, facts } = failure;
  if (status === 503) reply.header('retry-after', '5');
  if (facts.resetsAt instanceof Date) addRateLimit(reply, { ...facts, resetsAt: facts.resetsAt });
  const message = failure.in(localeOf(request));
  return reply.status(status).send({ message, code: status, type: code, version: manifest.version });
}

interface RateLimit {
  readonly limit?: unknown;
  readonly remaining?: unknown;
  readonly resetsAt: Date;
}

function addRateLimit(reply: FastifyReply, { limit, remaining, resetsAt }: RateLimit): void {
  reply.headers({
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(Math.ceil(resetsAt.getTime() / 1000)),
    'retry-after': String(Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1000))),
  });
}
