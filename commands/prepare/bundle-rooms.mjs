import { build } from 'esbuild';
import { root } from './repository.mjs';

const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@pagesmith/') ? undefined : { path, external: true },
    );
  },
};

/** Makes plain JavaScript of our TypeScript rooms, for processes that are started by the thousand. */
export async function bundleRooms(entryPoints, outdir) {
  await build({
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
    plugins: [packagesStayOutside],
  });
}
