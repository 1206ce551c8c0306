import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, context } from 'esbuild';
import { root } from './repository.mjs';

const folder = join(root, 'dist/server');
const file = join(folder, 'engine.cjs');

/** What the object layer would sign documents with, which nobody here does: three megabytes of each process. */
const withoutSigning = {
  name: 'without-signing',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(asn1js|pkijs)$/ }, ({ path }) => ({ path, namespace: 'without-signing' }));
    onLoad({ filter: /./, namespace: 'without-signing' }, () => ({
      contents: 'exports.CryptoEngine = class {};',
    }));
  },
};

const settings = {
  absWorkingDir: root,
  entryPoints: ['apps/server/src/engine/process.ts'],
  outfile: file,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  sourcemap: true,
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
  // It waits for its own code while it is loaded, which only a module can.
  external: ['harfbuzzjs'],
  define: { 'import.meta.url': 'here' },
  // The body of a function: whoever runs it says where packages are found, and how modules are imported.
  banner: { js: "const here = require('node:url').pathToFileURL(path).href;" },
  plugins: [
    withoutSigning,
    {
      name: 'state',
      setup: ({ onEnd }) => onEnd(({ errors }) => (errors.length > 0 ? undefined : keepStates())),
    },
  ],
};

/** Node builds a state from a single script. */
const keeping = {
  absWorkingDir: root,
  entryPoints: ['apps/server/src/engine/keep-state.ts'],
  outfile: join(folder, 'keep-state.cjs'),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'warning',
};

/** The engine process with all of its packages in one file, and beside it the states in which it begins. */
export const bundleEngine = () => build(settings);

/** The same, again whenever a source changes; returns how to end it. */
export async function watchEngine() {
  const watching = await context(settings);
  await watching.watch();
  return () => watching.dispose();
}

/**
 * What esbuild leaves of other characters than ASCII stands in regular expressions, where it can be escaped. V8 holds the
 * source in two bytes a character if a single one of them needs two: three megabytes more of each process.
 */
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

async function keepStates() {
  // What is restored from a state cannot import by itself.
  const text = readFileSync(file, 'utf8').replaceAll(/\bimport(?=\()/g, 'loader');
  writeFileSync(file, text.replaceAll(/[^\0-\x7f]/g, escaped));
  await build(keeping);
  try {
    execFileSync(process.execPath, [join(folder, 'keep-states.js')], { stdio: 'inherit' });
  } catch {
    console.warn('Node keeps no state of the engine here: its processes take twice as long to start.');
  }
}
