import type { FastifyInstance, HTTPMethods } from 'fastify';
import { apiFailures } from './failures.ts';

/** A 405 that says which methods the address accepts (RFC 9110, 15.5.6). */
export function refuseMethods(
  api: FastifyInstance,
  url: string,
  method: HTTPMethods[],
  allow: 'GET' | 'POST' | 'GET, DELETE' | 'GET, POST' | 'GET, POST, PUT, DELETE',
): void {
  api.route({
    method,
    url,
    handler: async (_request, reply) => {
      reply.header('allow', allow);
      throw apiFailures.methodNotAllowed({ allow });
    },
  });
}
