import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isBuilt } from '../commands/prepare/build.mjs';
import { isInstalled } from '../commands/prepare/install.mjs';
import { root } from '../commands/prepare/repository.mjs';
import { freePort, newData } from './server.ts';

// It would have to install or build first, under the feet of the tests beside this one.
test.skipIf(!isInstalled() || !isBuilt())(
  'SIGTERM to npm start stops the server, and npm waits for it',
  async () => {
    const [port, data] = [String(await freePort()), await newData()];
    const env = { ...process.env, HOST: '127.0.0.1', PORT: port, ENGINE_WARM_PROCESSES: '1', ...data };
    const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const exited = once(npm, 'exit');
    // Whoever still holds npm's output keeps it from closing: a server that is left behind would.
    const closed = once(npm, 'close');
    let said = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (said += chunk));
    try {
      await expect.poll(() => said).toContain('Pagesmith is ready at');
      npm.kill('SIGTERM');
      const [code] = await exited;
      expect(code, said).toBe(0);
      await closed;
      expect(said).toContain('Stopped.');
      await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow();
    } finally {
      if (npm.exitCode === null) npm.kill('SIGKILL');
      await rm(data.DATA_DIR, { recursive: true, force: true });
    }
  },
);
