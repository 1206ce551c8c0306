import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Database } from '../database.ts';
import type { Limits } from '../limits.ts';
import { migrate } from '../migrations/migrate.ts';
import { readSchemaFiles } from '../migrations/schema-files.ts';
import { Subscriptions } from '../notifications.ts';
import { pooledDatabase } from '../pooled-database.ts';
import { types } from '../type-parsers.ts';
import { EngineSocket } from './engine-socket.ts';
import { type EngineThread, startEngineThread } from './engine-thread.ts';
import { lockFolder } from './folder-lock.ts';

type OnStep = (step: 'creating' | 'opening' | 'migrating') => void;

/** The embedded PostgreSQL in `<dataDir>/database`, held by this process alone. */
export async function connectEmbedded(dataDir: string, limits: Limits, onStep: OnStep): Promise<Database> {
  const parent = resolve(dataDir);
  await mkdir(parent, { recursive: true });
  const lock = await lockFolder(parent, join(parent, 'database.lock'));
  try {
    onStep('opening');
    return await open(join(parent, 'database'), limits, onStep, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Named outright, or the client library would look for them in the environment. */
const identity = { user: 'postgres', database: 'postgres', host: 'embedded', port: 0, ssl: false };

async function open(
  folder: string,
  limits: Limits,
  onStep: OnStep,
  onClosed: () => Promise<void>,
): Promise<Database> {
  const thread = await startEngineThread({ folder }, () => onStep('creating'));
  try {
    await prepare(thread, onStep);
  } catch (error) {
    await thread.stop();
    throw error;
  }
  const subscriptions = new Subscriptions();
  const pool = new pg.Pool({
    ...identity,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: limits.waitTimeoutMs,
    types,
    stream: () => new EngineSocket(thread, limits.statementTimeoutMs),
    onConnect: (client) => subscriptions.attach(client),
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pooledDatabase({
    kind: 'embedded',
    pool,
    limits,
    subscriptions,
    executeListening: async (text) => {
      await pool.query(text);
    },
    closeRest: async () => {
      await thread.stop();
      await onClosed();
    },
  });
}

/** A migration may take its time: no statement limit here. */
async function prepare(thread: EngineThread, onStep: OnStep): Promise<void> {
  const client = new pg.Client({ ...identity, stream: () => new EngineSocket(thread, 0) });
  await client.connect();
  await migrate(client, await readSchemaFiles(), () => onStep('migrating'));
  await client.end();
}
