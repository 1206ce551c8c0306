import { bundleRooms } from '../prepare/bundle-rooms.mjs';
import { run } from '../prepare/repository.mjs';

const wanted = process.argv.slice(2);
const kinds = {
  load: benchLoad,
  docx: benchDocx,
  growth: benchGrowth,
  machines: benchMachines,
  canvas: benchCanvas,
};
const isDone = await (kinds[wanted[0]] ?? benchOperations)();
process.exitCode = isDone ? 0 : 1;

async function benchOperations() {
  const { buildServer } = await import('../prepare/build-server.mjs');
  await buildServer();
  await bundleRooms({ ours: 'bench/src/ours.ts', 'in-engine': 'bench/src/in-engine.ts' }, 'reports/bench');
  return run('npx', ['--no-install', 'tsx', 'bench/src/main.ts', 'reports/bench/ours.js', ...wanted]);
}

async function benchGrowth() {
  await bundleRooms({ ours: 'bench/src/ours.ts' }, 'reports/bench');
  return run('npx', ['--no-install', 'tsx', 'bench/src/growth.ts', 'reports/bench/ours.js']);
}

async function benchDocx() {
  await bundleRooms({ ours: 'bench/src/ours.ts' }, 'reports/bench');
  return run('npx', [
    '--no-install',
    'tsx',
    'bench/docx/main.ts',
    'reports/bench/ours.js',
    ...wanted.slice(1),
  ]);
}

async function benchMachines() {
  const { buildServer } = await import('../prepare/build-server.mjs');
  await buildServer();
  return run('npx', ['--no-install', 'tsx', 'bench/load/machines.ts']);
}

async function benchLoad() {
  const { buildServer } = await import('../prepare/build-server.mjs');
  await buildServer();
  return run('npx', ['--no-install', 'tsx', 'bench/load/main.ts', ...wanted.slice(1)]);
}

async function benchCanvas() {
  const { build } = await import('../prepare/build.mjs');
  await build();
  return run('npx', ['--no-install', 'tsx', 'bench/canvas/main.ts']);
}
