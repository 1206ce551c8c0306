import { join } from 'node:path';
import { build, context } from 'esbuild';
import { root } from './repository.mjs';

const hoisted = join(root, 'node_modules/');
const resolving = Symbol('resolving');

/** Packages of hundreds of small modules: finding, reading and compiling each of them would take most of a start. */
const inside = ['@simplewebauthn/server', 'drizzle-orm', 'postal-mime', 'stripe', 'zod'];
const goesInside = (path) => inside.some((name) => path === name || path.startsWith(`${name}/`));

/** Our own rooms are TypeScript and go into the bundle, as does what npm could not hoist; other packages stay outside. */
export const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      const isOurs = kind === 'entry-point' || path.startsWith('@pagesmith/');
      if (isOurs || pluginData === resolving) return undefined;
      if (path.startsWith('node:')) return { path, external: true };
      if (goesInside(path) || importer.startsWith(hoisted)) return undefined;
      const found = await builder.resolve(path, { kind, importer, resolveDir, pluginData: resolving });
      return found.path.startsWith(hoisted) || found.external ? { path, external: true } : found;
    });
  },
};

const settings = (entryPoints, outdir) => ({
  absWorkingDir: root,
  entryPoints,
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  // For packages inside that are no modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  plugins: [packagesStayOutside],
});

/** Makes plain JavaScript of our TypeScript rooms, for processes that have to start at once. */
export const bundleRooms = (entryPoints, outdir) => build(settings(entryPoints, outdir));

/** The same, again whenever a source changes; returns how to end it. */
export async function watchRooms(entryPoints, outdir) {
  const watching = await context(settings(entryPoints, outdir));
  await watching.watch();
  return () => watching.dispose();
}
