// The example for nginx, with the real one in front of a real server.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { newCustomer } from '../api/testing/customer.ts';
import { heavy } from '../api/testing/hostile-pdfs.ts';
import { freePort } from '../api/testing/server-process.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

const isThere = ['nginx', 'openssl'].every((name) => spawnSync(name, ['-v']).error === undefined);
if (!isThere) console.warn('SKIPPED: the example for nginx; nginx or openssl is not installed here.');
const example = new URL('../../../../operating/nginx.conf', import.meta.url);

let folder: string;
let server: TestServer;
let nginx: ChildProcess;
let port: string;
beforeAll(async () => {
  if (!isThere) return;
  folder = mkdtempSync(join(tmpdir(), 'pagesmith-nginx-'));
  server = await startServer({ variables: { TRUST_PROXY: '1' } });
  port = await freePort();
  const [key, certificate] = ['key.pem', 'cert.pem'].map((name) => join(folder, name)) as [string, string];
  const files = ['-keyout', key, '-out', certificate, '-subj', '/CN=localhost', '-days', '2', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...files], { stdio: 'ignore' });
  const site = readFileSync(example, 'utf8')
    .replaceAll(/server 10\.0\.0\.1[12]:3000;/g, `server 127.0.0.1:${new URL(server.url).port};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  for (const name of ['body', 'proxy']) mkdirSync(join(folder, name));
  const own = ['fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr error; events {}
http { access_log off; client_body_temp_path ${join(folder, 'body')}; proxy_temp_path ${join(folder, 'proxy')};
${own}\n${site} }`,
  );
  nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await vi.waitFor(async () => expect((await ask('/health')).status).toBe(200), { timeout: 180_000 });
});
afterAll(async () => {
  nginx?.kill('SIGTERM');
  await server?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly body: Buffer;
}

function ask(path: string, sent?: { headers: Record<string, string>; body: Buffer }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method: sent ? 'POST' : 'GET', rejectUnauthorized: false, ...sent },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode, body: Buffer.concat(chunks) }));
      },
    );
    asked.on('error', reject);
    asked.end(sent?.body);
  });
}

describe.runIf(isThere)('behind nginx as in the example', () => {
  test('a file that is larger than nginx’s own limit is worked on, and lies on no disk of nginx', async () => {
    const { key } = await newCustomer(server.url, server.database);
    const form = new FormData();
    form.append('file', new Blob([heavy(4)]), 'heavy.pdf');
    form.append('pages', '1');
    const body = new Response(form);
    const headers = { 'x-api-key': key, 'content-type': body.headers.get('content-type') ?? '' };
    const answer = await ask('/extract-pages', { headers, body: Buffer.from(await body.arrayBuffer()) });
    expect(answer.status).toBe(200);
    expect(answer.body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(['body', 'proxy'].flatMap((name) => readdirSync(join(folder, name)))).toEqual([]);
  });

  test('the dashboard hears of changes', async () => {
    const socket = new WebSocket(`wss://127.0.0.1:${port}/v1/realtime?project=pagesmith`, {
      rejectUnauthorized: false,
    });
    const first = await new Promise<string>((resolve, reject) => {
      socket.once('message', (data) => resolve(String(data)));
      socket.once('error', reject);
    });
    expect(JSON.parse(first)).toMatchObject({ type: 'connected' });
    socket.close();
  });
});
