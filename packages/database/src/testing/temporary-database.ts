import { rmSync } from 'node:fs';
import { connect } from '../connect.ts';
import type { Database } from '../database.ts';
import type { Limits } from '../limits.ts';
import { bareTemplate, createDatabase } from './create-database.ts';
import { copyOfTemplate } from './embedded-template.ts';
import type { SharedServer } from './shared-server.ts';

/**
 * A migrated, empty database of its own, gone when it is closed. Without a kind it is one of the shared PostgreSQL
 * server where there is one: an embedded database takes seconds of processor time to start.
 */
export async function temporaryDatabase(
  kind?: Database['kind'],
  limits: Partial<Limits> = {},
): Promise<Database> {
  const isOnServer = kind ? kind === 'server' : (await sharedServer()) !== null;
  return isOnServer ? temporaryOnServer(limits) : temporaryEmbedded(limits);
}

async function temporaryEmbedded(limits: Partial<Limits>): Promise<Database> {
  const dataDir = await copyOfTemplate();
  const database = await connect({ dataDir, ...limits });
  return {
    ...database,
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function temporaryOnServer(limits: Partial<Limits>): Promise<Database> {
  return connect({ dataDir: '', databaseUrl: await temporaryServerUrl(), ...limits });
}

let shared: Promise<SharedServer | null> | undefined;

/** The address of a migrated, empty database on the shared server, for tests of several processes on one. */
export async function temporaryServerUrl(): Promise<string> {
  const { url, template } = await requiredServer();
  return createDatabase(url, template);
}

/** The same without any table. */
export const bareServerUrl = async (): Promise<string> =>
  createDatabase((await requiredServer()).url, bareTemplate);

function sharedServer(): Promise<SharedServer | null> {
  shared ??= askForServer();
  return shared;
}

async function requiredServer(): Promise<SharedServer> {
  const server = await sharedServer();
  if (!server) throw new Error('There is no PostgreSQL server on this machine: ask availableKinds() first.');
  return server;
}

async function askForServer(): Promise<SharedServer | null> {
  const door = process.env.SHARED_POSTGRES_DOOR;
  if (!door) throw new Error('The global setup of the tests has not run: it starts the PostgreSQL server.');
  return (await (await fetch(door)).json()) as SharedServer | null;
}
