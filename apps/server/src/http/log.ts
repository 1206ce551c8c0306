import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config.ts';

/** What a request is, for the log: never a body, an address, a query or a header, which may hold secrets. */
const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?', 1)[0],
  traceId: traceIdOf(request),
});

/** The trace that a caller's `traceparent` names (W3C Trace Context, 3.2), so that its log and ours can be joined. */
const traceIdOf = ({ headers }: FastifyRequest): string | undefined =>
  /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(String(headers.traceparent ?? ''))?.[1];

export const logOptions = (level: Config['logLevel']) => ({
  level,
  serializers: { req: describeRequest },
  redact: {
    paths: ['authorization', 'cookie', 'password', 'secret', 'key'].flatMap((name) => [name, `*.${name}`]),
    censor: '[hidden]',
  },
});

/** One line for each request, when it has ended, instead of one at its beginning and one at its end. */
export class OneLineForEachRequest extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const ended = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...ended, err: error }, 'request errored');
    else reply.log.info(ended, 'request completed');
  }
}
