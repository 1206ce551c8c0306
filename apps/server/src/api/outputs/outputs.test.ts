// Files that are kept, and results that go elsewhere than into the answer.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileRequestsPerMinute, policy } from '@pagesmith/catalog';
import { deliveryShape, filePage, fileShape, linkShape } from '@pagesmith/contract';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../../outgoing/testing/receiver.ts';
import { startServer, type TestServer } from '../../wire/testing/start-server.ts';
import { booksOf, type Customer, newCustomer, readSample } from '../testing/customer.ts';

const start = new Date();
const clock = movableClock(start);
let server: TestServer;
let ada: Customer;
let receiver: Receiver;
let status = 200;

beforeAll(async () => {
  server = await startServer({ isDevelopment: true, clock });
  ada = await newCustomer(server.url, server.database, 'premium');
  receiver = await startReceiver((_request, response) => response.writeHead(status).end());
});
afterEach(() => clock.moveTo(start));
afterAll(async () => {
  await receiver.stop();
  await server.stop();
});

const annex = { base64: Buffer.from(readSample('annex.pdf')).toString('base64'), name: 'annex.pdf' };

interface Asked {
  readonly body?: object;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

async function ask(method: string, path: string, { body, key = ada.key, headers }: Asked = {}) {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'x-api-key': key, ...(body && { 'content-type': 'application/json' }), ...headers },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} };
}

const extract = { file: annex, pages: '1' };
/** The server of the test has a port of its own. */
const here = (url: string) => url.replace('http://localhost:3000', server.url);
const contents = () => readdirSync(join(server.dataDir, 'files'));

test('a file is uploaded once, listed, used, and gone when it is deleted, from the disk too', async () => {
  const made = await ask('POST', '/files', { body: { file: annex } });
  expect([made.status, made.headers.get('location')]).toEqual([201, `/files/${made.body.id}`]);
  expect(fileShape.strict().parse(made.body)).toMatchObject({ name: 'annex.pdf', keep: 'retention' });
  const listed = (await ask('GET', '/files')).body;
  expect(filePage.strict().parse(listed).files).toEqual([made.body]);
  expect((await ask('GET', `/files/${made.body.id}`)).body).toEqual(made.body);
  const used = { body: { file: { file: made.body.id } } };
  expect((await ask('POST', '/list-fields', used)).status).toBe(200);
  expect(contents()).toContain(made.body.id);
  expect((await ask('DELETE', `/files/${made.body.id}`)).status).toBe(204);
  expect(contents()).not.toContain(made.body.id);
  expect(await ask('POST', '/list-fields', used)).toMatchObject({
    status: 404,
    body: { code: 'file_absent', part: 'file' },
  });
});

test('a template is kept for as long as is promised, and the name of a file is never a path', async () => {
  const form = new FormData();
  form.append('file', new Blob([readSample('annex.pdf')]), '../../etc/passwd');
  form.append('keep', 'template');
  const response = await fetch(`${server.url}/files`, {
    method: 'POST',
    headers: { 'x-api-key': ada.key },
    body: form,
  });
  const file = fileShape.strict().parse(await response.json());
  const days = (Date.parse(file.expiresAt) - Date.parse(file.createdAt)) / 86_400_000;
  expect([file.keep, days]).toEqual(['template', policy.templateDays]);
  expect(contents()).toContain(file.id);
  const wrong = await ask('POST', '/files', { body: { file: annex, keep: 'forever' } });
  expect(wrong.body).toMatchObject({ code: 'choice_unknown', accepted: ['retention', 'template'] });
});

test('no other account can see, use or delete a file, nor a key without the scope', async () => {
  const { id } = (await ask('POST', '/files', { body: { file: annex } })).body;
  const { key } = await newCustomer(server.url, server.database);
  for (const [method, path] of [
    ['GET', `/files/${id}`],
    ['DELETE', `/files/${id}`],
  ] as const) {
    expect((await ask(method, path, { key })).body.code).toBe('file_absent');
  }
  expect((await ask('GET', '/files', { key })).body.files).toEqual([]);
  const stolen = await ask('POST', '/list-fields', { key, body: { file: { file: id } } });
  expect(stolen.body.code).toBe('file_absent');
  expect(await booksOf(server.database, ada)).toMatchObject({ reserved_calls: 0 });
});

test('a file can be used until it expires, and not a moment longer', async () => {
  const { body } = await ask('POST', '/files', { body: { file: annex } });
  const used = { body: { file: { file: body.id } } };
  clock.moveTo(new Date(Date.parse(body.expiresAt) - 1));
  expect((await ask('GET', `/files/${body.id}`)).status).toBe(200);
  clock.moveTo(new Date(Date.parse(body.expiresAt)));
  expect((await ask('GET', `/files/${body.id}`)).status).toBe(404);
  expect((await ask('POST', '/list-fields', used)).body.code).toBe('file_absent');
});

test('files have a rate of their own, and use up no calls', async () => {
  const eve = await newCustomer(server.url, server.database);
  expect((await ask('GET', '/files', { key: eve.key })).status).toBe(200);
  await server.database.query('UPDATE throttles SET event_count = $1 WHERE key = $2', [
    fileRequestsPerMinute,
    `files ${eve.accountId}`,
  ]);
  const refused = await ask('GET', '/files', { key: eve.key });
  expect(refused).toMatchObject({ status: 429, body: { code: 'files_asked_too_often' } });
  expect((await booksOf(server.database, eve)).rows).toEqual([]);
});

