import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  availableKinds,
  copyOfTemplate,
  quickStartFlag,
  temporaryServerUrl,
} from '@pagesmith/database/testing';

const entry = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

type Data = { readonly DATA_DIR: string; readonly DATABASE_URL?: string };

/** What is known of the server that all journeys share. */
export function shared(): { readonly url: string; readonly data: Data; readonly registeredOrigin: string } {
  const known = process.env.SHARED_SERVER;
  if (!known) throw new Error('The shared server is not started: vitest does it for the project `journeys`.');
  return JSON.parse(known);
}

/** The server that all journeys share: as `startServer` gives it without variables. */
export const sharedServer = (): string => shared().url;

/** Whom a call comes from: behind a proxy that is trusted, as in front of the shared server, any address will do. */
export const newCaller = () => ({
  'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`,
});

/** The product as customers get it: the built server, on a free port and with data of its own unless told otherwise. */
export async function startServer(
  variables: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<RunningServer> {
  if (!existsSync(entry)) throw new Error('The server is not built: run `node commands/build.mjs` first.');
  const port = variables.PORT ?? String(await freePort());
  const own = variables.DATA_DIR === undefined ? await newData(variables.DATABASE_URL) : undefined;
  const child = spawn(process.execPath, [quickStartFlag, entry, ...flags], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: port,
      LOG_LEVEL: 'warn',
      // Journeys share their machine: work that gives way to everything else on it might never be done.
      ENGINE_PRIORITY: 'equal',
      // The others are started when they are needed, which on most journeys they are not.
      ENGINE_WARM_PROCESSES: '1',
      ...own,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = `http://localhost:${port}`;
  await untilReady(child, url);
  return {
    url,
    stop: async () => {
      if (child.exitCode === null) {
        const closed = new Promise((resolve) => child.once('close', resolve));
        child.kill('SIGTERM');
        await closed;
      }
      if (own) await rm(own.DATA_DIR, { recursive: true, force: true });
    },
  };
}

/** On the tests' PostgreSQL server where there is one: an embedded database takes seconds of processor time to start. */
export async function newData(databaseUrl?: string): Promise<Data> {
  if (!availableKinds().includes('server')) return { DATA_DIR: await copyOfTemplate() };
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'pagesmith-data-'));
  return { DATA_DIR, DATABASE_URL: databaseUrl ?? (await temporaryServerUrl()) };
}

/** Resolves when the server prints its address; what it said is in the error when it ends before that. */
function untilReady(child: ChildProcess, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes(url)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
