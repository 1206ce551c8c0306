import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '@pagesmith/database';
import { copyOfTemplate } from '@pagesmith/database/testing';
import { ID } from 'appwrite';
import { expect, test } from 'vitest';
import { signedIn } from './testing/people.ts';
import { refusalOf } from './testing/refusal.ts';
import { startServer } from './testing/start-server.ts';

/** Everything that lies in a folder, as one text. */
async function contentOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
  );
  return contents.join('\n');
}

test('neither the files of the database nor the log hold a key in clear text', async () => {
  const folder = await copyOfTemplate();
  const database = await connect({ dataDir: folder });
  const server = await startServer({ database });
  const [ada, eve] = [await signedIn(server.url), await signedIn(server.url)];
  const key = `pk_${crypto.randomUUID().replaceAll('-', '')}`;
  const place = { databaseId: 'default', collectionId: 'api_keys' };
  const data: object = { name: 'a name to be found', key };
  const created = await ada.browser.databases.createDocument({ ...place, documentId: ID.unique(), data });
  await ada.browser.databases.listDocuments(place);
  const taken = eve.browser.databases.createDocument({ ...place, documentId: ID.unique(), data });
  expect(await refusalOf(taken)).toEqual([409, 'document_unique_constraint_violation']);
  await ada.browser.databases.deleteDocument({ ...place, documentId: created.$id });
  await server.stop();
  await database.close();
  const stored = await contentOf(folder);
  expect(stored).toContain('a name to be found');
  for (const text of [stored, server.log.join('\n')]) {
    expect(text).not.toContain(key);
    expect(text).not.toContain(Buffer.from(key).toString('base64').slice(0, 40));
    expect(text).not.toContain(Buffer.from(key).toString('hex'));
  }
  await rm(folder, { recursive: true, force: true });
});
