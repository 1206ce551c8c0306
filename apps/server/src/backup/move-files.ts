import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { Unreachable } from '../operator/ask.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { S3Client } from '../store/s3/s3-client.ts';
import { createS3Store } from '../store/s3/s3-store.ts';
import type { Store } from '../store/store.ts';
import { fileFolders } from './back-up.ts';

/** Copies the files of jobs and kept results into the bucket, which is marked as theirs at the end. May be begun again. */
export async function moveFiles(
  dataDir: string,
  { address, keys }: NonNullable<Config['store']>,
): Promise<number> {
  const [from, to] = [createFolderStore(dataDir), createS3Store(new S3Client(address, keys))];
  const [ours, found] = [await from.marker(), await to.marker()];
  if (found !== undefined && found !== ours) {
    throw new Unreachable(`STORE_URL holds the files of another installation (${found}). Nothing was moved.`);
  }
  let count = 0;
  for (const folder of fileFolders) {
    for await (const { name } of from.list(folder)) {
      await copyInto(to, name, join(dataDir, name));
      count += 1;
    }
  }
  if (ours !== undefined && found === undefined) await to.mark(ours);
  return count;
}

async function copyInto(store: Store, name: string, path: string): Promise<void> {
  const wanted = await sha256Of(createReadStream(path));
  if ((await storedSha256(store, name)) === wanted) return;
  await store.put(name, path);
  if ((await storedSha256(store, name)) !== wanted) {
    throw new Unreachable(`${name} is not in the bucket as it is here. Run the command again.`);
  }
}

/** Undefined where there is no such file. */
const storedSha256 = (store: Store, name: string): Promise<string | undefined> =>
  store.read(name).then(sha256Of, () => undefined);

async function sha256Of(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}
