// Whoever sends half a request, and then nothing, keeps no connection: signed in or not, whatever the address.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { openRaw, sendRaw } from './testing/raw-request.ts';

const variables = { SECRET_KEY: randomBytes(32).toString('base64url') };
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ connections: { bodyMs: 300, headersMs: 300 }, variables });
});
afterAll(() => server.stop());

const json = { 'x-appwrite-project': 'pagesmith', 'content-type': 'application/json' };

test.concurrent('a body of one byte is answered with 408, and its connection ends', async () => {
  const headers = { ...json, 'content-length': '1000' };
  const raw = sendRaw(server.url, { path: '/v1/account', headers, body: '{' });
  const answer = await raw.answer;
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('body_overdue');
});

test.concurrent('a body in chunks that stops in the middle is answered with 408, and its connection ends', async () => {
  const headers = { ...json, 'transfer-encoding': 'chunked' };
  const raw = sendRaw(server.url, { path: '/v1/account/sessions/email', headers, body: '1\r\n{\r\n' });
  expect(await raw.answer).toMatch(/^HTTP\/1.1 408 /);
});

test.concurrent.each([
  ['that nobody reads', '/v1/ping', 'GET', 'application/json'],
  ['of an unknown kind', '/v1/account', 'POST', 'application/octet-stream'],
  ['to an unknown address', '/nowhere', 'POST', 'application/json'],
  ['of a call without a key', '/list-fields', 'POST', 'multipart/form-data; boundary=x'],
  ['of a form', '/test-payments/checkout', 'POST', 'application/x-www-form-urlencoded'],
])('a body %s does not keep its connection', async (_, path, method, contentType) => {
  const headers = { ...json, 'content-type': contentType, 'content-length': '1000' };
  const raw = sendRaw(server.url, { method, path, headers, body: '{' });
  expect(await raw.answer).toMatch(/^HTTP\/1.1 [24]\d\d /);
});

test.concurrent('a connection that never sends its headers ends', async () => {
  const silent = openRaw(server.url);
  const half = openRaw(server.url);
  half.socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-half: ');
  expect(await silent.answer).toMatch(/^(HTTP\/1.1 408 |$)/);
  expect(await half.answer).toMatch(/^HTTP\/1.1 408 /);
});

test('a connection that is silent when the server stops does not keep it from stopping', async () => {
  const own = await startServer({ database: server.database, connections: { headersMs: 300 }, variables });
  const { socket, answer } = openRaw(own.url);
  await new Promise((resolve) => socket.once('connect', resolve));
  await own.stop();
  expect(await answer).toBe('');
});
