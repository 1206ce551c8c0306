import { bundleRooms } from '../prepare/bundle-rooms.mjs';
import { run } from '../prepare/repository.mjs';

await bundleRooms({ ours: 'bench/src/ours.ts' }, 'reports/bench');
const isDone = run('npx', [
  '--no-install',
  'tsx',
  'bench/src/main.ts',
  'reports/bench/ours.js',
  ...process.argv.slice(2),
]);
process.exitCode = isDone ? 0 : 1;
