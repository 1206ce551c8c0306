import { join } from 'node:path';
import { storeIdOf } from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { uniqueId } from '@pagesmith/kernel';
import { type Config, ConfigError } from '../config.ts';
import { createFolderStore } from './folder-store.ts';
import { S3Client, type S3Limits } from './s3/s3-client.ts';
import { createS3Store } from './s3/s3-store.ts';
import type { Store } from './store.ts';

export interface OpenStore extends Store {
  readonly id: string;
  /** Rejects when the store does not answer, or is another one. */
  check(): Promise<void>;
}

interface OpenDeps {
  readonly config: Pick<Config, 'dataDir' | 'store'>;
  readonly database: Database;
  readonly limits?: S3Limits | undefined;
}

/** The store that the configuration names. Fails if the files of this database lie in another one. */
export async function openStore({ config, database, limits }: OpenDeps): Promise<OpenStore> {
  const { store: s3, dataDir } = config;
  const store = s3 ? createS3Store(new S3Client(s3.address, s3.keys, limits)) : createFolderStore(dataDir);
  const found = await store.marker().catch((cause: unknown) => {
    throw new ConfigError(`The store cannot be used: ${placeOf(config)}: ${reasonOf(cause)}.`, { cause });
  });
  const id = await storeIdOf(database, found ?? uniqueId(), async (ours) => {
    if (found === undefined) await store.mark(ours);
  });
  const check = async () => {
    const marker = await store.marker();
    if (marker !== id) throw new ConfigError(wrongStore(config, id, marker));
  };
  await check();
  return { ...store, id, check };
}

/** What went wrong underneath: a failure's own words are for callers. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined ? reasonOf(error.cause) : String(error);

const placeOf = ({ store, dataDir }: OpenDeps['config']): string =>
  store
    ? `s3://${store.address.bucket}/${store.address.prefix}place (STORE_URL)`
    : `${join(dataDir, 'jobs', 'place')} (DATA_DIR)`;

/** Why processes of one database must not go on with this one. */
export function wrongStore(config: OpenDeps['config'], id: string, marker: string | undefined): string {
  const found = marker === undefined ? 'there is nothing' : `there is ${marker}`;
  return `The files of this database lie in another store: ${placeOf(config)} should hold ${id}, and ${found}. All processes that share a database need the same STORE_URL or, on one machine, the same DATA_DIR. If the files have been moved here, write ${id} there.`;
}
