import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as listenOn } from 'node:net';
import { fileURLToPath } from 'node:url';
import { quickStartFlags } from '@pagesmith/database/testing';

const bundle = fileURLToPath(new URL('../../../../../dist/server/main.js', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Ends it as a crash would: nothing is finished, nothing is said. */
  crash(): Promise<void>;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
}

const started = new Set<ChildProcess>();

/** The server as its users run it; resolves when it answers. Where another test was faster to take its port, on the next. */
export async function startServerProcess(
  variables: Record<string, string>,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  for (;;) {
    const port = await freePort();
    try {
      return await startAt(port, variables, flags);
    } catch (error) {
      if (variables.PORT || !(await isTaken(port))) throw error;
    }
  }
}

async function startAt(
  port: string,
  variables: Record<string, string>,
  flags: readonly string[],
): Promise<ServerProcess> {
  // Equal: tests share their machine, and work that gives way to everything else on it might never be done.
  const usual = { LOG_LEVEL: 'error', ENGINE_WARM_PROCESSES: '1', ENGINE_PRIORITY: 'equal', PORT: port };
  const env = { PATH: process.env.PATH ?? '', ...usual, ...variables };
  const child = spawn(process.execPath, [...quickStartFlags, bundle, ...flags], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.add(child);
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk) => String(chunk).includes('is ready at') && resolve());
  });
  const endBy = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    started.delete(child);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    crash: () => endBy('SIGKILL'),
    stop: () => endBy('SIGTERM'),
  };
}

/** For `afterAll`: nothing outlives a test that failed. */
export function endServerProcesses(): void {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
}

const isTaken = (port: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = listenOn().once('error', () => resolve(true));
    server.listen(Number(port), '127.0.0.1', () => server.close(() => resolve(false)));
  });

export const freePort = (): Promise<string> =>
  new Promise((resolve) => {
    const server = listenOn().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' ? address?.port : 0)));
    });
  });
