import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { connect } from '../connect.ts';
import { availableKinds, temporaryServerUrl } from '../testing/index.ts';

async function refusalOf(databaseUrl: string): Promise<string> {
  const error: unknown = await connect({ dataDir: '', databaseUrl }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ name: 'Failure', message: expect.stringMatching(/^[^\n]*\.$/) });
  return String(error);
}

describe('a wrong DATABASE_URL ends with one sentence', () => {
  it.each(['nonsense', 'mysql://user:hunter2@localhost/db', 'postgres//user:hunter2@localhost/db'])(
    '%s',
    async (url) => {
      expect(await refusalOf(url)).toContain('DATABASE_URL is not an address of the form');
    },
  );

  it('when nothing listens there, without the password', async () => {
    const port = await closedPort();
    const sentence = await refusalOf(`postgres://user:hunter2@127.0.0.1:${port}/db`);
    expect(sentence).toContain(`No PostgreSQL server answers at 127.0.0.1:${port} (DATABASE_URL)`);
    expect(sentence).not.toContain('hunter2');
  });

  it('when there is no such host', async () => {
    expect(await refusalOf('postgres://user:hunter2@host.invalid/db')).toContain('host.invalid:5432');
  });

  it('when something else answers there', async () => {
    const stranger = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
      0,
      '127.0.0.1',
    );
    await once(stranger, 'listening');
    const address = stranger.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await refusalOf(`postgres://user:hunter2@127.0.0.1:${port}/db`)).toContain(`127.0.0.1:${port}`);
    stranger.close();
  });
});

describe.runIf(availableKinds().includes('server'))('a server refuses with one sentence', () => {
  it('a wrong password, without repeating it', async () => {
    const url = new URL(await temporaryServerUrl());
    url.password = 'hunter2';
    const sentence = await refusalOf(url.href);
    expect(sentence).toContain('refuses the connection: the password is wrong.');
    expect(sentence).not.toContain('hunter2');
  });

  it('a database that does not exist', async () => {
    const url = new URL(await temporaryServerUrl());
    url.pathname = '/absent';
    expect(await refusalOf(url.href)).toContain('there is no database of this name.');
  });
});

async function closedPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 1;
}
