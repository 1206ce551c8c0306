// Idle connections are cheap to open: each address has its own limit, and cannot use up that of others.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { openRaw, type RawRequest, sendRaw } from './testing/raw-request.ts';

const perAddressMax = 20;
const SECRET_KEY = randomBytes(32).toString('base64url');
let database: Database;
let server: TestServer;
beforeAll(async () => {
  database = await temporaryDatabase();
});
afterEach(() => server.stop());
afterAll(() => database.close());

const statusFor = (from: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(
      `${server.url}/openapi.json`,
      { localAddress: from, agent: false, headers },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    asked.on('error', reject);
    asked.end();
  });

const openFrom = (from: string, count: number): RawRequest[] =>
  Array.from({ length: count }, () => openRaw(server.url, from));

test('connections beyond those of an address are told so and closed, while other addresses are served', async () => {
  server = await startServer({ database, connections: { perAddressMax }, variables: { SECRET_KEY } });
  const held = openFrom('127.0.0.2', perAddressMax);
  await Promise.all(held.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))));
  const refused = await Promise.all(openFrom('127.0.0.2', 10).map(({ answer }) => answer));
  for (const answer of refused) expect(answer).toMatch(/^HTTP\/1.1 429 [\s\S]*connections_too_many/);
  expect(await statusFor('127.0.0.3')).toBe(200);
  expect(held.every(({ socket }) => !socket.destroyed)).toBe(true);

  for (const { socket } of held) socket.destroy();
  await expect.poll(() => statusFor('127.0.0.2')).toBe(200);
});

test('behind a proxy the clients are counted, not the proxy', async () => {
  server = await startServer({
    database,
    connections: { perAddressMax },
    variables: { SECRET_KEY, TRUST_PROXY: '1' },
  });
  const json = { 'x-appwrite-project': 'pagesmith', 'content-type': 'application/json' };
  const stall = (client: string) =>
    sendRaw(server.url, {
      path: '/v1/account',
      headers: { ...json, 'x-forwarded-for': client, 'content-length': '1000' },
      body: '{',
    });
  const held = Array.from({ length: perAddressMax * 2 }, () => stall('203.0.113.7'));
  await expect
    .poll(() => held.filter(({ soFar }) => soFar().startsWith('HTTP/1.1 429 ')).length)
    .toBe(perAddressMax);
  expect(await statusFor('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(429);
  expect(await statusFor('127.0.0.1', { 'x-forwarded-for': '198.51.100.9' })).toBe(200);

  for (const { socket } of held) socket.destroy();
  await expect.poll(() => statusFor('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(200);
});
