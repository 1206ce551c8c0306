import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '@pagesmith/kernel';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addErrorAnswers } from './errors.ts';
import { addHealth } from './health.ts';
import { logOptions } from './log.ts';
import { addMetrics } from './metrics.ts';
import { addPages } from './pages.ts';
import { addSecurityHeaders } from './security-headers.ts';

const pages = mkdtempSync(join(tmpdir(), 'pagesmith-pages-'));
const lines: string[] = [];
let app: FastifyInstance;
let isDatabaseUp = true;

beforeAll(async () => {
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Pagesmith</title>');
  writeFileSync(join(pages, 'pages.json'), '["/"]');
  writeFileSync(join(pages, 'assets/main-abc123.js'), 'export {}');
  app = fastify({ logger: { ...logOptions('info'), stream: { write: (line: string) => lines.push(line) } } });
  addErrorAnswers(app);
  await addSecurityHeaders(app, 'https://pdf.example.com');
  addHealth(app, {
    database: async () => (isDatabaseUp ? undefined : Promise.reject(new Error('socket /secret'))),
  });
  addMetrics(app);
  app.get('/bug', () => Promise.reject(new Error('secret detail')));
  await addPages(app, pages);
});
afterAll(async () => {
  await app.close();
  rmSync(pages, { recursive: true });
});

test('health says which part fails, and never why', async () => {
  expect((await app.inject('/health')).json()).toEqual({ status: 'ok', database: 'ok' });
  isDatabaseUp = false;
  const failing = await app.inject('/health');
  isDatabaseUp = true;
  expect(failing.statusCode).toBe(503);
  expect(failing.json()).toEqual({ status: 'failing', database: 'failing' });
});

test('pages run no foreign or inline script and cannot be framed', async () => {
  const { headers } = await app.inject('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toMatch(/https?:|\*/);
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('hashed assets are kept for ever, pages are asked for again', async () => {
  expect((await app.inject('/assets/main-abc123.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await app.inject('/')).headers['cache-control']).toBe('no-cache');
});

test('an unknown address is a page for people and a problem for programs', async () => {
  const page = await app.inject('/nonsense');
  expect(page.statusCode).toBe(404);
  expect(page.headers['content-type']).toContain('text/html');
  const problem = await app.inject({
    method: 'POST',
    url: '/nonsense?email=ada@example.com',
    headers: { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' },
  });
  expect(problem.statusCode).toBe(404);
  expect(problem.headers['content-type']).toContain('application/problem+json');
  expect(problem.json()).toMatchObject({
    code: 'route_absent',
    status: 404,
    error: 'Il n’y a rien à POST /nonsense. La documentation énumère toutes les adresses.',
  });
});

test.each(['/assets/../pages.json', '/assets/%2e%2e/index.html', '/assets/nothing.js'])(
  '%s gives nothing away',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test('a bug tells nothing but its request id, and is logged', async () => {
  const answer = await app.inject('/bug');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret detail');
  expect(answer.json()).toMatchObject({ code: 'server_failed', requestId: expect.any(String) });
  expect(lines.join('')).toContain('secret detail');
});

test('the log holds neither queries nor headers', async () => {
  lines.length = 0;
  await app.inject({
    url: '/nonsense?secret=abc',
    headers: { 'x-api-key': 'pk_abc', cookie: 'a=secretcookie', authorization: 'Bearer abcdef' },
  });
  expect(lines.join('')).toContain('/nonsense');
  expect(lines.join('')).not.toMatch(/abc|secret/);
});

test('metrics are for those who reach the server directly', async () => {
  expect((await app.inject('/metrics')).body).toContain('http_request_duration_seconds');
  expect(
    (await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode,
  ).toBe(404);
});

test('a failure keeps its cause to itself', () => {
  const words = { en: 'No.', fr: 'Non.' };
  const failure = new Failure({ code: 'a', status: 400, title: words }, words, {
    cause: new Error('inside'),
  });
  expect(JSON.stringify({ ...failure.words, ...failure.facts })).not.toContain('inside');
});
