// The server as a process: how it starts, refuses to start, and stops.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as listenOn } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyOfTemplate, quickStartFlags } from '@pagesmith/database/testing';
import { afterAll, expect, test } from 'vitest';

const bundle = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'pagesmith-main-'));
const otherDir = await copyOfTemplate();
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  for (const folder of [dataDir, otherDir]) rmSync(folder, { recursive: true });
});

function start(variables: Record<string, string>) {
  const env = {
    PATH: process.env.PATH ?? '',
    DATA_DIR: dataDir,
    ENGINE_WARM_PROCESSES: '1',
    ...variables,
  };
  const child = spawn(process.execPath, [...quickStartFlags, bundle], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = (words: string) => expect.poll(() => output.join('')).toContain(words);
  return { child, ended, said, text: () => output.join('') };
}

const freePort = (): Promise<string> =>
  new Promise((resolve) => {
    const server = listenOn().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' ? address?.port : 0)));
    });
  });

test('it starts on an empty folder, refuses a second process there, and stops cleanly when told to', async () => {
  const port = await freePort();
  const first = start({ PORT: port });
  await first.said(`Pagesmith is ready at http://localhost:${port}`);
  expect(first.text()).toContain('Creating the embedded database');
  expect(first.text()).toContain(
    'Support tickets wait in the database, and nobody is notified by e-mail (SMTP_URL and CONTACT_TO are not set): npm run tickets',
  );
  // A part that answers late counts as failing: on a busy machine it is asked again.
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);

  const second = start({ PORT: await freePort() });
  expect(await second.ended).toBe(1);
  expect(second.text().trim().split('\n').at(-1)).toMatch(
    /^The data folder .* is in use by another server \(process \d+\)/,
  );

  const other = start({ PORT: port, DATA_DIR: otherDir });
  expect(await other.ended).toBe(1);
  expect(other.text()).toContain(
    `Port ${port} of 127.0.0.1 is in use by another process: stop it, or set PORT`,
  );

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.text().trim().split('\n').at(-1)).toBe('Stopped.');
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number from 1 to 65535.'],
  [{ DATABASE_URL: 'postgres://ada:hunter2@127.0.0.1:1/x' }, 'No PostgreSQL server answers at 127.0.0.1:1'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be a secret of at least 32 characters.'],
])('%j ends with one clear sentence', async (variables, sentence) => {
  const server = start(variables as Record<string, string>);
  expect(await server.ended).toBe(1);
  expect(server.text()).toContain(sentence);
  expect(server.text()).not.toMatch(/hunter2|\n\s+at /);
});
