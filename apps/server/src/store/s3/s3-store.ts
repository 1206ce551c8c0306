import type { Store, StoredFile } from '../store.ts';
import { textOf } from './answer-text.ts';
import { receiveFile } from './receive-file.ts';
import { type S3Client, S3Refusal } from './s3-client.ts';
import { sendFile } from './send-file.ts';

const markerName = 'place';

/** S3-compatible storage (Amazon S3, MinIO, Ceph, Garage and others), which any number of machines can share. */
export function createS3Store(client: S3Client): Store {
  const remove = async (key: string) => {
    await client.ask({ method: 'DELETE', key }).catch(ignoreAbsent);
  };
  return {
    marker: async () => (await client.ask({ method: 'GET', key: markerName }).catch(ignoreAbsent))?.text,
    mark: async (id) => {
      await client.ask({ method: 'PUT', key: markerName, body: new TextEncoder().encode(id) });
    },
    put: (name, path) => sendFile(client, name, path),
    read: (name) => receiveFile(client, name),
    remove,
    removeFolder: async (folder) => {
      for await (const { name } of filesIn(client, folder)) await remove(name);
    },
    list: (folder) => filesIn(client, folder),
  };
}

const ignoreAbsent = (error: unknown): undefined => {
  if (!(error instanceof S3Refusal) || error.status !== 404) throw error;
};

/** A thousand at a time, as storage lists them. */
async function* filesIn(client: S3Client, folder: string): AsyncIterable<StoredFile> {
  let token = '';
  do {
    const query = {
      'list-type': '2',
      'encoding-type': 'url',
      prefix: `${client.prefix}${folder}/`,
      ...(token && { 'continuation-token': token }),
    };
    const { text } = await client.ask({ method: 'GET', key: '', query });
    for (const [entry] of text.matchAll(/<Contents>.*?<\/Contents>/gs)) {
      const key = decodeURIComponent(textOf(entry, 'Key').replaceAll('+', ' '));
      yield { name: key.slice(client.prefix.length), changedAt: new Date(textOf(entry, 'LastModified')) };
    }
    token = textOf(text, 'NextContinuationToken');
  } while (token);
}
