import { Failure } from '@pagesmith/kernel';
import type { FastifyError, FastifyInstance } from 'fastify';
import { httpFailures, isOfDatabase, orServerFailed } from './failures.ts';
import { sendProblem } from './problem.ts';

/** A Failure is sent as it is; what Fastify refuses gets our wording; anything else is a bug and reveals nothing. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Failure>((error, request, reply) => {
    const failure = toFailure(error, request.id);
    const { retryAfterSeconds = failure.status === 503 ? 5 : undefined } = failure.facts;
    if (typeof retryAfterSeconds === 'number') reply.header('retry-after', String(retryAfterSeconds));
    if (isOurFault(failure)) request.log.error({ err: error }, 'request failed');
    return sendProblem(request, reply, failure);
  });
}

/** Being busy is not an error in itself, and a log line for each refused call would make a flood worse. */
const isOurFault = ({ status, cause }: Failure): boolean =>
  status >= 500 && (status !== 503 || cause !== undefined);

function toFailure(error: FastifyError | Failure, requestId: string): Failure {
  if (error instanceof Failure) {
    return isOfDatabase(error) ? httpFailures.serverBusy({ cause: error }) : error;
  }
  if (error.statusCode === 413) return httpFailures.bodyTooLarge({ cause: error });
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return httpFailures.requestMalformed({ cause: error });
  }
  return orServerFailed(error, requestId);
}
