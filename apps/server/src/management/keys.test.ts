// Keys, usage and the log as a program manages them, and what test keys leave behind.
import { managementRequestsPerMinute, testWatermarkText } from '@pagesmith/catalog';
import { callPage, jobPage, keyPage, keyShape, usageShape, webhookEndpoints } from '@pagesmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksOf, type Customer, newCustomer, post } from '../api/testing/customer.ts';
import { textsOf } from '../api/testing/texts-of.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { ask, keyWith } from './testing/key-with.ts';

let server: TestServer;
let ada: Customer;
let manager: string;
beforeAll(async () => {
  server = await startServer({ isDevelopment: true });
  ada = await newCustomer(server.url, server.database, 'enterprise');
  const scopes = ['operations', 'jobs', 'usage', 'webhooks', 'keys'];
  manager = (await keyWith(server.url, ada, { scopes })).key;
});
afterAll(() => server.stop());

const managing = (method: string, path: string, body?: object) =>
  ask(server.url, manager, method, path, body);
const annex = [['file', { sample: 'annex.pdf' }]] as const;
const listFields = async (key: string) =>
  (await post(server.url, { id: 'list-fields' }, annex, { 'x-api-key': key })).status;

test('a key is made, used, changed, listed and deleted without a browser', async () => {
  const wish = {
    name: 'Provisioned',
    scopes: ['operations:list-fields'],
    monthlyCap: 10,
    isRevealable: false,
  };
  const made = await managing('POST', '/keys', wish);
  expect(made.status).toBe(201);
  expect(keyShape.strict().safeParse(made.body).error).toBeUndefined();
  const { id, key } = made.body;
  expect(await listFields(key)).toBe(200);
  const changed = await managing('PATCH', `/keys/${id}`, {
    scopes: ['operations:merge-pdf'],
    name: 'Merging',
  });
  expect(changed.body).toMatchObject({
    name: 'Merging',
    monthlyCap: 10,
    monthCalls: 1,
    lastAddress: '127.0.0.1',
  });
  expect(await listFields(key)).toBe(403);
  expect((await managing('DELETE', `/keys/${id}`)).status).toBe(204);
  expect(await listFields(key)).toBe(401);
  expect(await managing('PATCH', `/keys/${id}`, {})).toMatchObject({
    status: 404,
    body: { code: 'key_absent' },
  });
});

test.each([
  [{}, 'key_setting_wrong', 'name'],
  [{ name: 'K', mode: 'practice' }, 'key_setting_wrong', 'mode'],
  [{ name: 'K', scopes: ['everything'] }, 'key_setting_wrong', 'scopes'],
  [{ name: 'K', colour: 'red' }, 'key_setting_unknown', 'colour'],
])(
  'a wish that is not accepted is answered with the field and what is accepted: %j',
  async (wish, code, field) => {
    const { status, body } = await managing('POST', '/keys', wish);
    expect([status, body.code, body.field]).toEqual([400, code, field]);
    expect(body.accepted).toBeDefined();
  },
);

test('a key with fewer rights makes none with more', async () => {
  const { key } = await keyWith(server.url, ada, { scopes: ['keys', 'operations:list-fields'] });
  const refused = await ask(server.url, key, 'POST', '/keys', { name: 'More' });
  expect(refused).toMatchObject({ status: 403, body: { code: 'key_rights_exceeded', field: 'scopes' } });
  const others = (await managing('GET', '/keys')).body.keys;
  const removal = await ask(server.url, key, 'DELETE', `/keys/${others[0].id}`);
  expect(removal).toMatchObject({ status: 403, body: { code: 'key_rights_exceeded' } });
  const made = await ask(server.url, key, 'POST', '/keys', {
    name: 'Same',
    scopes: ['operations:list-fields'],
  });
  expect(made.status).toBe(201);
});

