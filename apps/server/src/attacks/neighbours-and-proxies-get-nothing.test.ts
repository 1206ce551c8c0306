// The service as its neighbours meet it in production, at its public https address.
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../wire/testing/people.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ variables: { PUBLIC_URL: 'https://pdf.example.com', PORT: '3123' } });
});
afterAll(() => server.stop());

const project = { 'x-appwrite-project': 'pagesmith' };
const account = (headers: Record<string, string>) =>
  fetch(`${server.url}/v1/account`, { headers: { ...project, ...headers } });

test('a page on a neighbouring subdomain cannot plant a session', async () => {
  const { browser } = await signedIn(server.url);
  const lines = browser.lastResponse().headers.getSetCookie();
  const [line = ''] = lines;
  const [name = '', token = ''] = line.split(';')[0]?.split('=') ?? [];
  expect((await account({ cookie: `${name}=${token}` })).status).toBe(200);
  // Browsers take cookies for a whole domain under any name that does not begin with __Host-.
  for (const set of lines) expect(set).toMatch(/^__Host-/);
  expect((await account({ cookie: `${name.replace('__Host-', '')}=${token}` })).status).toBe(401);
});

test('a page that a program on the customer’s machine serves cannot call in the customer’s name', async () => {
  for (const origin of ['http://localhost:3123', 'http://127.0.0.1:3123', 'http://[::1]:3123']) {
    expect((await account({ origin })).status).toBe(403);
  }
});

/** With a Host header of its own, which fetch does not send. */
const statusOfMetrics = (headers: Record<string, string>) =>
  new Promise((resolve, reject) => {
    const sent = request(`${server.url}/metrics`, { headers }, (answer) => resolve(answer.statusCode));
    sent.on('error', reject).end();
  });

test('a proxy that sends no X-Forwarded-For does not open the metrics', async () => {
  expect(await statusOfMetrics({ 'x-real-ip': '203.0.113.7' })).toBe(404);
  expect(await statusOfMetrics({ via: '1.1 proxy' })).toBe(404);
  expect(await statusOfMetrics({ host: 'pdf.example.com' })).toBe(404);
});
