// Calls that need not wait, over HTTP: accepted, polled, fetched, expired, cancelled, and nobody else's.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobRequestsPerMinute } from '@pagesmith/catalog';
import { type JobBody, jobShape } from '@pagesmith/contract';
import { movableClock } from '@pagesmith/kernel';
import { operations } from '@pagesmith/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../wire/testing/start-server.ts';
import { booksOf, type Customer, type FormParts, newCustomer, post } from '../testing/customer.ts';
import { signalEngines } from '../testing/engines.ts';
import { nothing, spooledIn } from '../testing/spooled.ts';

const clock = movableClock(new Date());
let server: TestServer;
let ada: Customer;
beforeAll(async () => {
  const unfinishedMax = { starter: 2, premium: 100, pro: 500, enterprise: 1_000 };
  server = await startServer({ clock, processing: { warmProcesses: 4, jobs: { unfinishedMax } } });
  ada = await newCustomer(server.url, server.database);
});
afterAll(async () => {
  signalEngines('SIGCONT');
  await server.stop();
});

const contract: FormParts = [
  ['file', { sample: 'contract.pdf' }],
  ['pages', '1'],
];
const extract = (who: Customer, headers: Record<string, string> = {}, parts = contract) =>
  post(server.url, { id: 'extract-pages?async=true' }, parts, { 'x-api-key': who.key, ...headers });
const ask = (path: string, { key }: Customer, method = 'GET') =>
  fetch(`${server.url}${path}`, { method, headers: { 'x-api-key': key } });
const bodyOf = async (response: Response) => jobShape.parse(await response.json());
const jobOf = async (id: string, who = ada) => bodyOf(await ask(`/jobs/${id}`, who));
const ended = async (id: string, who = ada) => {
  await expect.poll(async () => (await jobOf(id, who)).state).toMatch(/^(succeeded|failed|cancelled)$/);
  return jobOf(id, who);
};

test('a merge that nobody waits for is accepted, worked, charged once, fetched, and gone in time', async () => {
  const pages: FormParts = [
    ['files', { sample: 'contract.pdf' }],
    ['files', { sample: 'annex.pdf' }],
  ];
  const accepted = await post(server.url, { id: 'merge-pdf' }, pages, {
    'x-api-key': ada.key,
    prefer: 'respond-async',
  });
  expect([accepted.status, accepted.headers.get('retry-after')]).toEqual([202, '1']);
  expect(accepted.headers.get('preference-applied')).toBe('respond-async');
  const { id } = await bodyOf(accepted.clone());
  expect(accepted.headers.get('location')).toBe(`/jobs/${id}`);
  expect(id).toBe(accepted.headers.get('x-request-id'));

  const job = await ended(id);
  expect(job).toMatchObject({ state: 'succeeded', operation: 'merge-pdf', credits: 1, problem: null });
  const result = await ask(job.result?.url ?? '', ada);
  expect(result.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await result.arrayBuffer());
  expect([result.status, bytes.length, bytes.subarray(0, 5).toString()]).toEqual([
    200,
    job.result?.sizeBytes,
    '%PDF-',
  ]);
  expect(await booksOf(server.database, ada)).toMatchObject({
    current_usage: 1,
    reserved_calls: 0,
    rows: [{ status: 'success', endpoint: '/merge-pdf' }],
  });

  clock.moveTo(new Date(Date.parse(job.resultExpiresAt ?? '')));
  expect((await ask(`/jobs/${id}/result`, ada)).status).toBe(410);
  expect(await jobOf(id)).toMatchObject({ state: 'succeeded', result: null });
});

test('what lies on the disk is neither the document nor readable', async () => {
  const { id } = await bodyOf(await extract(ada));
  const job = await ended(id);
  const folder = join(server.dataDir, 'jobs', id);
  const files = readdirSync(folder);
  expect(files).toContain('result');
  for (const name of files) {
    const content = readFileSync(join(folder, name)).toString('latin1');
    expect(content).not.toMatch(/%PDF|endobj|\/Type/);
  }
  const fetched = Buffer.from(await (await ask(`/jobs/${id}/result`, ada)).arrayBuffer());
  expect([fetched.length, fetched.subarray(0, 5).toString()]).toEqual([job.result?.sizeBytes, '%PDF-']);
  expect((await ask(`/jobs/${id}`, ada, 'DELETE')).status).toBe(204);
  expect((await ask(`/jobs/${id}/result`, ada)).status).toBe(410);
  expect(readdirSync(join(server.dataDir, 'jobs'))).not.toContain(id);
});

test.each(operations.map(({ id, example }) => [id, example] as const))(
  '%s can be a job',
  async (id, example) => {
    const response = await post(server.url, { id: `${id}?async=true` }, example.parts, {
      'x-api-key': ada.key,
    });
    expect(response.status).toBe(202);
    const job = await ended((await bodyOf(response)).id);
    expect(job.state).toBe('succeeded');
    expect((await ask(job.result?.url ?? '', ada)).status).toBe(200);
  },
);

test('a failed job tells why, is free, and has no result', async () => {
  const bob = await newCustomer(server.url, server.database);
  const { id } = await bodyOf(await extract(bob, {}, [contract[0] ?? ['', ''], ['pages', '9']]));
  expect(await ended(id, bob)).toMatchObject({
    state: 'failed',
    credits: 0,
    problem: { status: 400, detail: expect.stringContaining('“9” names a page') },
  });
  expect((await ask(`/jobs/${id}/result`, bob)).status).toBe(409);
  expect(await booksOf(server.database, bob)).toMatchObject({ current_usage: 0, reserved_calls: 0 });
});

