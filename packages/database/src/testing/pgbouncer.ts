import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((path) =>
  existsSync(path),
);

export const pgbouncerSkipReason = program
  ? undefined
  : 'PgBouncer is not installed (Debian: apt-get install pgbouncer).';

export interface Pooler {
  readonly url: string;
  stop(): Promise<void>;
}

/** The real one, in front of a PostgreSQL server, with its own defaults but for the mode. */
export async function startPgbouncer(databaseUrl: string, mode: 'session' | 'transaction'): Promise<Pooler> {
  if (!program) throw new Error(pgbouncerSkipReason);
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'pagesmith-pgbouncer-'));
  const ours = await freePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${username}" "${password}"\n`);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ours}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = ${mode}
`,
  );
  // It refuses to run as root, and the user it becomes has to read these.
  for (const path of [folder, users, settings]) chmodSync(path, path === folder ? 0o755 : 0o644);
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program, [...asOther, settings], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!(await listens(ours))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    await pause(20);
  }
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${ours}${pathname}`,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() === socket));
    socket.on('error', () => resolve(false));
  });

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
