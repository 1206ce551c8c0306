import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const bundle = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

export interface LoadedServer {
  readonly port: number;
  /** Resident memory of the server process, without its engine processes. */
  memoryBytes(): number;
  /** What the server process and its engine processes have to themselves. */
  allMemoryBytes(): number;
  /** Processor time so far, of the server process and of its engine processes that live. */
  cpuMs(): { readonly server: number; readonly engines: number };
  stop(): Promise<void>;
}

/** Ticks of user and system time (proc(5)): after the name, which may hold spaces, the 12th and 13th. */
function cpuMsOf(pid: string | number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Memory that no other process shares; none for one that has just ended. */
function ownBytesOf(pid: string): number {
  try {
    return 1024 * Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/**
 * With their own: an engine process may be the child of a wrapper. Read, and not asked of a program: whoever looks twenty
 * times a second would have no time left to send anything.
 */
function childrenOf(pid: string | number | undefined): string[] {
  return childPids(pid).flatMap((child) => [child, ...childrenOf(child)]);
}

/** None for a process that has just ended. */
function childPids(pid: string | number | undefined): string[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** The server as it is run, saying nothing but what went wrong. */
export async function startServer(
  port: number,
  variables: Record<string, string>,
  program = bundle,
): Promise<LoadedServer> {
  const env = { PATH: process.env.PATH ?? '', LOG_LEVEL: 'error', PORT: String(port), ...variables };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // An interrupted run leaves no server behind.
  process.once('exit', () => child.kill('SIGKILL'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.on('data', (chunk) => String(chunk).includes('is ready at') && resolve());
  });
  return {
    port,
    memoryBytes: () =>
      1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]),
    allMemoryBytes: () =>
      [String(child.pid), ...childrenOf(child.pid)].reduce((sum, pid) => sum + ownBytesOf(pid), 0),
    cpuMs: () => ({
      server: cpuMsOf(child.pid ?? 0),
      engines: childrenOf(child.pid).reduce((sum, pid) => sum + cpuMsOf(pid), 0),
    }),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
