// Each receiver is run as a reader would run it, where its language is installed, and sent real deliveries.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReceiverLanguage, receiverLanguages, receivers } from './receivers.ts';

interface Way {
  /** Says whether the language is installed. */
  readonly asked: readonly [program: string, ...args: string[]];
  readonly file: string;
  /** Done before it is run. */
  readonly made?: readonly [program: string, ...args: string[]];
  run(port: number): readonly [program: string, ...args: string[]];
}

const ways: Record<ReceiverLanguage, Way> = {
  javascript: {
    asked: [process.execPath, '--version'],
    file: 'receiver.mjs',
    run: () => [process.execPath, 'receiver.mjs'],
  },
  python: {
    asked: ['python3', '--version'],
    file: 'receiver.py',
    run: () => ['python3', 'receiver.py'],
  },
  php: {
    asked: ['php', '--version'],
    file: 'receiver.php',
    run: (port) => ['php', '-S', `localhost:${port}`, 'receiver.php'],
  },
  go: {
    asked: ['go', 'version'],
    file: 'receiver.go',
    made: ['go', 'build', '-o', 'receiver', 'receiver.go'],
    run: () => ['./receiver'],
  },
};

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;
const packages = resolve(import.meta.dirname, '../../../../../node_modules');
/** Compiling takes long on a machine that has much else to do. */
const patience = { timeout: 120_000, interval: 50 };

let folder: string;
let receiver: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagesmith-receiver-'));
});
afterEach(async () => {
  if (receiver?.kill()) await once(receiver, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function start(language: ReceiverLanguage): Promise<string> {
  const { file, made, run } = ways[language];
  const port = await freePort();
  symlinkSync(packages, join(folder, 'node_modules'));
  writeFileSync(join(folder, file), receivers[language].code.replaceAll('4000', String(port)));
  const env = { ...process.env, PAGESMITH_WEBHOOK_SECRET: secret };
  if (made) expect(spawnSync(made[0], made.slice(1), { cwd: folder, env }).stderr.toString()).toBe('');
  const [program, ...args] = run(port);
  receiver = spawn(program, args, { cwd: folder, env, stdio: 'ignore' });
  await vi.waitFor(() => connected(port), patience);
  return `http://localhost:${port}`;
}

async function connected(port: number): Promise<void> {
  const socket = createConnection({ port, host: 'localhost' });
  await once(socket, 'connect');
  socket.destroy();
}

async function statusOf(url: string, { at, body }: { at: Date; body: string }): Promise<number> {
  const signature = new Webhook(secret).sign('evt_1', at, '{"type":"call.succeeded","data":{}}');
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': `v1,AAAA ${signature}`,
  };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

for (const language of receiverLanguages) {
  const [program, ...args] = ways[language].asked;
  const isThere = spawnSync(program, args).status === 0;
  if (!isThere) console.warn(`The receiver in ${language} is not run: ${program} is not installed.`);

  test.skipIf(!isThere)(
    `the receiver in ${language} takes what is signed, and nothing that was changed or is old`,
    async () => {
      const url = await start(language);
      const [now, body] = [new Date(), '{"type":"call.succeeded","data":{}}'];
      expect(await statusOf(url, { at: now, body })).toBe(204);
      expect(await statusOf(url, { at: now, body: `${body} ` })).toBe(400);
      expect(await statusOf(url, { at: new Date(now.getTime() - 3_600_000), body })).toBe(400);
    },
  );
}
