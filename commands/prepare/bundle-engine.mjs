import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, context } from 'esbuild';
import { root } from './repository.mjs';

const folder = join(root, 'dist/server');
const file = join(folder, 'engine.cjs');

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
  // A function: whoever runs it says where packages are found, and how modules are imported.
  banner: {
    js: "(function (require, path, loader) { const here = require('node:url').pathToFileURL(path).href;",
  },
  footer: { js: '})' },
  plugins: [{ name: 'compile', setup: ({ onEnd }) => onEnd(({ errors }) => errors.length || compile()) }],
};

/** The engine process with all of its packages in one file, and beside it what V8 compiles of that. */
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

/** V8 tells an older bundle from this one by its length alone: what was compiled of it has to go first. */
function compile() {
  // What V8 has compiled cannot import by itself.
  const text = readFileSync(file, 'utf8').replaceAll(/\bimport(?=\()/g, 'loader');
  writeFileSync(file, text.replaceAll(/[^\0-\x7f]/g, escaped));
  for (const name of readdirSync(folder)) {
    if (/^engine\.cjs\.\d+$/.test(name)) rmSync(join(folder, name));
  }
  const samples = join(root, 'packages/operations/samples');
  execFileSync(process.execPath, [join(folder, 'compile-engine.js'), samples], { stdio: 'inherit' });
}
