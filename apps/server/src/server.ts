import compress from '@fastify/compress';
import type { Database } from '@pagesmith/database';
import { uniqueId } from '@pagesmith/kernel';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { addErrorAnswers } from './http/errors.ts';
import { addHealth } from './http/health.ts';
import { logOptions } from './http/log.ts';
import { addMetrics } from './http/metrics.ts';
import { addPages } from './http/pages.ts';
import { addSecurityHeaders } from './http/security-headers.ts';

export interface Parts {
  readonly config: Config;
  readonly database: Database;
  /** The folder with the built pages. */
  readonly pagesFolder: string;
}

/** The composition root: what the server is made of, and nothing that listens yet. */
export async function createServer({ config, database, pagesFolder }: Parts): Promise<FastifyInstance> {
  const app = fastify({
    logger: logOptions(config.logLevel),
    genReqId: () => uniqueId(),
    trustProxy: trustedProxies(config.trustProxy),
    forceCloseConnections: 'idle',
    bodyLimit: 1_048_576,
    requestTimeout: 0,
    maxParamLength: 512,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  addErrorAnswers(app);
  await addSecurityHeaders(app, config.publicUrl);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024 });
  addHealth(app, { database: () => database.ping() });
  addMetrics(app);
  await addPages(app, pagesFolder);
  return app;
}

/** A number counts hops from our own socket outwards. */
function trustedProxies(proxies: Config['trustProxy']) {
  if (typeof proxies !== 'number') return proxies ?? false;
  return (_address: string, hop: number) => hop < proxies;
}
