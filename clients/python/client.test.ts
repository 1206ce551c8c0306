import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccess, newOwnerAccess } from '../testing/api.ts';
import { emptyProject, packageOf } from '../testing/empty-project.ts';
import { unreliableProxy } from '../testing/unreliable-proxy.ts';

const canInstall = spawnSync('python3', ['-c', 'import pip, tomllib']).status === 0;
if (!canInstall) console.warn('The Python client is not tried: this machine has no Python 3.11 with pip.');

const project = emptyProject();
const environment = { PYTHONPATH: project.path('site'), PYTHONDONTWRITEBYTECODE: '1' };
const script = readFileSync(join(import.meta.dirname, 'client-test.py'), 'utf8');

beforeAll(async () => {
  if (!canInstall) return;
  const from = ['--no-deps', '--no-index', '--no-cache-dir', '--disable-pip-version-check', '--quiet'];
  await project.runs('python3', [
    '-m',
    'pip',
    'install',
    ...from,
    '--target=site',
    packageOf('pagesmith-python.tar.gz'),
  ]);
  project.write('script.py', script);
});
afterAll(project.remove);

test.skipIf(!canInstall)(
  'installed, it does the same as the other clients: files, errors, jobs, keys, tasks and webhooks',
  async () => {
    const [plain, waiting] = [await newAccess(), await newAccess()];
    const owner = await newOwnerAccess();
    const proxy = await unreliableProxy(plain.url, ['refuse', 'lose']);
    try {
      const args = ['script.py', plain.url, plain.key, waiting.key, owner.key, proxy.url];
      const { stdout } = await project.runs('python3', args, environment);
      expect(stdout).toBe('done\n');
      expect(proxy.keys).toHaveLength(4);
      expect(new Set(proxy.keys.slice(0, 3)).size).toBe(1);
    } finally {
      proxy.stop();
    }
    expect(project.read('merged.pdf').subarray(0, 5).toString()).toBe('%PDF-');
  },
);
