import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Failure } from '@pagesmith/kernel';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBodyDeadlines } from './bodies.ts';
import { connectionLimits } from './connection-limits.ts';
import { addErrorAnswers } from './errors.ts';
import { httpFailures } from './failures.ts';
import { addHealth } from './health.ts';
import { logOptions } from './log.ts';
import { addMetrics } from './metrics.ts';
import { addPages } from './pages.ts';
import { addSecurityHeaders } from './security-headers.ts';

const pages = mkdtempSync(join(tmpdir(), 'pagesmith-pages-'));
const lines: string[] = [];
let app: FastifyInstance;
let isDatabaseUp = true;
let isStoreUp = true;

beforeAll(async () => {
  mkdirSync(join(pages, 'assets'));
  mkdirSync(join(pages, 'prerendered'));
  for (const language of ['en', 'fr']) {
    for (const name of ['index', 'legal', 'recovery', 'recovery.link', '404', 'shell']) {
      const html = `<!doctype html><title>${name} in ${language}</title><p>__companyName__ at __publicUrl__</p><p>__vatEn__</p>`;
      writeFileSync(join(pages, `prerendered/${name}.${language}.html`), html);
    }
  }
  writeFileSync(join(pages, 'prerendered/robots.txt'), 'Sitemap: __publicUrl__/sitemap.xml');
  writeFileSync(join(pages, 'prerendered/sitemap.xml'), '<loc>__publicUrl__/</loc>');
  writeFileSync(join(pages, 'pages.json'), '["/", "/legal", "/recovery", "/dashboard"]');
  writeFileSync(join(pages, 'assets/main-abc123.js'), 'export {}');
  app = fastify({ logger: { ...logOptions('info'), stream: { write: (line: string) => lines.push(line) } } });
  addErrorAnswers(app);
  addSecurityHeaders(app, 'https://pdf.example.com');
  addHealth(app, {
    parts: { database: async () => (isDatabaseUp ? undefined : Promise.reject(new Error('socket /secret'))) },
    further: { store: async () => (isStoreUp ? undefined : Promise.reject(new Error('bucket secret'))) },
  });
  addMetrics(app);
  app.get('/bug', () => Promise.reject(new Error('secret detail')));
  app.get('/busy', () => Promise.reject(httpFailures.serverBusy()));
  app.get('/failing', () => Promise.reject(httpFailures.serverBusy({ cause: new Error('disk full') })));
  const company = {
    name: 'Paper <& Co>',
    address: '',
    salesEmail: 'sales@example.com',
    supportEmail: 'support@example.com',
    vat: 'added' as const,
    hostingCountry: 'FR',
    subProcessors: undefined,
  };
  await addPages(app, {
    folder: pages,
    publicUrl: 'https://pdf.example.com',
    company,
    payments: { mode: 'none' },
    logRetentionDays: 395,
  });
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

test('a process whose store is away is alive and healthy, and not ready', async () => {
  isStoreUp = false;
  const statuses = await Promise.all(
    ['/livez', '/health', '/readyz'].map(async (url) => (await app.inject(url)).statusCode),
  );
  const { body } = await app.inject('/readyz');
  isStoreUp = true;
  expect(statuses).toEqual([200, 200, 503]);
  expect(JSON.parse(body)).toEqual({ status: 'failing', database: 'ok', store: 'failing' });
  expect((await app.inject('/readyz')).statusCode).toBe(200);
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

test('data comes without what only a page can heed, and can be neither framed nor sniffed', async () => {
  for (const url of ['/livez', '/assets/main-abc123.js']) {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('x-download-options');
  }
});

test('hashed assets are kept for ever, pages are asked for again', async () => {
  expect((await app.inject('/assets/main-abc123.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await app.inject('/')).headers['cache-control']).toBe('no-cache');
});

test.each([
  [
    'the cookie’s language comes first',
    { cookie: 'a=1; pagesmith_language=fr', 'accept-language': 'en' },
    'fr',
  ],
  ['then the browser’s', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }, 'fr'],
  ['a cookie that is no language of ours is passed over', { cookie: 'pagesmith_language=xx' }, 'en'],
  ['English when nothing is said', {}, 'en'],
])('a page comes in the visitor’s language: %s', async (_, headers, language) => {
  const page = await app.inject({ url: '/legal', headers });
  expect(page.body).toContain(`legal in ${language}`);
  expect(page.headers.vary).toBe('cookie, accept-language, accept-encoding');
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
])('a page is sent compressed to a browser that reads %s', async (accepted, encoding, unpack) => {
  const page = await app.inject({ url: '/legal', headers: { 'accept-encoding': accepted } });
  expect(page.headers['content-encoding']).toBe(encoding);
  expect(unpack(page.rawPayload).toString()).toContain('legal in en');
});

test('a page says whether prices include VAT, as the operator has set it', async () => {
  expect((await app.inject('/')).body).toContain('Prices exclude VAT, which is added when you pay.');
});

test('a page names who runs the site, and cannot be broken by that name', async () => {
  expect((await app.inject('/')).body).toContain('Paper &lt;&amp; Co&gt; at https://pdf.example.com');
  expect((await app.inject('/robots.txt')).body).toBe('Sitemap: https://pdf.example.com/sitemap.xml');
  expect((await app.inject('/favicon.ico')).headers.location).toBe('/favicon.svg');
  expect((await app.inject('/sitemap.xml')).body).toBe('<loc>https://pdf.example.com/</loc>');
});

test('a screen that is not prerendered comes as the empty page', async () => {
  expect((await app.inject('/dashboard')).body).toContain('shell in en');
});

test('a mailed link opens the page that was drawn for it, and one that has lost something the usual page', async () => {
  const titleAt = async (url: string) => /<title>(.*?)<\/title>/.exec((await app.inject(url)).body)?.[1];
  expect(await titleAt('/recovery')).toBe('recovery in en');
  expect(await titleAt('/recovery?userId=ada&secret=abc')).toBe('recovery.link in en');
  expect(await titleAt('/recovery?userId=ada')).toBe('recovery in en');
  expect(await titleAt('/recovery?userId=ada&secret=')).toBe('recovery in en');
  expect(await titleAt('/legal?userId=ada&secret=abc')).toBe('legal in en');
});

test('a page that has not changed is not sent again, and one in another language is', async () => {
  const { etag } = (await app.inject('/')).headers;
  const headers = { 'if-none-match': String(etag) };
  expect((await app.inject({ url: '/', headers })).statusCode).toBe(304);
  expect((await app.inject({ url: '/', headers: { ...headers, 'accept-language': 'fr' } })).statusCode).toBe(
    200,
  );
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
    error: 'Il n’y a rien à POST /nonsense. La documentation indique toutes les adresses.',
  });
});

test.each(['/assets/../pages.json', '/assets/%2e%2e/prerendered/index.en.html', '/assets/nothing.js'])(
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

test('being busy says when to come back, and is logged only when something is wrong', async () => {
  lines.length = 0;
  const { statusCode, headers } = await app.inject('/busy');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(lines.join('')).not.toContain('request failed');
  expect((await app.inject('/failing')).statusCode).toBe(503);
  expect(lines.join('')).toContain('disk full');
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

test('a failure keeps its cause to itself', () => {
  const words = { en: 'No.', fr: 'Non.' };
  const failure = new Failure({ code: 'a', status: 400, title: words }, words, {
    cause: new Error('inside'),
  });
  expect(JSON.stringify({ ...failure.words, ...failure.facts })).not.toContain('inside');
});

test('the probes of the status page, which come without a connection, are answered', async () => {
  const probed = fastify();
  addBodyDeadlines(probed, connectionLimits);
  addHealth(probed, { parts: { database: async () => {} }, further: {} });
  expect((await probed.inject('/health')).statusCode).toBe(200);
  await probed.close();
});
