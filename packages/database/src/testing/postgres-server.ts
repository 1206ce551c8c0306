import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { postgresBinaries } from './postgres-binaries.ts';

export interface PostgresServer {
  urlOf(database: string): string;
  stop(): Promise<void>;
}

const user = 'pagesmith';
const password = 'only-for-tests';

/**
 * The server lives as long as the pipe to its parent, and takes its folder with it: nothing is left behind, even
 * when the tests are killed. (The shell's background jobs ignore SIGINT; PostgreSQL sets its own handler.)
 */
const lifeline =
  'folder=$1; shift; "$@" < /dev/null & server=$!; cat > /dev/null; kill -INT $server; wait; rm -rf "$folder"';

/** A cluster of its own in a temporary folder; `undefined` where PostgreSQL neither is nor can be installed. */
export async function startPostgresServer(
  settings: readonly string[] = [],
): Promise<PostgresServer | undefined> {
  const binaries = postgresBinaries();
  if (!binaries) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pagesmith-postgres-'));
  const identity = ordinaryUser();
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (identity) for (const path of [folder, passwordFile]) chownSync(path, identity.uid, identity.gid);
  const data = join(folder, 'data');
  // The oldest way to ask for a password is the cheapest: tests connect thousands of times.
  const login = ['-U', user, '-A', 'md5', `--pwfile=${passwordFile}`];
  const initdb = ['-D', data, ...login, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions'];
  execFileSync(join(binaries, 'initdb'), initdb, {
    ...identity,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const given = settings.flatMap((setting) => ['-c', setting]);
  // Without fsync, unless a setting says otherwise: the last word counts.
  return launch([join(binaries, 'postgres'), '-D', data, '-F', ...given], folder, identity);
}

async function launch(
  program: readonly string[],
  folder: string,
  identity: Identity | undefined,
): Promise<PostgresServer> {
  const port = await freePort();
  const command = [...program, '-k', folder, '-h', '127.0.0.1', '-p', String(port)];
  const server = spawn('/bin/sh', ['-c', lifeline, 'sh', folder, ...command], {
    ...identity,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const log: string[] = [];
  for await (const line of createInterface(server.stderr)) {
    log.push(line);
    if (line.includes('ready to accept connections')) break;
  }
  if (!log.at(-1)?.includes('ready to accept connections')) throw new Error(`PostgreSQL: ${log.join('\n')}`);
  server.stderr.resume();
  server.unref();
  for (const pipe of [server.stdin, server.stderr])
    if ('unref' in pipe && typeof pipe.unref === 'function') pipe.unref();
  return {
    urlOf: (database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      server.ref();
      server.stdin.end();
      await once(server, 'exit');
    },
  };
}

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
