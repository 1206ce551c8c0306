import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { httpFailures } from './failures.ts';

/** GET /metrics for Prometheus, for those who reach the server directly: through a proxy it does not exist. */
export function addMetrics(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request’s first byte to its answer’s last.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 120],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (request.headers['x-forwarded-for'] || request.headers.forwarded) {
      throw httpFailures.routeAbsent({ method: 'GET', path: '/metrics' });
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}
