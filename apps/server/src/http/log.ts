import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** What a request is, for the log: never a header, a body, an address or a query, which may hold secrets. */
const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?', 1)[0],
});

export const logOptions = (level: Config['logLevel']) => ({
  level,
  serializers: { req: describeRequest },
  redact: {
    paths: ['authorization', 'cookie', 'password', 'secret', 'key'].flatMap((name) => [name, `*.${name}`]),
    censor: '[hidden]',
  },
});