test('a link gives the same file to whoever has it, without a key, until it expires', async () => {
  const direct = await ask('POST', '/extract-pages', { body: extract });
  const answer = await ask('POST', '/extract-pages?answer=link', { body: extract });
  const link = linkShape.strict().parse(answer.body);
  expect(answer.headers.get('x-credits-used')).toBe('1');
  const fetched = await fetch(here(link.url));
  const bytes = Buffer.from(await fetched.arrayBuffer());
  expect(bytes.length).toBe(link.sizeBytes);
  for (const name of ['content-type', 'content-disposition']) {
    expect(fetched.headers.get(name)).toBe(direct.headers.get(name));
  }
  expect([link.mediaType, link.name]).toEqual(['application/pdf', 'extracted-pages.pdf']);
  // Without its token, or with another, the same address has nothing.
  const forged = link.url.replace(/token=.*/, 'token=AAAA');
  expect((await fetch(here(forged))).status).toBe(404);
  expect((await ask('POST', '/list-fields', { body: { file: { file: link.file } } })).status).toBe(200);
  clock.moveTo(new Date(Date.parse(link.expiresAt)));
  expect((await fetch(here(link.url))).status).toBe(404);
});

test('a repeated request has the same link, and is charged once', async () => {
  const headers = { 'idempotency-key': 'a-link-once' };
  const asked = { body: extract, headers };
  const [first, second] = [
    await ask('POST', '/extract-pages?answer=link', asked),
    await ask('POST', '/extract-pages?answer=link', asked),
  ];
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('x-credits-used')).toBe('0');
  expect((await ask('POST', '/extract-pages', asked)).body.code).toBe('idempotency_key_reused');
});

test('answers in JSON stay the answer', async () => {
  const listed = await ask('POST', '/list-fields?answer=link', { body: { file: annex } });
  expect(Object.keys(listed.body)).toEqual(['fields']);
});

test.each(['header', 'property'])(
  'a result is delivered to the address in a %s, before it is charged',
  async (place) => {
    status = 201;
    const url = `${receiver.url}?signature=secret`;
    const asked =
      place === 'header'
        ? { body: extract, headers: { 'x-deliver-to': url } }
        : { body: { ...extract, deliver: { url } } };
    const before = receiver.requests.length;
    const answer = await ask('POST', '/extract-pages', asked);
    const { sizeBytes } = deliveryShape.strict().parse(answer.body);
    const [delivered] = receiver.requests.slice(before);
    expect(delivered?.body.slice(0, 5)).toBe('%PDF-');
    expect(delivered?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(sizeBytes),
    });
    expect(JSON.stringify(delivered?.headers)).not.toContain(ada.key);
    expect(server.log.join('')).not.toContain('signature=secret');
  },
);

test('a delivery that fails, fails the call or the job, which costs nothing', async () => {
  const bob = await newCustomer(server.url, server.database);
  status = 403;
  const asked = { key: bob.key, body: { ...extract, deliver: { url: receiver.url } } };
  expect((await ask('POST', '/extract-pages', asked)).body).toMatchObject({
    status: 400,
    code: 'result_not_delivered',
  });
  const job = (await ask('POST', '/extract-pages?async=true', asked)).body.id;
  const find = async () => (await ask('GET', `/jobs/${job}`, { key: bob.key })).body;
  await expect.poll(async () => (await find()).state).toBe('failed');
  expect((await find()).problem.code).toBe('result_not_delivered');
  expect(await booksOf(server.database, bob)).toMatchObject({ current_usage: 0, reserved_calls: 0 });
  status = 200;
  const again = (await ask('POST', '/extract-pages?async=true', asked)).body.id;
  const state = async () => (await ask('GET', `/jobs/${again}`, { key: bob.key })).body.state;
  await expect.poll(state).toBe('succeeded');
});

test.each([
  ['?answer=letter', {}, 'query_option_not_choice'],
  ['?answer=link&async=true', {}, 'link_not_for_jobs'],
  ['?answer=link', { deliver: { url: 'https://example.com/' } }, 'output_ambiguous'],
  ['', { deliver: { address: 'https://example.com/' } }, 'delivery_wrong'],
  ['', { deliver: { url: 'https://169.254.169.254/' } }, 'address_not_public'],
  ['', { deliver: { url: 'file:///etc/passwd' } }, 'address_invalid'],
])('%s %j is refused before anything is done', async (query, more, code) => {
  const before = receiver.requests.length;
  const { status: refused, body } = await ask('POST', `/extract-pages${query}`, {
    body: { ...extract, ...more },
  });
  expect([refused, body.code, receiver.requests.length]).toEqual([400, code, before]);
});

test('the GDPR service keeps no result behind a link', async () => {
  const { key } = await newCustomer(server.url, server.database, 'enterprise');
  const { body } = await ask('POST', '/extract-pages?answer=link', { key, body: extract });
  expect(body.code).toBe('link_not_private');
});
