import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { storeIdIn } from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { uniqueId } from '@pagesmith/kernel';
import type { Config } from '../config.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { reasonOf, wrongStore } from '../store/open-store.ts';
import { S3Client } from '../store/s3/s3-client.ts';
import { createS3Store } from '../store/s3/s3-store.ts';
import type { Store } from '../store/store.ts';
import { advice, type Finding, fine, wrong } from './finding.ts';

/** Whoever waits at a terminal wants an answer, not patience. */
const limits = { attempts: 2, firstPauseMs: 100, timeoutMs: 5_000, partBytes: 8_388_608 };

export async function storeFindings(config: Config, database: Database | undefined): Promise<Finding[]> {
  const { store: s3, dataDir } = config;
  const store = s3 ? createS3Store(new S3Client(s3.address, s3.keys, limits)) : createFolderStore(dataDir);
  try {
    if (s3) await putAndRemove(store);
    const marker = await store.marker();
    const id = database && (await storeIdIn(database));
    if (id !== undefined && id !== marker) {
      const remedy =
        'Give all processes of this database the same STORE_URL or, on one machine, the same DATA_DIR.';
      return [wrong('store', wrongStore(config, id, marker), remedy)];
    }
  } catch (error) {
    const remedy = s3
      ? 'Check endpoint, region, bucket and keys, and that the key may get, put, delete and list (docs/operating.md, “The bucket”).'
      : 'Make DATA_DIR readable for the user that runs the server.';
    return [wrong('store', `The store cannot be used: ${reasonOf(error)}.`, remedy)];
  }
  if (s3) return [fine('store', `A file was put into ${s3.address.bucket}, read and removed.`)];
  if (!config.databaseUrl) return [fine('store', `Files lie in ${dataDir} (DATA_DIR).`)];
  const says = `Files lie in ${dataDir} (DATA_DIR): only processes on this machine can share them.`;
  return [advice('store', says, 'For a second machine set STORE_URL.')];
}

async function putAndRemove(store: Store): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pagesmith-doctor-'));
  const name = `doctor/${uniqueId()}`;
  try {
    const path = join(folder, 'file');
    await writeFile(path, name);
    await store.put(name, path);
    const found = await text(await store.read(name));
    if (found !== name) throw new Error('the file that was put came back changed');
  } finally {
    await store.removeFolder('doctor').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}
