import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ThrottleRule } from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import type { Clock } from '@pagesmith/kernel';
import type { FastifyInstance } from 'fastify';
import { type AccountLimits, accountLimits } from '../../accounts.ts';
import { readConfig } from '../../config.ts';
import type { ConnectionLimits } from '../../http/connection-limits.ts';
import type { ProcessingLimits } from '../../processing.ts';
import { createServer } from '../../server.ts';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly database: Database;
  readonly dataDir: string;
  /** Every address and its methods, one a line: `GET /v1/account`. */
  readonly routes: readonly string[];
  /** Every line of the log so far. */
  readonly log: readonly string[];
  stop(): Promise<void>;
}

interface Setting {
  readonly variables?: Record<string, string>;
  readonly limits?: Partial<AccountLimits>;
  readonly processing?: ProcessingLimits;
  readonly connections?: Partial<ConnectionLimits>;
  readonly demonstrations?: ThrottleRule;
  readonly clock?: Clock;
  readonly isDevelopment?: boolean;
  /** Not closed with the server. */
  readonly database?: Database;
}

/** Tests share their machine: work that gives way to everything else on it might never be done. */
const onBusyMachine = { ENGINE_PRIORITY: 'equal' };

/** Room for the many registrations and mistakes of a test file that is not about throttles, at the least cost of each. */
const wide: AccountLimits = {
  ...accountLimits,
  passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  registrations: { ...accountLimits.registrations, eventsMax: 10_000 },
  failedSignInsOfPair: { ...accountLimits.failedSignInsOfPair, eventsMax: 10_000 },
  failedSignInsOfEmail: { ...accountLimits.failedSignInsOfEmail, eventsMax: 10_000 },
  failedSignInsOfDevice: { ...accountLimits.failedSignInsOfDevice, eventsMax: 10_000 },
  failedConfirmations: { ...accountLimits.failedConfirmations, eventsMax: 10_000 },
  proofs: { ...accountLimits.proofs, eventsMax: 10_000 },
  deviceNotices: { ...accountLimits.deviceNotices, eventsMax: 10_000 },
  failedSignInsOfAddress: { ...accountLimits.failedSignInsOfAddress, eventsMax: 10_000 },
  recoveries: { ...accountLimits.recoveries, eventsMax: 10_000 },
  exports: { ...accountLimits.exports, eventsMax: 10_000 },
  messages: { ...accountLimits.messages, eventsMax: 10_000 },
  ticketAnswers: { ...accountLimits.ticketAnswers, eventsMax: 10_000 },
  wrongCodesOfNetwork: { ...accountLimits.wrongCodesOfNetwork, eventsMax: 10_000 },
  wrongCodesOfAccount: { ...accountLimits.wrongCodesOfAccount, eventsMax: 10_000 },
};

/** Fastify announces every new server before it has any address. */
function collectRoutes(routes: string[]): () => void {
  const collect = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', collect);
  return () => unsubscribe('fastify.initialization', collect);
}

/** A database that another server of the test has used expects its files in one store. */
async function useItsStore(database: Database, dataDir: string): Promise<void> {
  const [store] = await database.query<{ id: string }>('SELECT id FROM stores');
  if (!store) return;
  await mkdir(join(dataDir, 'jobs'));
  await writeFile(join(dataDir, 'jobs', 'place'), store.id);
}

/** The real server on a port of its own, with a database that goes with it. */
export async function startServer(setting: Setting = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagesmith-server-'));
  const database = setting.database ?? (await temporaryDatabase());
  if (setting.database) await useItsStore(setting.database, dataDir);
  const log: string[] = [];
  const routes: string[] = [];
  const forget = collectRoutes(routes);
  const app = await createServer({
    config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'trace', ...onBusyMachine, ...setting.variables }),
    database,
    pagesFolder: dataDir,
    limits: {
      accounts: { ...wide, ...setting.limits },
      processing: { warmProcesses: 0, ...setting.processing },
      ...(setting.connections && { connections: setting.connections }),
      ...(setting.demonstrations && { demonstrations: setting.demonstrations }),
    },
    logStream: { write: (line) => log.push(line) },
    ...(setting.clock && { clock: setting.clock }),
    isDevelopment: setting.isDevelopment ?? false,
  });
  forget();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await app.close();
    if (!setting.database) await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app, url, database, dataDir, routes, log, stop };
}