test('a rotation under load loses no call', async () => {
  const { id, key } = await keyWith(server.url, ada, {});
  let text = key;
  let isOver = false;
  const statuses: number[] = [];
  const callers = Array.from({ length: 3 }, async (_, index) => {
    // One caller never learns of the new text.
    while (!isOver) statuses.push(await listFields(index === 0 ? key : text));
  });
  for (let round = 0; round < 3; round += 1) {
    const before = statuses.length;
    await expect.poll(() => statuses.length).toBeGreaterThan(before + 3);
    if (round > 0) continue;
    const rotated = await managing('POST', `/keys/${id}/rotation`, { overlapHours: 1 });
    expect(rotated.status).toBe(201);
    text = rotated.body.key;
  }
  isOver = true;
  await Promise.all(callers);
  expect(text).not.toBe(key);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('what a test key does is marked and free, is in the log as a test, and in no figure', async () => {
  const bob = await newCustomer(server.url, server.database, 'premium');
  const { key } = await keyWith(server.url, bob, { mode: 'test', scopes: ['operations', 'jobs', 'usage'] });
  expect(key).toMatch(/^pk_test_/);
  const converted = await post(server.url, { id: 'pdf-to-docx' }, annex, { 'x-api-key': key });
  const told = ['x-test-call', 'x-credits-used', 'x-trials-remaining'].map((name) =>
    converted.headers.get(name),
  );
  expect([converted.status, ...told]).toEqual([200, 'true', '0', null]);
  expect(textsOf(Buffer.from(await converted.arrayBuffer()))).toContain(testWatermarkText);
  const job = await post(server.url, { id: 'list-fields' }, annex, {
    'x-api-key': key,
    prefer: 'respond-async',
  });
  const { id } = (await job.json()) as { id: string };
  const stateOf = async () => (await ask(server.url, key, 'GET', `/jobs/${id}`)).body.state;
  await expect.poll(stateOf).toBe('succeeded');
  const { body } = await ask(server.url, key, 'GET', '/calls');
  expect(body.calls.map(({ mode, credits }: { mode: string; credits: number }) => [mode, credits])).toEqual([
    ['test', 0],
    ['test', 0],
  ]);
  expect((await ask(server.url, key, 'GET', '/usage')).body.subscription.currentUsage).toBe(0);
  expect(await booksOf(server.database, bob)).toMatchObject({
    current_usage: 0,
    charged_mills: 0,
    reserved_calls: 0,
  });
});

test('every list has the shape that is described, and its pages join without a gap', async () => {
  await Promise.all([listFields(manager), listFields(manager), listFields(manager)]);
  for (const [path, shape] of [
    ['/calls', callPage],
    ['/keys', keyPage],
    ['/jobs', jobPage],
    ['/usage', usageShape],
    ['/webhook-endpoints', webhookEndpoints],
  ] as const) {
    const { status, body } = await managing('GET', path);
    expect([path, status, shape.strict().safeParse(body).error]).toEqual([path, 200, undefined]);
  }
  for (const path of ['/calls', '/keys']) {
    const name = path.slice(1);
    const whole = (await managing('GET', `${path}?limit=3`)).body;
    const first = (await managing('GET', `${path}?limit=1`)).body;
    const rest = (await managing('GET', `${path}?limit=2&cursor=${first.next}`)).body;
    const ids = (page: Record<string, { id: string }[]>) => page[name]?.map(({ id }) => id);
    expect([...(ids(first) ?? []), ...(ids(rest) ?? [])]).toEqual(ids(whole));
  }
  const { body: listed } = await managing('GET', '/keys');
  expect(listed.keys.at(1)).toMatchObject({ lastUsed: expect.any(String), lastAddress: '127.0.0.1' });
  expect((await managing('GET', '/calls?limit=0')).body.code).toBe('limit_wrong');
  expect((await managing('GET', '/jobs?cursor=nothing')).body.code).toBe('cursor_unknown');
});

test('a webhook endpoint is made and its secret fetched with a key', async () => {
  const wish = { url: 'http://127.0.0.1:1024/', events: ['call.succeeded'] };
  const made = await managing('POST', '/webhook-endpoints', wish);
  expect(made.status).toBe(201);
  const secret = await managing('GET', `/webhook-endpoints/${made.body.$id}/secret`);
  expect(secret.body.secret).toMatch(/^whsec_/);
  expect((await managing('DELETE', `/webhook-endpoints/${made.body.$id}`)).status).toBe(204);
});

test('managing has a rate of its own, and uses up no calls', async () => {
  const eve = await newCustomer(server.url, server.database);
  const { key } = await keyWith(server.url, eve, { scopes: ['usage'] });
  expect((await ask(server.url, key, 'GET', '/usage')).status).toBe(200);
  await server.database.query('UPDATE throttles SET event_count = $1 WHERE key = $2', [
    managementRequestsPerMinute,
    `management ${eve.accountId}`,
  ]);
  const refused = await ask(server.url, key, 'GET', '/calls');
  expect(refused).toMatchObject({ status: 429, body: { code: 'account_asked_too_often' } });
  expect(refused.body.retryAfter).toBeGreaterThan(0);
  expect((await booksOf(server.database, eve)).rows).toEqual([]);
});
