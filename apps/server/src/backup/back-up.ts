import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Contents, connect, type Database, readRows } from '@pagesmith/database';
import type { Config } from '../config.ts';
import { askOperator, Unreachable } from '../operator/ask.ts';
import { writeRowsFile } from './rows-file.ts';
import { snapshotCommands } from './snapshot.ts';

export const names = { manifest: 'manifest.json', rows: 'rows.gz', files: 'files', secretKey: 'secret-key' };
/** What lies in the data folder beside the database, and has to outlive it. */
export const fileFolders = ['jobs', 'kept', 'files'];
/** Reading and writing everything takes as long as it takes. */
export const patience = { statementTimeoutMs: 3_600_000, transactionTimeoutMs: 86_400_000 };

export interface Manifest extends Contents {
  readonly madeAt: string;
  /** Where the sealed files of jobs and kept results are, if not in the backup. */
  readonly store?: string | undefined;
}

/** Everything in this installation, as it was at one moment, in a new folder; the server may keep running. */
export async function backUp(config: Config, folder: string): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
    throw new Unreachable(`The folder ${folder} cannot be created: ${cause.message}.`, { cause });
  });
  const contents = await backUpRows(config, folder);
  const { store } = config;
  if (!store) await copyFiles(config.dataDir, join(folder, names.files));
  await copyIfThere(join(config.dataDir, names.secretKey), join(folder, names.secretKey));
  const place = store && `s3://${store.address.bucket}/${store.address.prefix}`;
  const manifest = { madeAt: new Date().toISOString(), store: place, ...contents };
  await writeFile(join(folder, names.manifest), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

export function backUpRows(config: Config, folder: string): Promise<Contents> {
  return withDatabase(config, folder, async (database) => {
    const file = writeRowsFile(join(folder, names.rows));
    const contents = await readRows(database, file.add);
    await file.close();
    return contents;
  });
}

/** PostgreSQL itself; of the embedded database a copy, so that the server waits for no more than the copying. */
async function withDatabase<T>(
  config: Config,
  folder: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  const copy = join(resolve(folder), 'snapshot');
  if (!databaseUrl) await takeSnapshot(config, copy);
  const database = await connect({ dataDir: copy, databaseUrl, poolSize: 2, ...patience });
  try {
    return await work(database);
  } finally {
    await database.close();
    await rm(copy, { recursive: true, force: true });
  }
}

async function takeSnapshot(config: Config, folder: string): Promise<void> {
  const question = { command: 'backup.snapshot', given: { folder } };
  const answer = await askOperator(config, question, async (_config, database) =>
    snapshotCommands(config, database),
  );
  if ('failure' in answer) throw new Unreachable(answer.failure.message);
}

export async function copyFiles(from: string, to: string): Promise<void> {
  for (const name of fileFolders) await copyIfThere(join(from, name), join(to, name));
}

/** A file that disappears in the meantime was about to be deleted anyway. */
async function copyIfThere(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, preserveTimestamps: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
