import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './repository.mjs';

/** Our own rooms are TypeScript and go into the bundle; npm packages stay where npm put them. */
export const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@pagesmith/')) return undefined;
      return { path, external: true };
    });
  },
};

export async function buildServer() {
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'apps/server/src/main.ts',
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
