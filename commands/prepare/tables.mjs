import { writeTables as write } from '../../packages/database/tables/write-tables.mjs';
import { run } from './repository.mjs';

/** Writes Drizzle's tables where they no longer follow from the migrations; returns whether they did. */
export async function writeTables() {
  const written = await write();
  if (written) run('npx', ['--no-install', 'biome', 'check', '--write', written]);
  return written === undefined;
}
