// The image, built and started: as nobody, on a file system that cannot be written to. No registry is asked: its base is
// made of this machine's own Node. `npm run soak` does it where buildah is installed.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { post, registerCustomer } from './api/testing/customer.ts';
import { freePort } from './api/testing/server-process.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const isPossible = process.getuid?.() === 0 && existsSync('/usr/bin/buildah');
if (process.env.SOAK && !isPossible)
  console.warn('SKIPPED: building the image; that takes buildah, and root.');

const folder = mkdtempSync(join(tmpdir(), 'pagesmith-image-'));
/** Layers are folders, and commands run in a chroot: that works in a container and in a virtual machine alike. */
const env = {
  ...process.env,
  STORAGE_DRIVER: 'vfs',
  BUILDAH_ISOLATION: 'chroot',
  CONTAINERS_STORAGE_CONF: '/dev/null',
};
const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
const buildah = (...args: string[]) =>
  execFileSync('buildah', [...storage, ...args], {
    env,
    encoding: 'utf8',
    cwd: root,
    maxBuffer: 2 ** 26,
  }).trim();
const mounted: string[] = [];
afterAll(() => {
  for (const container of mounted) buildah('umount', container);
  rmSync(folder, { recursive: true, force: true });
});

/** Node, npm, a shell, and what these are linked with. */
function makeBase(): string {
  const base = join(folder, 'base');
  const take = (path: string, to = path) =>
    cpSync(path, join(base, to), { dereference: true, recursive: true });
  const programs = ['/bin/sh', '/bin/rm', '/usr/bin/env', '/usr/bin/uname'];
  const linked = [process.execPath, ...programs].flatMap((program) =>
    [...execFileSync('ldd', [program], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g)].map(
      ([, path]) => path ?? '',
    ),
  );
  for (const path of [...programs, ...new Set(linked), '/etc/resolv.conf', '/etc/hosts', '/etc/ssl/certs']) {
    if (existsSync(path)) take(path);
  }
  take(process.execPath, '/usr/bin/node');
  const npm = [join(dirname(process.execPath), '../lib/node_modules/npm'), '/usr/share/nodejs/npm'].find(
    existsSync,
  );
  take(npm ?? '', '/usr/lib/node_modules/npm');
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(base, 'usr/bin', name));
  for (const name of ['tmp', 'proc', 'dev', 'root']) mkdirSync(join(base, name));
  return base;
}

/** As `docker run --read-only --user 10001 --tmpfs /data` starts it, which also makes the places that it mounts to. */
const start = `
  mkdir -p "$1/data" &&
  mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" &&
  mount -t tmpfs -o uid=10001,gid=10001,mode=700 tmpfs "$1/data" && mount -t tmpfs tmpfs "$1/tmp" &&
  mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" &&
  exec chroot --userspec=10001:10001 "$1" /usr/bin/env -i PATH=/usr/bin:/bin NODE_ENV=production \\
    DATA_DIR=/data PORT="$2" sh -c 'cd /app && exec node dist/server/main.js'`;

test.runIf(process.env.SOAK && isPossible)(
  'the image is built, holds no development package, and serves calls as nobody from a read-only file system',
  async () => {
    const container = buildah('from', 'scratch');
    buildah('copy', '--quiet', container, makeBase(), '/');
    buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt', container);
    buildah('commit', '--quiet', container, 'localhost/node-here');
    const limits = ['--ulimit', 'nofile=20000:20000', '--layers=false'];
    buildah(
      'bud',
      '--quiet',
      ...limits,
      '--build-arg',
      'BASE=localhost/node-here',
      '-t',
      'localhost/pagesmith',
      '.',
    );

    const image = buildah('from', 'localhost/pagesmith');
    mounted.push(image);
    const place = buildah('mount', image);
    const packages = readdirSync(join(place, 'app/node_modules'));
    expect(packages).toContain('fastify');
    for (const development of ['vitest', 'typescript', 'vite', 'playwright-core'])
      expect(packages).not.toContain(development);

    const port = await freePort();
    const server = spawn('unshare', ['--mount', 'sh', '-c', start, 'sh', place, port], { stdio: 'pipe' });
    const said: string[] = [];
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => said.push(String(chunk)));
    const ended = new Promise((resolve) => server.once('exit', resolve));
    await expect.poll(() => said.join('')).toContain('is ready at');
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    const { key } = await registerCustomer(url);
    const parts = [['file', { sample: 'application-form.pdf' }]] as const;
    expect((await post(url, { id: 'list-fields' }, parts, { 'x-api-key': key })).status).toBe(200);
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
  1_800_000,
);
