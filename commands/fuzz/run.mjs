import { bundleRooms } from '../prepare/bundle-rooms.mjs';
import { root, run } from '../prepare/repository.mjs';

const rooms = 'packages/operations';
await bundleRooms({ main: `${rooms}/fuzz/main.ts`, worker: `${rooms}/corpus/worker.ts` }, 'reports/fuzz');
const isSound = run(process.execPath, [
  '--enable-source-maps',
  `${root}reports/fuzz/main.js`,
  ...process.argv.slice(2),
]);
process.exitCode = isSound ? 0 : 1;
