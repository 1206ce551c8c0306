import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Customer, newCustomer, post } from '../api/testing/customer.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

let server: TestServer;
let ada: Customer;
beforeAll(async () => {
  server = await startServer();
  ada = await newCustomer(server.url, server.database, 'pro');
});
afterAll(() => server.stop());

async function ask(id: string, key: string): Promise<Buffer> {
  const headers = { 'x-api-key': ada.key, 'idempotency-key': key };
  const sent = [['file', { sample: 'application-form.pdf' }]] as const;
  const response = await post(server.url, { id }, sent, headers);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const filesIn = (folder: string): Buffer[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path));

test.each([
  ['a PDF', 'fill-pdf', '%PDF-'],
  ['JSON', 'list-fields', 'full_name'],
])(
  '%s kept for a retry lies sealed in the data folder, and the retry gets it',
  async (_what, id, telling) => {
    const first = await ask(id, id);
    expect(first.toString('latin1')).toContain(telling);
    const kept = filesIn(join(server.dataDir, 'kept'));
    expect(kept.length).toBeGreaterThan(0);
    for (const file of kept) expect(file.toString('latin1')).not.toContain(telling);
    expect(await ask(id, id)).toEqual(first);
  },
);

test('the key of a result goes with its record: what is left of the file is noise', async () => {
  const records =
    'SELECT key_encrypted FROM idempotency_records WHERE user_id = $1 AND key_encrypted IS NOT NULL';
  expect(await server.database.query(records, [ada.accountId])).toHaveLength(2);
  await server.database.query('DELETE FROM idempotency_records WHERE user_id = $1', [ada.accountId]);
  expect(await server.database.query(records, [ada.accountId])).toEqual([]);
  expect(filesIn(join(server.dataDir, 'kept'))).toHaveLength(2);
});

test('a result that was kept in plain, by an earlier version, is told to be gone', async () => {
  await ask('fill-pdf', 'old');
  await server.database.query(`UPDATE idempotency_records SET key_encrypted = NULL WHERE key = 'old'`);
  const headers = { 'x-api-key': ada.key, 'idempotency-key': 'old' };
  const sent = [['file', { sample: 'application-form.pdf' }]] as const;
  const response = await post(server.url, { id: 'fill-pdf' }, sent, headers);
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    409,
    'result_expired',
  ]);
});
