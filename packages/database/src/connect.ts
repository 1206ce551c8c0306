import type { Database } from './database.ts';
import { connectEmbedded } from './embedded/connect-embedded.ts';
import { connectServer } from './server/connect-server.ts';

/** `creating` takes some seconds and happens once, on the first start. */
export type ConnectStep = 'creating' | 'opening' | 'migrating';

export interface ConnectOptions {
  /** A PostgreSQL server; without it the embedded database in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** The server itself, where `databaseUrl` is a pooler in transaction mode. */
  readonly directUrl?: string | undefined;
  /** How many connections to the server at most; the embedded database has one. */
  readonly poolSize?: number;
  readonly dataDir: string;
  readonly onStep?: (step: ConnectStep) => void;
  readonly statementTimeoutMs?: number;
  readonly transactionTimeoutMs?: number;
  readonly waitTimeoutMs?: number;
}

const defaultLimits = {
  statementTimeoutMs: 15_000,
  transactionTimeoutMs: 30_000,
  waitTimeoutMs: 30_000,
};

/** Opens the database, with its schema up to date. Failures are those of `databaseFailures`. */
export function connect(options: ConnectOptions): Promise<Database> {
  const { databaseUrl, directUrl, poolSize = 10, dataDir, onStep = () => undefined, ...given } = options;
  const limits = { ...defaultLimits, ...given };
  return databaseUrl
    ? connectServer({ databaseUrl, directUrl, poolSize }, limits, onStep)
    : connectEmbedded(dataDir, limits, onStep);
}
