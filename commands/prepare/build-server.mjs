import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleEngine, watchEngine } from './bundle-engine.mjs';
import { bundleRooms, watchRooms } from './bundle-rooms.mjs';
import { root } from './repository.mjs';

const entryPoints = {
  main: 'apps/server/src/main.ts',
  engine: 'apps/server/src/engine/start.ts',
  'keep-states': 'apps/server/src/engine/keep-states.ts',
  'close-doors': 'apps/server/src/engine/cage/close-doors.ts',
  tickets: 'apps/server/src/tickets/command.ts',
  incident: 'apps/server/src/status/command.ts',
  announce: 'apps/server/src/announcements/command.ts',
  operator: 'apps/server/src/operator/command.ts',
  backup: 'apps/server/src/backup/command.ts',
  doctor: 'apps/server/src/doctor/command.ts',
  'database-worker': 'packages/database/src/embedded/worker.ts',
};

/** The server, and beside it what is found by address and not by import. */
export async function buildServer() {
  await bundleRooms(entryPoints, 'dist/server');
  await bundleEngine();
  copySchemaFiles();
}

/** The same, again whenever a source changes; returns how to end it. */
export async function watchServer() {
  await buildServer();
  const ends = [await watchRooms(entryPoints, 'dist/server'), await watchEngine()];
  return () => Promise.all(ends.map((end) => end()));
}

/** What an earlier build copied and this version does not have would be applied too: it goes first. */
function copySchemaFiles() {
  for (const folder of ['migrations', 'functions']) {
    const copy = join(root, 'dist/server', folder);
    rmSync(copy, { recursive: true, force: true });
    cpSync(join(root, 'packages/database', folder), copy, { recursive: true });
  }
}
