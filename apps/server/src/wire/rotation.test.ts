import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { ID } from 'appwrite';
import { expect, test } from 'vitest';
import { openBrowser } from './testing/browser.ts';
import { password, signedIn } from './testing/people.ts';
import { startServer } from './testing/start-server.ts';

const first = 'the first key that was set, 32 and more';
const second = 'the second key that was set, 32 and more';

test('the key can be changed from start to start, and customers notice nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pagesmith-rotation-'));
  const database = await temporaryDatabase();
  const startWith = (variables: Record<string, string>) =>
    startServer({ database, variables: { DATA_DIR: folder, ...variables } });
  const key = `pk_${'Rotate1'.repeat(6)}`;
  const place = { databaseId: 'default', collectionId: 'api_keys' };

  const made = await startWith({});
  const { browser, email, user } = await signedIn(made.url);
  const data = { userId: user.$id, name: 'Kept', key, status: 'active' };
  await browser.databases.createDocument({ ...place, documentId: ID.unique(), data });
  await made.stop();

  const keyAfter = async (variables: Record<string, string>) => {
    const server = await startWith(variables);
    const { account, databases } = openBrowser(server.url);
    await account.createEmailPasswordSession({ email, password });
    const { documents } = await databases.listDocuments(place);
    await server.stop();
    return documents.map((document) => Reflect.get(document, 'key'));
  };
  expect(await keyAfter({ SECRET_KEY: first })).toEqual([key]);
  expect(await keyAfter({ SECRET_KEY: second, SECRET_KEY_PREVIOUS: first })).toEqual([key]);
  expect(await keyAfter({ SECRET_KEY: second })).toEqual([key]);
  await expect(startWith({ SECRET_KEY: first })).rejects.toThrow(/set SECRET_KEY_PREVIOUS/);
  await database.close();
  await rm(folder, { recursive: true });
});
