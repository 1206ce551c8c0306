import { maskApiKey } from '@pagesmith/catalog';
import { connect, type Database } from '@pagesmith/database';
import { availableKinds, temporaryServerUrl } from '@pagesmith/database/testing';
import { ID } from 'appwrite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from './testing/people.ts';
import { openSocket } from './testing/socket.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

const hasPostgres = availableKinds().includes('server');

describe.skipIf(!hasPostgres)('on one PostgreSQL', () => {
  const databases: Database[] = [];
  const servers: TestServer[] = [];

  beforeAll(async () => {
    const databaseUrl = await temporaryServerUrl();
    const variables = { SECRET_KEY: 'a key that both servers have been given' };
    for (let count = 0; count < 2; count += 1) {
      const database = await connect({ databaseUrl, dataDir: '' });
      databases.push(database);
      servers.push(await startServer({ database, variables }));
    }
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    for (const database of databases) await database.close();
  });

  test('a change on one server reaches the browser that is connected to another, and so does the end of a session', async () => {
    const [here, there] = servers;
    if (!here || !there) throw new Error('There are no two servers.');
    const { browser, user } = await signedIn(here.url);
    const socket = openSocket(there.url, { browser, query: 'project=pagesmith&channels[]=documents' });
    expect(await socket.next()).toMatchObject({ type: 'connected', data: { user: { $id: user.$id } } });
    const data: object = { name: 'From afar' };
    const place = { databaseId: 'default', collectionId: 'api_keys', documentId: ID.unique() };
    const { $permissions, ...created } = await browser.databases.createDocument({ ...place, data });
    expect($permissions).toHaveLength(3);
    const payload = { ...created, key: maskApiKey(String(created.key)) };
    expect(await socket.next()).toMatchObject({ type: 'event', data: { payload } });
    await browser.account.deleteSession({ sessionId: 'current' });
    expect(await socket.closed).toBe(1008);
  });
});
