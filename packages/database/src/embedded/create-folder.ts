import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system.ts';
import { startParams } from './start-params.ts';

/**
 * Makes the database beside its place and moves it there complete and flushed: a start that is killed
 * half-way leaves nothing that the next one could mistake for a database.
 */
export async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const database = await PGlite.create({ fs: new DurableFileSystem(unfinished), startParams });
  await database.close();
  for (const entry of await readdir(unfinished, { recursive: true })) await flush(join(unfinished, entry));
  await flush(unfinished);
  await rename(unfinished, folder);
  await flush(dirname(folder));
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
