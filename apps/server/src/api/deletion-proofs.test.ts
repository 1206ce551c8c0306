// What the GDPR service promises for a call: a proof of deletion that anybody can verify, and its fee with it alone.
import { createHash, webcrypto } from 'node:crypto';
import { jobRequestsPerMinute } from '@pagesmith/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { booksOf, type Customer, type FormParts, newCustomer, post, readSample } from './testing/customer.ts';

let server: TestServer;
let ada: Customer;
beforeAll(async () => {
  server = await startServer();
  ada = await newPrivateCustomer();
});
afterAll(() => server.stop());

async function newPrivateCustomer(): Promise<Customer> {
  const customer = await newCustomer(server.url, server.database, 'premium');
  await server.database.query('UPDATE subscriptions SET has_gdpr_mode = true WHERE user_id = $1', [
    customer.accountId,
  ]);
  return customer;
}

const form = readSample('application-form.pdf');
const parts: FormParts = [['file', { sample: 'application-form.pdf' }]];
const sha256 = createHash('sha256').update(form).digest('hex');
const call = (id = 'list-fields', sent = parts, headers: Record<string, string> = {}, customer = ada) =>
  post(server.url, { id }, sent, { 'x-api-key': customer.key, ...headers });

interface Proof {
  readonly state: string;
  readonly filesSha256: readonly string[];
  readonly proof: string;
}

/** Asks until it is there: the answer comes first, and only then is everything it was made from destroyed. */
async function proofOf(callId: string | null, { key }: Customer = ada): Promise<Proof> {
  for (;;) {
    const response = await fetch(`${server.url}/calls/${callId}/report`, { headers: { 'x-api-key': key } });
    expect(response.status).toBe(200);
    const { deletionProof } = (await response.json()) as { deletionProof: Proof };
    if (deletionProof.state === 'issued') return deletionProof;
  }
}

const feesOf = (callId: string | null) =>
  server.database.query<{ amount_mills: number }>(
    "SELECT amount_mills FROM charges WHERE request_id = $1 AND kind = 'gdpr'",
    [callId],
  );

/** With what a browser has, and none of our own code. */
async function verified(statement: string): Promise<Record<string, unknown> | undefined> {
  const published = await fetch(`${server.url}/.well-known/deletion-proof-keys.json`);
  const { keys } = (await published.json()) as { keys: (webcrypto.JsonWebKey & { kid: string })[] };
  const [header = '', payload = '', signature = ''] = statement.split('.');
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  const jwk = keys.find(({ kid }) => kid === read(header).kid);
  if (!jwk) return undefined;
  const key = await webcrypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  const bytes = [Buffer.from(signature, 'base64url'), Buffer.from(`${header}.${payload}`)] as const;
  return (await webcrypto.subtle.verify('Ed25519', key, ...bytes)) ? read(payload) : undefined;
}

test('a call ends with a proof that names its file by hash, and that anybody can verify', async () => {
  const before = Date.now();
  const response = await call();
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  const id = response.headers.get('x-request-id');
  expect(response.headers.get('x-deletion-proof')).toBe(id);
  expect(response.headers.get('x-report')).toBe(`/calls/${id}/report`);
  const { proof, filesSha256 } = await proofOf(id);
  expect(filesSha256).toEqual([sha256]);
  const statement = await verified(proof);
  expect(statement).toMatchObject({
    sub: id,
    account: ada.accountId,
    operation: 'list-fields',
    received: { sha256: [sha256] },
  });
  const { received, destroyed } = statement as Record<'received' | 'destroyed', { at: string; by: string }>;
  expect(Date.parse(received.at)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(destroyed.at)).toBeGreaterThanOrEqual(Date.parse(received.at));
  expect(destroyed.by).toMatch(/^\w+$/);
});

test('the receipt in the header is signed, and says what was received and where the proof will be', async () => {
  const response = await call();
  const id = response.headers.get('x-request-id');
  const receipt = response.headers.get('x-deletion-receipt') ?? '';
  expect(receipt.length).toBeLessThan(700);
  const hashes = createHash('sha256').update(`${sha256}\n`).digest('hex');
  expect(await verified(receipt)).toMatchObject({
    sub: id,
    received: { sha256: hashes },
    proof: `/calls/${id}/report`,
  });
});

test('a forged proof is refused, whichever part of it was changed', async () => {
  const response = await call();
  const { proof } = await proofOf(response.headers.get('x-request-id'));
  const [header = '', payload = '', signature = ''] = proof.split('.');
  const said = Buffer.from(payload, 'base64url').toString('utf8');
  const other = Buffer.from(said.replace(sha256, '0'.repeat(64))).toString('base64url');
  const turned = Buffer.from(signature, 'base64url').map((byte, index) => (index === 7 ? byte ^ 1 : byte));
  expect(await verified(proof)).toBeDefined();
  expect(await verified(`${header}.${other}.${signature}`)).toBeUndefined();
  expect(await verified(`${header}.${payload}.${Buffer.from(turned).toString('base64url')}`)).toBeUndefined();
  expect(await verified(`${header}.${payload}.`)).toBeUndefined();
});

test('the fee is charged with the proof, once, and nothing of it stays reserved', async () => {
  const eve = await newPrivateCustomer();
  const response = await call('list-fields', parts, {}, eve);
  await response.arrayBuffer();
  const id = response.headers.get('x-request-id');
  await proofOf(id, eve);
  expect(await feesOf(id)).toEqual([{ amount_mills: 25 }]);
  const [books] = await server.database.query(
    'SELECT charged_mills, reserved_mills, reserved_calls FROM subscriptions WHERE user_id = $1',
    [eve.accountId],
  );
  expect(books).toEqual({ charged_mills: 25, reserved_mills: 0, reserved_calls: 0 });
});

