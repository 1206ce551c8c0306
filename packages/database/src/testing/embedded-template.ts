import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { connect } from '../connect.ts';
import { readSchemaFiles } from '../migrations/schema-files.ts';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/pagesmith/', import.meta.url));

/** V8's quick compiler alone: a database of a test ends before better code would pay for its making. */
export const quickStartFlag = '--liftoff-only';

/** The same for processes of their own, and for their JavaScript: nothing of it runs long enough to be optimised. */
export const quickStartFlags: readonly string[] = [quickStartFlag, '--no-opt'];

/** Making a database takes seconds, copying one does not: a migrated one is made once and kept. */
export async function copyOfTemplate(): Promise<string> {
  setFlagsFromString(quickStartFlag);
  const folder = await mkdtemp(join(tmpdir(), 'pagesmith-database-'));
  // A thousand small files: the system's own program takes half of the processor time that ours would.
  execFileSync('cp', ['-R', `${await template()}/.`, folder]);
  return folder;
}

async function template(): Promise<string> {
  const path = await templatePath();
  const door = process.env.SHARED_POSTGRES_DOOR;
  // Workers that begin together would each make one: behind the door it is made once.
  if (door && !existsSync(path)) await fetch(`${door}/template`);
  return existsSync(path) ? path : makeTemplate();
}

/** Returns where it is. */
export async function makeTemplate(): Promise<string> {
  const path = await templatePath();
  if (existsSync(path)) return path;
  setFlagsFromString(quickStartFlag);
  const unfinished = `${path}.${randomUUID()}`;
  const database = await connect({ dataDir: unfinished });
  await database.close();
  // Another process may have been quicker: its template is as good.
  await rename(unfinished, path).catch(() => rm(unfinished, { recursive: true }));
  return path;
}

const templatePath = async (): Promise<string> => join(cache, `database-${await version()}`);

/** What a template depends on: the engine, the migrations and the functions. */
async function version(): Promise<string> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = await readFile(join(dirname(engine), '..', 'package.json'));
  const { migrations, functions } = await readSchemaFiles();
  const checksums = [...migrations, ...functions].map(({ checksum }) => checksum);
  return createHash('sha256').update(manifest).update(checksums.join()).digest('hex').slice(0, 16);
}
