// One PostgreSQL server for all test files of a run, and one template of an embedded database, each made when the first of
// them asks: vitest's global setup.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from '../connect.ts';
import { bareTemplate, createDatabase } from './create-database.ts';
import { makeTemplate } from './embedded-template.ts';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';

export interface SharedServer {
  readonly url: string;
  readonly template: string;
}

/** Nothing here outlives the server: neither a crash nor the next hour is prepared for. */
const settings = [
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'autovacuum=off',
  'jit=off',
];

export async function setup(): Promise<() => Promise<void>> {
  let running: Promise<PostgresServer | undefined> | undefined;
  let shared: Promise<SharedServer | null> | undefined;
  let template: Promise<string> | undefined;
  const start = async () => {
    running ??= startPostgresServer(settings);
    const server = await running;
    return server ? sharedBy(server) : null;
  };
  const door = createServer(async ({ url }, response) => {
    if (url === '/template') {
      template ??= makeTemplate();
      response.end(await template);
    } else {
      shared ??= start();
      response.end(JSON.stringify(await shared));
    }
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  process.env.SHARED_POSTGRES_DOOR = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  return async () => {
    door.close();
    await (await running)?.stop();
  };
}

async function sharedBy(server: PostgresServer): Promise<SharedServer> {
  const url = await createDatabase(server.urlOf('postgres'), bareTemplate);
  const database = await connect({ dataDir: '', databaseUrl: url });
  await database.close();
  return { url: server.urlOf('postgres'), template: new URL(url).pathname.slice(1) };
}
