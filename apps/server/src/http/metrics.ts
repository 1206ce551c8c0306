import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { loopbackHosts } from '../loopback.ts';
import { isLoopbackAddress } from '../outgoing/addresses.ts';
import { httpFailures } from './failures.ts';
import { hasProxyHeaders } from './proxy-headers.ts';

/** GET /metrics for Prometheus: for whoever has the token, or without one for this machine; else it does not exist. */
export function addMetrics(app: FastifyInstance, token?: string): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request’s first byte to its answer’s last.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 120],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!(token === undefined ? isOfThisMachine(request) : hasToken(request, token))) {
      throw httpFailures.routeAbsent({ method: 'GET', path: '/metrics' });
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}

const hasToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

const digest = (text: string) => createHash('sha256').update(text).digest();

/** By the socket, not by what a header says; the name in the address keeps out proxies that add no header. */
const isOfThisMachine = (request: FastifyRequest): boolean =>
  isLoopbackAddress((request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
  loopbackHosts.includes((request.headers.host ?? '').replace(/:\d+$/, '')) &&
  !hasProxyHeaders(request);
