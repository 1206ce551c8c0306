import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** Inside the house, where the library that the sample imports is found; nothing of it is kept. */
const reports = fileURLToPath(new URL('../reports/', import.meta.url));

export interface SampleReceiver {
  /** Starts the code of the documentation with a secret; resolves when it listens. */
  start(code: string, secret: string): Promise<void>;
  readonly url: string;
  /** What it has printed: an event that it could not verify is not among it. */
  printed(): string;
  stop(): void;
}

/** A customer's own server, made of the sample that the documentation shows. */
export async function sampleReceiver(): Promise<SampleReceiver> {
  const port = await freePort();
  mkdirSync(reports, { recursive: true });
  const folder = mkdtempSync(join(reports, 'webhook-receiver-'));
  let child: ChildProcess | undefined;
  let printed = '';
  return {
    url: `http://localhost:${port}/hooks`,
    printed: () => printed,
    start: async (code, secret) => {
      expect(code).toContain('listen(4000)');
      writeFileSync(join(folder, 'receiver.mjs'), code.replace('listen(4000)', `listen(${port})`));
      child = spawn(process.execPath, ['receiver.mjs'], {
        cwd: folder,
        env: { ...process.env, PAGESMITH_WEBHOOK_SECRET: secret },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child.stdout?.on('data', (chunk) => {
        printed += chunk;
      });
      const answers = () =>
        fetch(`http://localhost:${port}`, { method: 'POST' }).then(
          ({ status }) => status,
          () => 0,
        );
      await expect.poll(answers).toBe(400);
    },
    stop: () => {
      child?.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
