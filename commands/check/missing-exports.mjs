// What plain modules import is there. Types say so of TypeScript; nobody said so of commands, and one could lose a name
// that it imports without anybody noticing until it was called.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../prepare/repository.mjs';

/** A line for each name that a module imports and nobody exports; an argument of its own so that the check can be checked. */
export async function missingExports(entryPoints = plainModules()) {
  // What is built may not be there yet.
  const outside = { packages: 'external', external: ['../dist/*', '../../dist/*'] };
  const options = { bundle: true, ...outside, platform: 'node', format: 'esm', logLevel: 'silent' };
  try {
    await build({ ...options, absWorkingDir: root, entryPoints, outdir: 'nowhere', write: false });
    return [];
  } catch ({ errors }) {
    return [...new Set(errors.map(({ text, location }) => `${location?.file ?? ''}: ${text}`))];
  }
}

const folders = ['packages', 'apps', 'clients', 'e2e', 'bench', 'commands'];

const plainModules = () =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, name))
      .filter((path) => path.endsWith('.mjs') && !/node_modules|dist/.test(path)),
  );
