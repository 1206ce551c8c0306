// The service's own measurement of itself, and what the status page reads. What counts as up is the accounts room's.
import { readStatus } from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { statusPage } from './page.ts';
import { startProber } from './prober.ts';

interface StatusDeps {
  readonly config: Pick<Config, 'smtpUrl'>;
  readonly database: Database;
  readonly pagesFolder: string;
  readonly clock?: Clock | undefined;
}

/** GET /v1/status, for everybody, and the probes behind it while the server listens; returns how its page is drawn. */
export function addStatus(app: FastifyInstance, deps: StatusDeps) {
  const { config, database, pagesFolder, clock = systemClock } = deps;
  const read = () => readStatus(database, clock.now());
  app.get('/v1/status', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=30').send(await read()),
  );
  let prober: ReturnType<typeof startProber> | undefined;
  app.addHook('onListen', async () => {
    prober = startProber({
      database,
      clock,
      answers: async (path) => (await app.inject(path)).statusCode === 200,
      canMail: config.smtpUrl !== undefined,
      onError: (err) => app.log.error({ err }, 'a round of probes failed'),
    });
  });
  app.addHook('preClose', async () => prober?.stop());
  return statusPage({ folder: pagesFolder, clock, read });
}
