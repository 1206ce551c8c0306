import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { bundleRooms, watchRooms } from './bundle-rooms.mjs';
import { root } from './repository.mjs';

const entryPoints = {
  main: 'apps/server/src/main.ts',
  engine: 'apps/server/src/engine/process.ts',
  'database-worker': 'packages/database/src/embedded/worker.ts',
};

/** The server, and beside it what is found by address and not by import. */
export async function buildServer() {
  await bundleRooms(entryPoints, 'dist/server');
  copyMigrations();
}

/** The same, again whenever a source changes; answers how to end it. */
export async function watchServer() {
  await buildServer();
  return watchRooms(entryPoints, 'dist/server');
}

function copyMigrations() {
  const migrations = join(root, 'packages/database/migrations');
  cpSync(migrations, join(root, 'dist/server/migrations'), { recursive: true });
}
