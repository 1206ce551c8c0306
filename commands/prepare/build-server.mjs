import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './repository.mjs';

const hoisted = join(root, 'node_modules/');

/** Our own rooms are TypeScript and go into the bundle, as does what npm could not hoist; other packages stay outside. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || path.startsWith('@pagesmith/') || pluginData === resolving)
        return undefined;
      if (path.startsWith('node:')) return { path, external: true };
      const found = await builder.resolve(path, { kind, importer, resolveDir, pluginData: resolving });
      return found.path.startsWith(hoisted) || found.external ? { path, external: true } : found;
    });
  },
};
const resolving = Symbol('resolving');

export async function buildServer() {
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'apps/server/src/main.ts',
      engine: 'apps/server/src/engine/process.ts',
      'database-worker': 'packages/database/src/embedded/worker.ts',
    },
    outdir: 'dist/server',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [packagesStayOutside],
  });
  cpSync(join(root, 'packages/database/migrations'), join(root, 'dist/server/migrations'), {
    recursive: true,
  });
}
