import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { connect } from '../connect.ts';
import type { Database } from '../database.ts';
import type { Limits } from '../pooled-database.ts';
import { copyOfTemplate } from './embedded-template.ts';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';

/** A migrated, empty database of its own, gone when it is closed. */
export function temporaryDatabase(
  kind: Database['kind'] = 'embedded',
  limits: Partial<Limits> = {},
): Promise<Database> {
  return kind === 'embedded' ? temporaryEmbedded(limits) : temporaryOnServer(limits);
}

async function temporaryEmbedded(limits: Partial<Limits>): Promise<Database> {
  const dataDir = await copyOfTemplate();
  const database = await connect({ dataDir, ...limits });
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function temporaryOnServer(limits: Partial<Limits>): Promise<Database> {
  return connect({ dataDir: '', databaseUrl: await temporaryServerUrl(), ...limits });
}

let server: Promise<PostgresServer | undefined> | undefined;
let template: Promise<string> | undefined;

/** One server for all tests of a file; it stops with the process. */
function sharedPostgresServer(): Promise<PostgresServer | undefined> {
  server ??= startPostgresServer();
  return server;
}

/** The address of a migrated, empty database on the shared server, for tests of several processes on one. */
export async function temporaryServerUrl(): Promise<string> {
  const running = await requiredServer();
  template ??= createTemplate(running);
  return createDatabase(running, await template);
}

/** The same without any table. */
export const bareServerUrl = async (): Promise<string> =>
  createDatabase(await requiredServer(), bareTemplate);

const bareTemplate = 'template0';

async function requiredServer(): Promise<PostgresServer> {
  const running = await sharedPostgresServer();
  if (!running) throw new Error('There is no PostgreSQL server on this machine: ask availableKinds() first.');
  return running;
}

async function createTemplate(running: PostgresServer): Promise<string> {
  const url = await createDatabase(running, bareTemplate);
  const database = await connect({ dataDir: '', databaseUrl: url });
  await database.close();
  return new URL(url).pathname.slice(1);
}

async function createDatabase(running: PostgresServer, templateName: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(running.urlOf('postgres'));
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  await client.end();
  return running.urlOf(name);
}
