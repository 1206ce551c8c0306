import pg from 'pg';
import type { Database } from '../database.ts';
import type { Limits } from '../limits.ts';
import { migrate } from '../migrations/migrate.ts';
import { readSchemaFiles } from '../migrations/schema-files.ts';
import { Subscriptions } from '../notifications.ts';
import { pooledDatabase } from '../pooled-database.ts';
import { types } from '../type-parsers.ts';
import { addressOf, connectionFailure } from './connection-failure.ts';
import { ListeningClient } from './listening-client.ts';
import { Pulse } from './pulse.ts';

const connectTimeoutMs = 10_000;
/** The client's own limits stand behind the server's, for a server that no longer answers at all. */
const answerDelayMs = 5_000;

export interface ServerAddress {
  readonly databaseUrl: string;
  /**
   * The server itself, where `databaseUrl` is a pooler that gives each transaction another connection: what needs a
   * connection of its own (migrations, notifications) goes there, and nothing is kept prepared on the others.
   */
  readonly directUrl?: string | undefined;
  readonly poolSize: number;
}

/** A PostgreSQL server, which several processes may share. */
export async function connectServer(
  { databaseUrl, directUrl, poolSize }: ServerAddress,
  limits: Limits,
  onStep: (step: 'opening' | 'migrating') => void,
): Promise<Database> {
  const address = addressOf(databaseUrl);
  const directAddress = directUrl ? addressOf(directUrl) : address;
  onStep('opening');
  const config: pg.ClientConfig = {
    connectionString: databaseUrl,
    application_name: 'pagesmith',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
  };
  const direct = { ...config, connectionString: directUrl ?? databaseUrl };
  await prepare(direct, directAddress, onStep);
  const subscriptions = new Subscriptions();
  const pulse = new Pulse(config);
  const { stream } = pulse;
  const listener = new ListeningClient({ ...direct, stream }, subscriptions);
  const pool = new pg.Pool({
    ...config,
    stream,
    max: poolSize,
    connectionTimeoutMillis: limits.waitTimeoutMs,
    query_timeout: limits.statementTimeoutMs + answerDelayMs,
    onConnect: async (client) => {
      await client.query(settingsWith(limits));
    },
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pulse.start();
  return pooledDatabase({
    kind: 'server',
    pool,
    keepsPrepared: directUrl === undefined,
    limits,
    subscriptions,
    isSilent: () => pulse.isSilent,
    executeListening: (text) => listener.execute(text),
    closeRest: async () => {
      await pulse.stop();
      await listener.close();
    },
  });
}

// Set by statements, because poolers refuse most parameters at the start of a connection.
const settings = "SET timezone = 'UTC'; SET datestyle = 'ISO'";
const settingsWith = ({ statementTimeoutMs, transactionTimeoutMs }: Limits): string =>
  `${settings}; SET statement_timeout = ${statementTimeoutMs};
  SET idle_in_transaction_session_timeout = ${transactionTimeoutMs + answerDelayMs}`;

/** A connection of its own, without a statement limit: a migration may take its time. */
async function prepare(
  config: pg.ClientConfig,
  address: string,
  onStep: (step: 'migrating') => void,
): Promise<void> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(settings);
    await migrate(client, await readSchemaFiles(), () => onStep('migrating'));
  } catch (error) {
    throw connectionFailure(error, address);
  } finally {
    await client.end().catch(() => undefined);
  }
}
