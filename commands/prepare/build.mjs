import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRegistries } from './registry.mjs';
import { root } from './repository.mjs';

const stamp = join(root, 'dist/.built');
const sources = [
  'packages',
  'apps',
  'clients',
  'commands/prepare',
  'package-lock.json',
  'tsconfig.base.json',
];

/** Builds the server and the pages into dist/, unless these very sources are built already. */
export async function build() {
  writeRegistries();
  if (isBuilt()) return;
  console.log('Building the server and the pages (once, and again when sources change) …');
  const wanted = fingerprint();
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const { buildServer } = await import('./build-server.mjs');
  const { buildPages } = await import('./build-pages.mjs');
  await buildServer();
  await buildPages();
  writeFileSync(stamp, wanted);
}

/** The server alone, for tests; what is built is then no longer one whole. */
export async function buildServerAlone() {
  if (isBuilt()) return;
  rmSync(stamp, { force: true });
  const { buildServer } = await import('./build-server.mjs');
  await buildServer();
}

/** Whether dist/ was made of the sources as they are. */
export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder).sort()) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => name !== 'node_modules' && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
