// The service's own measurement of itself, and what the status page reads. What counts as up is the accounts room's.
import { readStatus } from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { startProber } from './prober.ts';

interface StatusDeps {
  readonly config: Pick<Config, 'smtpUrl'>;
  readonly database: Database;
  readonly clock?: Clock | undefined;
}

/** GET /v1/status, for everybody, and the probes behind it while the server listens. */
export function addStatus(app: FastifyInstance, { config, database, clock = systemClock }: StatusDeps): void {
  app.get('/v1/status', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=30').send(await readStatus(database, clock.now())),
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
}
