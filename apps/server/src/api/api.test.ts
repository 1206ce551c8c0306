// The PDF API over HTTP, for every operation there is: what is promised for a call, and that failures are free.
import { operations } from '@pagesmith/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { booksOf, type Customer, type FormParts, newCustomer, post, readSample } from './testing/customer.ts';
import { nothing, spooledIn } from './testing/spooled.ts';

let server: TestServer;
let ada: Customer;
beforeAll(async () => {
  server = await startServer();
  ada = await newCustomer(server.url, server.database, 'enterprise');
});
afterAll(() => server.stop());

const withKey = (more: Record<string, string> = {}) => ({ 'x-api-key': ada.key, ...more });
const usageOf = async () => (await booksOf(server.database, ada)).current_usage;

async function expectRefusal(response: Response, status: number, code: string) {
  const problem = (await response.json()) as Record<string, unknown>;
  expect([response.status, problem.code]).toEqual([status, code]);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(problem.error).toBe(problem.detail);
  expect(problem.requestId).toBe(response.headers.get('x-request-id'));
  return problem;
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const example: FormParts = operation.example.parts;
  const changed = (change: (bytes: Uint8Array) => Uint8Array): FormParts =>
    example.map(([name, value]) => [
      name,
      typeof value === 'string' || value instanceof Uint8Array ? value : change(readSample(value.sample)),
    ]);

  test('its example is answered with its file or JSON, its headers, and one credit', async () => {
    const before = await usageOf();
    const response = await post(server.url, operation, example, withKey());
    expect(response.status).toBe(200);
    expect(response.headers.get('x-credits-used')).toBe('1');
    expect(response.headers.get('x-credits-remaining')).toMatch(/^\d+$/);
    expect(response.headers.get('ratelimit-policy')).toBe(
      '"minute";q=1000;w=60, "work";q=3600;qu="processor-seconds";w=600',
    );
    expect(response.headers.get('ratelimit')).toMatch(/^"minute";r=\d+;t=\d+, "work";r=35\d\d;t=\d+$/);
    expect(response.headers.get('x-request-id')).toBeTruthy();
    expect(response.headers.get('content-type')).toContain(operation.result.mediaType);
    const body = new Uint8Array(await response.arrayBuffer());
    if (operation.result.kind === 'json') {
      expect(operation.result.schema.safeParse(JSON.parse(new TextDecoder().decode(body))).success).toBe(
        true,
      );
    } else {
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="${operation.result.downloadName}"`,
      );
      expect(body.length).toBeGreaterThan(500);
    }
    expect(await usageOf()).toBe((before ?? 0) + 1);
  });

  test('nothing that fails is charged', async () => {
    const before = await usageOf();
    const text = new TextEncoder().encode('no document');
    await expectRefusal(
      await post(
        server.url,
        operation,
        changed(() => text),
        withKey(),
      ),
      400,
      'file_not_pdf',
    );
    await expectRefusal(
      await post(
        server.url,
        operation,
        changed((bytes) => bytes.slice(0, 40)),
        withKey(),
      ),
      400,
      'file_damaged',
    );
    const [required] = Object.entries(operation.parts).filter(([, part]) => part.isRequired);
    const others = example.filter(([name]) => name !== required?.[0]);
    const missing = await expectRefusal(
      await post(server.url, operation, others, withKey()),
      400,
      'part_missing',
    );
    expect(missing.error).toContain(`The part ${required?.[0]} is missing`);
    const french = await post(server.url, operation, others, withKey({ 'accept-language': 'fr' }));
    expect((await expectRefusal(french, 400, 'part_missing')).error).toContain('manque');
    await expectRefusal(
      await post(server.url, { id: `${operation.id}?stranger=1` }, example, withKey()),
      400,
      'query_option_unknown',
    );
    expect(await usageOf()).toBe(before);
  });

  test('only POST with a known, active key is answered', async () => {
    const get = await fetch(`${server.url}/${operation.id}`);
    expect(get.headers.get('allow')).toBe('POST');
    await expectRefusal(get, 405, 'method_not_allowed');
    await expectRefusal(await post(server.url, operation, example), 401, 'key_missing');
    await expectRefusal(
      await post(server.url, operation, example, { 'x-api-key': `pk_${'x'.repeat(32)}` }),
      401,
      'key_unknown',
    );
  });
});

test('an inactive key is refused by name', async () => {
  const eve = await newCustomer(server.url, server.database);
  await server.database.query("UPDATE api_keys SET status = 'inactive' WHERE user_id = $1", [eve.accountId]);
  const response = await post(server.url, { id: 'list-fields' }, [], { 'x-api-key': eve.key });
  await expectRefusal(response, 401, 'key_inactive');
});

test('a request that is neither a form nor JSON, or is cut off, is told so', async () => {
  const ask = (contentType: string, body: string) =>
    fetch(`${server.url}/list-fields`, {
      method: 'POST',
      headers: withKey({ 'content-type': contentType }),
      body,
    });
  await expectRefusal(await ask('text/plain', '{}'), 400, 'content_type_wrong');
  await expectRefusal(
    await ask(
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf',
    ),
    400,
    'upload_malformed',
  );
  await expectRefusal(await ask('application/json', '{"file":'), 400, 'json_malformed');
});

test.each(['gzip', 'GZIP', 'x-own'])(
  'a body with the content-encoding %s is told to come as it is',
  async (encoding) => {
    const response = await fetch(`${server.url}/list-fields`, {
      method: 'POST',
      headers: withKey({ 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': encoding }),
      body: '--x--',
    });
    const { error } = await expectRefusal(response, 400, 'body_encoded');
    expect(error).toContain(encoding);
  },
);

test('a protected file opens with x-pdf-password', async () => {
  const parts: FormParts = [
    ['file', { sample: 'contract-protected.pdf' }],
    ['pages', '1'],
  ];
  const ask = (headers: Record<string, string>) =>
    post(server.url, { id: 'extract-pages' }, parts, withKey(headers));
  await expectRefusal(await ask({}), 400, 'password_required');
  await expectRefusal(await ask({ 'x-pdf-password': 'wrong' }), 400, 'password_wrong');
  const utf8 = Buffer.from('sésame', 'utf8').toString('latin1');
  expect((await ask({ 'x-pdf-password': utf8 })).status).toBe(200);
});

test('a file over the plan’s maximum ends the upload with 413', async () => {
  const bob = await newCustomer(server.url, server.database, 'starter');
  const large = new Uint8Array(101 * 1_048_576);
  const response = await post(server.url, { id: 'list-fields' }, [['file', large]], { 'x-api-key': bob.key });
  const problem = await expectRefusal(response, 413, 'file_too_large');
  expect(problem.error).toContain('up to 100 MB');
});

test('Starter output is marked, paid output is not, and the log tells every call', async () => {
  const bob = await newCustomer(server.url, server.database, 'starter');
  const parts: FormParts = [
    ['file', { sample: 'contract.pdf' }],
    ['pages', '1'],
  ];
  const sizes: number[] = [];
  for (const { key } of [bob, ada]) {
    const response = await post(server.url, { id: 'extract-pages' }, parts, { 'x-api-key': key });
    sizes.push((await response.arrayBuffer()).byteLength);
  }
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
  await post(server.url, { id: 'extract-pages' }, [parts[0] ?? ['', ''], ['pages', '9']], {
    'x-api-key': bob.key,
  });
  const { rows, current_usage } = await booksOf(server.database, bob);
  expect(rows).toEqual([
    { status: 'success', endpoint: '/extract-pages', error_message: null, occurrences: 1 },
    {
      status: 'error',
      endpoint: '/extract-pages',
      error_message: expect.stringContaining('“9” names a page'),
      occurrences: 1,
    },
  ]);
  expect(current_usage).toBe(1);
});

test('Starter stops at its allowance, and its rate is its plan’s', async () => {
  const bob = await newCustomer(server.url, server.database, 'starter');
  await server.database.query('UPDATE subscriptions SET current_usage = 99 WHERE user_id = $1', [
    bob.accountId,
  ]);
  const ask = () =>
    post(server.url, { id: 'list-fields' }, [['file', { sample: 'annex.pdf' }]], { 'x-api-key': bob.key });
  const last = await ask();
  expect([last.status, last.headers.get('x-credits-remaining')]).toEqual([200, '0']);
  const refused = await ask();
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  await expectRefusal(refused, 429, 'quota_exhausted');
  const codes = await Promise.all(
    Array.from({ length: 12 }, async () => ((await (await ask()).json()) as { code: string }).code),
  );
  expect(codes).toContain('rate_exceeded');
});

test('the same request under one Idempotency-Key is worked and charged once', async () => {
  const cleo = await newCustomer(server.url, server.database, 'pro');
  const ask = (pages: string) =>
    post(
      server.url,
      { id: 'extract-pages' },
      [
        ['file', { sample: 'contract.pdf' }],
        ['pages', pages],
      ],
      { 'x-api-key': cleo.key, 'idempotency-key': 'order 7' },
    );
  const [first, second] = await Promise.all([ask('1'), ask('1')]);
  const bodies = await Promise.all(
    [first, second].map(async (response) => Buffer.from(await response.arrayBuffer()).toString('base64')),
  );
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(bodies[0]).toBe(bodies[1]);
  const used = [first, second].map((response) => response.headers.get('x-credits-used')).sort();
  expect(used).toEqual(['0', '1']);
  await expectRefusal(await ask('2'), 409, 'idempotency_key_reused');
  expect((await booksOf(server.database, cleo)).current_usage).toBe(1);
});

test('nothing of a finished call stays in the spool', async () => {
  await expect.poll(() => spooledIn(server.dataDir)).toEqual(nothing);
});