test('a failed call has its proof too, and costs nothing', async () => {
  const before = (await booksOf(server.database, ada)).charged_mills;
  const response = await call('extract-pages', [...parts, ['pages', '99']]);
  expect(response.status).toBe(400);
  const id = response.headers.get('x-deletion-proof');
  expect(await verified((await proofOf(id)).proof)).toMatchObject({ received: { sha256: [sha256] } });
  expect(await feesOf(id)).toEqual([]);
  expect((await booksOf(server.database, ada)).charged_mills).toBe(before);
});

test('a result that an Idempotency-Key keeps is gone once it was delivered', async () => {
  const ask = () => call('extract-pages', [...parts, ['pages', '1']], { 'idempotency-key': 'once' });
  const first = await ask();
  expect(first.status).toBe(200);
  await first.arrayBuffer();
  await proofOf(first.headers.get('x-request-id'));
  const [record] = await server.database.query(
    'SELECT result_file, key_encrypted, response_headers FROM idempotency_records WHERE user_id = $1',
    [ada.accountId],
  );
  expect(record).toEqual({ result_file: null, key_encrypted: null, response_headers: null });
  const again = await ask();
  expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([409, 'result_delivered']);
});

test('a job has its proof once its result was fetched, and its result is gone', async () => {
  const accepted = await call('extract-pages?async=true', [...parts, ['pages', '1']]);
  expect(accepted.status).toBe(202);
  const id = accepted.headers.get('x-deletion-proof');
  const headers = { 'x-api-key': ada.key };
  const at = (path: string, method = 'GET') => fetch(`${server.url}${path}`, { method, headers });
  for (;;) {
    const { state } = (await (await at(`/jobs/${id}`)).json()) as { state: string };
    if (state === 'succeeded') break;
    expect(['queued', 'running']).toContain(state);
  }
  expect(await (await at(`/calls/${id}/report`)).json()).toMatchObject({
    deletionProof: { state: 'pending' },
  });
  expect(await feesOf(id)).toEqual([]);
  expect((await at(`/jobs/${id}/result`, 'HEAD')).status).toBe(200);
  const result = await at(`/jobs/${id}/result`);
  expect(
    Buffer.from(await result.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await proofOf(id)).filesSha256).toEqual([sha256]);
  expect(await feesOf(id)).toEqual([{ amount_mills: 25 }]);
  expect((await at(`/jobs/${id}/result`)).status).toBe(410);
  expect(await (await at(`/jobs/${id}`)).json()).toMatchObject({ inputBytes: 0, result: null });
});

test('without the GDPR service there is no proof, and no header speaks of one', async () => {
  const bob = await newCustomer(server.url, server.database, 'premium');
  const response = await call('list-fields', parts, {}, bob);
  await response.arrayBuffer();
  expect(response.headers.get('x-deletion-proof')).toBeNull();
  const report = await fetch(`${server.url}/calls/${response.headers.get('x-request-id')}/report`, {
    headers: { 'x-api-key': bob.key },
  });
  expect(report.status).toBe(404);
});

test('another account’s proof does not exist', async () => {
  const response = await call();
  const id = response.headers.get('x-request-id');
  await proofOf(id);
  const eve = await newPrivateCustomer();
  const asked = await fetch(`${server.url}/calls/${id}/report`, { headers: { 'x-api-key': eve.key } });
  expect(asked.status).toBe(404);
});

test('asking for reports has a rate of its own, and uses up no calls', async () => {
  const eager = await newPrivateCustomer();
  const id = (await call('list-fields', parts, {}, eager)).headers.get('x-request-id');
  await proofOf(id, eager);
  await server.database.query('UPDATE throttles SET event_count = $1 WHERE key = $2', [
    jobRequestsPerMinute,
    `reports ${eager.accountId}`,
  ]);
  const refused = await fetch(`${server.url}/calls/${id}/report`, { headers: { 'x-api-key': eager.key } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'reports_asked_too_often' });
  expect((await call('list-fields', parts, {}, eager)).status).toBe(200);
});

test('whoever is signed in lists and exports the proofs of the account, with a record of processing', async () => {
  const eve = await newPrivateCustomer();
  const response = await call('list-fields', parts, {}, eve);
  await response.arrayBuffer();
  const id = response.headers.get('x-request-id');
  const { proof } = await proofOf(id, eve);
  const at = (path: string, cookie = eve.cookie) =>
    fetch(`${server.url}/v1/deletion-proofs${path}`, {
      headers: { cookie, 'x-appwrite-project': 'pagesmith' },
    });
  expect(await (await at('')).json()).toMatchObject({ proofs: [{ callId: id, proof }] });
  expect(await (await at('/export.json')).json()).toMatchObject([
    { callId: id, filesSha256: [sha256], proof },
  ]);
  const csv = await (await at('/export.csv')).text();
  const [, line = ''] = csv.replaceAll('"', '').split('\r\n');
  expect(line.split(',')).toEqual([id, 'list-fields', expect.any(String), sha256, expect.any(String), proof]);
  const record = await (await at('/processing-record.csv?locale=fr')).text();
  expect(record).toContain('"Opérations appelées","list-fields (1)"');
  expect((await at('', '')).status).toBe(401);
});
