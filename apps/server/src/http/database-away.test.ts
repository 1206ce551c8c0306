import { connect } from '@pagesmith/database';
import { availableKinds, openDoorTo, temporaryServerUrl } from '@pagesmith/database/testing';
import { describe, expect, test } from 'vitest';
import { booksOf, type FormParts, newCustomer, post } from '../api/testing/customer.ts';
import { filePart, multipart, sendRaw } from '../attacks/testing/raw-request.ts';
import { startServer } from '../wire/testing/start-server.ts';

const annex: FormParts = [['file', { sample: 'annex.pdf' }]];

describe.runIf(availableKinds().includes('server'))('while the database is away', () => {
  test('calls are told to come back, the process stays alive, and all is well once it is back', async () => {
    const door = await openDoorTo(await temporaryServerUrl());
    const database = await connect({ dataDir: '', databaseUrl: door.url });
    const server = await startServer({ database });
    const ada = await newCustomer(server.url, database);
    const call = () => post(server.url, { id: 'list-fields' }, annex, { 'x-api-key': ada.key });
    const statusOf = async (path: string) => (await fetch(server.url + path)).status;
    expect((await call()).status).toBe(200);

    const half = sendRaw(server.url, {
      headers: { ...multipart(ada.key), 'content-length': '500' },
      body: filePart(),
    });
    const reserved = async () => (await booksOf(database, ada)).reserved_calls;
    await expect.poll(reserved).toBe(1);

    await door.shut();
    half.socket.destroy();
    for (let count = 0; count < 3; count += 1) {
      const answer = await call();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.json()).toMatchObject({ code: 'server_busy' });
    }
    const paths = ['/livez', '/readyz', '/health'];
    expect(await Promise.all(paths.map(statusOf))).toEqual([200, 503, 503]);

    await door.open();
    await expect.poll(async () => (await call()).status).toBe(200);
    await expect.poll(() => Promise.all(paths.map(statusOf))).toEqual([200, 200, 200]);
    // Whatever ended in the meantime is written as soon as possible.
    await expect.poll(reserved).toBe(0);
    expect(await booksOf(database, ada)).toMatchObject({ current_usage: 2 });
    await server.stop();
    await database.close();
    await door.shut();
  });

  test('a network that swallows everything is noticed long before a statement’s time is over', async () => {
    const door = await openDoorTo(await temporaryServerUrl());
    const database = await connect({ dataDir: '', databaseUrl: door.url, statementTimeoutMs: 600_000 });
    const server = await startServer({ database });
    const ada = await newCustomer(server.url, database);
    const call = () => post(server.url, { id: 'list-fields' }, annex, { 'x-api-key': ada.key });
    expect((await call()).status).toBe(200);
    door.swallow();
    for (let count = 0; count < 2; count += 1) {
      const answer = await call();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    }
    door.letThrough();
    await expect.poll(async () => (await call()).status).toBe(200);
    await server.stop();
    await database.close();
    await door.shut();
  });
});
