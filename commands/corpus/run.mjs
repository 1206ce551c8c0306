import { build } from 'esbuild';
import { packagesStayOutside } from '../prepare/build-server.mjs';
import { root, run } from '../prepare/repository.mjs';

// Bundled once, because every file of the folder gets a process of its own.
await build({
  absWorkingDir: root,
  entryPoints: { main: 'packages/operations/corpus/main.ts', worker: 'packages/operations/corpus/worker.ts' },
  outdir: 'reports/corpus',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [packagesStayOutside],
});
const isHeld = run(process.execPath, [
  '--enable-source-maps',
  'reports/corpus/main.js',
  ...process.argv.slice(2),
]);
process.exitCode = isHeld ? 0 : 1;
