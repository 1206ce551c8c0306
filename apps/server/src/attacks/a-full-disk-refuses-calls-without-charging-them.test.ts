// The disk of the spool is full before an upload, in the middle of it, and when the result is written.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksOf, type Customer, type FormParts, newCustomer, post } from '../api/testing/customer.ts';
import { heavy } from '../api/testing/hostile-pdfs.ts';
import { nothing, spooledIn } from '../api/testing/spooled.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

const smallDisk = mkdtempSync(join(tmpdir(), 'pagesmith-disk-'));
const mount = () =>
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', smallDisk]).status === 0;
const unmount = () => spawnSync('umount', ['--lazy', smallDisk]);
const canMount = mount();
if (canMount) unmount();
else console.log('Not tried, because this system mounts no small disk: a disk that fills up in the middle.');
afterAll(() => rmSync(smallDisk, { recursive: true, force: true }));

const extract = ({ url }: TestServer, { key }: Customer, megabytes: number, headers = {}) => {
  const sent: FormParts = [
    ['file', heavy(megabytes)],
    ['pages', '1'],
  ];
  return post(url, { id: 'extract-pages' }, sent, { 'x-api-key': key, ...headers });
};

async function expectFull(
  server: Pick<TestServer, 'database' | 'dataDir'>,
  customer: Customer,
  response: Response,
): Promise<void> {
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await response.json()).toMatchObject({ code: 'storage_full' });
  await expect.poll(() => spooledIn(server.dataDir)).toEqual(nothing);
  const { current_usage, reserved_calls, charged_mills, rows } = await booksOf(server.database, customer);
  expect({ current_usage, reserved_calls, charged_mills }).toEqual({
    current_usage: 0,
    reserved_calls: 0,
    charged_mills: 0,
  });
  expect(rows.at(-1)).toMatchObject({ status: 'error', error_message: expect.stringContaining('no room') });
}

describe('a disk with less free than is always kept so', () => {
  let server: TestServer;
  let ada: Customer;
  beforeAll(async () => {
    server = await startServer({ processing: { disk: { reserveBytes: Number.MAX_SAFE_INTEGER } } });
    ada = await newCustomer(server.url, server.database, 'pro');
  });
  afterAll(() => server.stop());

  test('takes no upload', async () => {
    await expectFull(server, ada, await extract(server, ada, 1));
    await expectFull(server, ada, await extract(server, ada, 1, { prefer: 'respond-async' }));
  });

  test('is told by /health', async () => {
    const response = await fetch(`${server.url}/health`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'failing', database: 'ok', disk: 'failing' });
  });
});

describe.skipIf(!canMount)('a disk that fills up', () => {
  let server: TestServer;
  let ada: Customer;
  beforeAll(async () => {
    mount();
    server = await startServer({
      variables: { DATA_DIR: smallDisk },
      processing: { disk: { reserveBytes: 0 } },
    });
    ada = await newCustomer(server.url, server.database, 'pro');
  });
  afterAll(async () => {
    await server.stop();
    unmount();
  });

  const filled = async (megabytes: number, headers = {}) =>
    expectFull({ ...server, dataDir: smallDisk }, ada, await extract(server, ada, megabytes, headers));

  test('in the middle of an upload ends it', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(heavy(9))]), 'a.pdf');
    const { headers, body } = new Response(form);
    const type = headers.get('content-type') ?? '';
    // Without its length: one that does not fit is refused before it comes.
    const sent = { 'x-api-key': ada.key, 'content-type': type };
    const stream = { method: 'POST', headers: sent, body, duplex: 'half' } as const;
    const response = await fetch(`${server.url}/list-fields`, stream as RequestInit);
    await expectFull({ ...server, dataDir: smallDisk }, ada, response);
  });

  test('when the result is written ends the call', () => filled(5));

  test('when the result is kept ends the call, and its Idempotency-Key is free', () =>
    filled(3, { 'idempotency-key': 'once' }));

  test('has room for the next call', async () => {
    expect((await extract(server, ada, 1, { 'idempotency-key': 'once' })).status).toBe(200);
  });
});
