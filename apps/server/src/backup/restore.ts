import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Contents, connect, writeRows } from '@pagesmith/database';
import type { Config } from '../config.ts';
import { Unreachable } from '../operator/ask.ts';
import { copyFiles, type Manifest, names, patience } from './back-up.ts';
import { moveFiles } from './move-files.ts';
import { readRowsFile } from './rows-file.ts';

/** Fills the empty database and data folder that the configuration names; of the database, all or nothing. */
export async function restore(config: Config, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const { dataDir } = config;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await restoreRows(config, folder, manifest);
  const files = join(folder, names.files);
  if (!config.store) await copyFiles(files, dataDir);
  else if (!manifest.store) await moveFiles(files, config.store);
  if (!config.secretKey) await copySecretKey(folder, dataDir);
  return manifest;
}

export async function restoreRows(
  { dataDir, databaseDirectUrl, databaseUrl }: Config,
  folder: string,
  contents: Contents,
): Promise<void> {
  const database = await connect({ dataDir, databaseUrl: databaseDirectUrl ?? databaseUrl, ...patience });
  try {
    await writeRows(database, readRowsFile(join(folder, names.rows)), contents);
  } finally {
    await database.close();
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, names.manifest), 'utf8')) as Manifest;
  } catch (cause) {
    throw new Unreachable(`${folder} holds no finished backup: ${names.manifest} cannot be read.`, { cause });
  }
}

async function copySecretKey(folder: string, dataDir: string): Promise<void> {
  await copyFile(join(folder, names.secretKey), join(dataDir, names.secretKey)).catch((cause: unknown) => {
    const words = `The rows are restored, but the backup has no ${names.secretKey}: start the server with the SECRET_KEY that it had.`;
    throw new Unreachable(words, { cause });
  });
}