test('a request that is wrong is refused at once', async () => {
  const wrong = await extract(ada, {}, [['pages', '1']]);
  expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([400, 'part_missing']);
  const neither = await post(server.url, { id: 'extract-pages?async=perhaps' }, contract, {
    'x-api-key': ada.key,
  });
  expect([neither.status, ((await neither.json()) as { code: string }).code]).toEqual([
    400,
    'query_option_not_flag',
  ]);
});

test('the jobs of another account do not exist', async () => {
  const eve = await newCustomer(server.url, server.database);
  const { id } = await bodyOf(await extract(ada));
  await ended(id);
  for (const [path, method] of [
    [`/jobs/${id}`, 'GET'],
    [`/jobs/${id}/result`, 'GET'],
    [`/jobs/${id}`, 'DELETE'],
  ] as const) {
    const response = await ask(path, eve, method);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      404,
      'job_absent',
    ]);
  }
  expect((await ask(`/jobs/${id}`, { accountId: '', cookie: '', key: 'pk_unknown' })).status).toBe(401);
  expect((await ask(`/jobs/${id}/result`, ada)).status).toBe(200);
});

test('the same key gets the same job, charged once; a call that waits is another request', async () => {
  const cleo = await newCustomer(server.url, server.database);
  const keyed = { 'idempotency-key': 'order 7' };
  const [first, second] = await Promise.all([extract(cleo, keyed), extract(cleo, keyed)]);
  const [one, other] = [await bodyOf(first), await bodyOf(second)];
  expect(one.id).toBe(other.id);
  await ended(one.id, cleo);
  const third = await extract(cleo, keyed);
  expect([third.status, (await bodyOf(third)).state]).toEqual([202, 'succeeded']);
  const direct = await post(server.url, { id: 'extract-pages' }, contract, {
    'x-api-key': cleo.key,
    ...keyed,
  });
  expect([direct.status, ((await direct.json()) as { code: string }).code]).toEqual([
    409,
    'idempotency_key_reused',
  ]);
  expect(await booksOf(server.database, cleo)).toMatchObject({ current_usage: 1, reserved_calls: 0 });
});

test('cancelling frees the place, the credit and the files; a plan has so many unfinished jobs', async () => {
  const dan = await newCustomer(server.url, server.database, 'starter');
  signalEngines('SIGSTOP');
  const ids = [(await bodyOf(await extract(dan))).id, (await bodyOf(await extract(dan))).id];
  const refused = await extract(dan);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'jobs_too_many']);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await booksOf(server.database, dan)).reserved_calls).toBe(2);
  await expect.poll(async () => (await jobOf(ids[0] ?? '', dan)).state).toBe('running');
  for (const id of ids) {
    expect((await ask(`/jobs/${id}/result`, dan)).status).toBe(409);
    expect((await ask(`/jobs/${id}`, dan, 'DELETE')).status).toBe(204);
    expect(await jobOf(id, dan)).toMatchObject({ state: 'cancelled', credits: 0 });
  }
  signalEngines('SIGCONT');
  expect(await booksOf(server.database, dan)).toMatchObject({ current_usage: 0, reserved_calls: 0 });
  const next = await bodyOf(await extract(dan));
  expect(await ended(next.id, dan)).toMatchObject({ state: 'succeeded' });
  await expect.poll(() => spooledIn(server.dataDir)).toEqual(nothing);
});

test('the account’s own browser lists its jobs, fetches a result and deletes it; no other does', async () => {
  const [fay, eve] = [
    await newCustomer(server.url, server.database),
    await newCustomer(server.url, server.database),
  ];
  const { id } = await bodyOf(await extract(fay));
  await ended(id, fay);
  const browse = (path: string, { cookie }: Customer, method = 'GET') =>
    fetch(`${server.url}/v1/jobs${path}`, { method, headers: { cookie, 'x-appwrite-project': 'pagesmith' } });
  const listed = async (who: Customer) =>
    ((await (await browse('', who)).json()) as { jobs: JobBody[] }).jobs.map((job) => [job.id, job.state]);
  expect([await listed(fay), await listed(eve)]).toEqual([[[id, 'succeeded']], []]);
  expect((await browse('', { ...fay, cookie: '' })).status).toBe(401);
  expect((await browse(`/${id}/result`, eve)).status).toBe(404);
  expect((await browse(`/${id}`, eve, 'DELETE')).status).toBe(404);
  const result = await browse(`/${id}/result`, fay);
  expect([result.status, result.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await result.arrayBuffer();
  expect((await browse(`/${id}`, fay, 'DELETE')).status).toBe(204);
  expect((await browse(`/${id}/result`, fay)).status).toBe(410);
});

test('asking for jobs has a rate of its own, and uses up no calls', async () => {
  const eager = await newCustomer(server.url, server.database);
  const accepted = await bodyOf(await extract(eager));
  await ended(accepted.id, eager);
  await server.database.query('UPDATE throttles SET event_count = $1 WHERE key = $2', [
    jobRequestsPerMinute - 1,
    `jobs ${eager.accountId}`,
  ]);
  expect((await ask(`/jobs/${accepted.id}`, eager)).status).toBe(200);
  const refused = await ask(`/jobs/${accepted.id}/result`, eager);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'jobs_asked_too_often' });
  expect((await booksOf(server.database, eager)).rows).toHaveLength(1);
  const call = await extract(eager);
  expect([call.status, call.headers.get('ratelimit')]).toEqual([202, expect.stringContaining('r=498;')]);
  clock.moveTo(new Date(clock.now().getTime() + 60_000));
  expect((await ask(`/jobs/${accepted.id}`, eager)).status).toBe(200);
});
