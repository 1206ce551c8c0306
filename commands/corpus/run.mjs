import { bundleRooms } from '../prepare/bundle-rooms.mjs';
import { root, run } from '../prepare/repository.mjs';

const folder = 'packages/operations/corpus';
await bundleRooms({ main: `${folder}/main.ts`, worker: `${folder}/worker.ts` }, 'reports/corpus');
const isHeld = run(process.execPath, [
  '--enable-source-maps',
  `${root}reports/corpus/main.js`,
  ...process.argv.slice(2),
]);
process.exitCode = isHeld ? 0 : 1;
