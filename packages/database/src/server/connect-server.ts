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

const connectTimeoutMs = 10_000;
/** The client's own limits stand behind the server's, for a server that no longer answers at all. */
const answerDelayMs = 5_000;

/** A PostgreSQL server, which several processes may share. */
export async function connectServer(
  databaseUrl: string,
  limits: Limits,
  onStep: (step: 'opening' | 'migrating') => void,
): Promise<Database> {
  const address = addressOf(databaseUrl);
  onStep('opening');
  const config: pg.ClientConfig = {
    connectionString: databaseUrl,
    application_name: 'pagesmith',
    options: '-c timezone=UTC -c datestyle=ISO',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
  };
  await prepare(config, address, onStep);
  const subscriptions = new Subscriptions();
  const listener = new ListeningClient(config, subscriptions);
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: limits.waitTimeoutMs,
    statement_timeout: limits.statementTimeoutMs,
    query_timeout: limits.statementTimeoutMs + answerDelayMs,
    idle_in_transaction_session_timeout: limits.transactionTimeoutMs + answerDelayMs,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pooledDatabase({
    kind: 'server',
    pool,
    limits,
    subscriptions,
    executeListening: (text) => listener.execute(text),
    closeRest: () => listener.close(),
  });
}

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
    await migrate(client, await readSchemaFiles(), () => onStep('migrating'));
  } catch (error) {
    throw connectionFailure(error, address);
  } finally {
    await client.end().catch(() => undefined);
  }
}
