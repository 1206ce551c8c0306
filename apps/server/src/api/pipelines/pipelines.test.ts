// Pipelines on a real server: what they answer, what they cost, and what separate calls promise that they keep.
import { pipelinePrice, savedPipeline } from '@pagesmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, keyWith } from '../../management/testing/key-with.ts';
import { startServer, type TestServer } from '../../wire/testing/start-server.ts';
import {
  booksOf,
  type Customer,
  type FormParts,
  newCustomer,
  post,
  readSample,
} from '../testing/customer.ts';

let server: TestServer;
let ada: Customer;
beforeAll(async () => {
  server = await startServer();
  ada = await newCustomer(server.url, server.database, 'pro');
});
afterAll(() => server.stop());

const fill = {
  id: 'filled',
  operation: 'fill-pdf',
  parts: { file: { part: 'form' }, full_name: { part: 'name', default: 'Ada' } },
};
const merge = { operation: 'merge-pdf', parts: { files: [{ step: 'filled' }, { part: 'annex' }] } };
const sheet = [
  ['form', { sample: 'application-form.pdf' }],
  ['annex', { sample: 'annex.pdf' }],
] as const;

const run = (
  pipeline: object,
  parts: FormParts = sheet,
  headers: Record<string, string> = {},
  { key } = ada,
): Promise<Response> =>
  post(server.url, { id: 'pipelines' }, [['pipeline', JSON.stringify(pipeline)], ...parts], {
    'x-api-key': key,
    ...headers,
  });

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

/** What the result shows: the name in the form, and the page on which the annex begins. */
async function shownIn(response: Response): Promise<{ name: unknown; annex: number | undefined }> {
  const file = await bytesOf(response);
  const headers = { 'x-api-key': ada.key };
  const listed = await post(server.url, { id: 'list-fields' }, [['file', file]], headers);
  const { fields } = (await listed.json()) as { fields: { name: string; value: unknown }[] };
  const parts: FormParts = [
    ['file', file],
    ['searchText', 'Annex'],
  ];
  const found = await post(server.url, { id: 'detect-page' }, parts, headers);
  const { page } = (await found.json()) as { page?: number };
  return { name: fields.find(({ name }) => name === 'full_name')?.value, annex: page };
}

test('a pipeline answers what its last step makes, and costs what its steps cost', async () => {
  const before = await booksOf(server.database, ada);
  const response = await run({ steps: [fill, merge] }, [...sheet, ['name', 'Zoë Lovelace']]);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-credits-used')).toBe('2');
  expect(response.headers.get('content-disposition')).toContain('merged');
  const after = await booksOf(server.database, ada);
  expect(Number(after.current_usage) - Number(before.current_usage)).toBe(2);
  expect(after.rows.slice(before.rows.length)).toMatchObject([{ status: 'success', endpoint: '/pipelines' }]);
  expect(await shownIn(response)).toEqual({ name: 'Zoë Lovelace', annex: 2 });
});

test('a pipeline in JSON, with its files by any reference, gives the same', async () => {
  const [form, annex] = ['application-form.pdf', 'annex.pdf'].map((name) => ({
    base64: Buffer.from(readSample(name)).toString('base64'),
  }));
  const body = { pipeline: { steps: [fill, merge] }, form, annex, name: 'Zoë' };
  const response = await fetch(`${server.url}/pipelines`, {
    method: 'POST',
    headers: { 'x-api-key': ada.key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(await shownIn(response)).toEqual({ name: 'Zoë', annex: 2 });
});

test('the answer may be an earlier step’s, a file or JSON', async () => {
  const filled = await run({ steps: [fill, merge], result: 'filled' });
  expect(await shownIn(filled)).toEqual({ name: 'Ada', annex: undefined });
  const list = { operation: 'list-fields', parts: { file: { step: 1 } } };
  const listed = await run({ steps: [fill, list] }, sheet.slice(0, 1));
  const { fields } = (await listed.json()) as { fields: { name: string; value: unknown }[] };
  expect(fields).toContainEqual(expect.objectContaining({ name: 'full_name', value: 'Ada' }));
});

test('a pipeline that fails is free, and its problem names the step and the part', async () => {
  const before = await booksOf(server.database, ada);
  const extract = { operation: 'extract-pages', parts: { file: { step: 2 }, pages: '99' } };
  const response = await run({ steps: [fill, merge, extract] });
  const problem = (await response.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({ status: 400, step: 3, part: 'pages' });
  expect(problem.detail).toMatch(/^Step 3 \(extract-pages\): Part pages: /);
  const after = await booksOf(server.database, ada);
  expect(after).toMatchObject({ current_usage: before.current_usage, reserved_calls: 0 });
});

test('the report of a pipeline names the step of each warning', async () => {
  const twice = { operation: 'merge-pdf', parts: { files: [{ step: 1 }, { step: 1 }] } };
  const response = await run({ steps: [fill, twice] }, sheet.slice(0, 1));
  expect(response.headers.get('x-pdf-warnings')).toContain('field_renamed');
  const { body } = await ask(server.url, ada.key, 'GET', response.headers.get('x-report') ?? '');
  expect(body.warnings[0]).toMatchObject({ step: 2 });
  expect(body.warnings[0].message).toMatch(/^Step 2 \(merge-pdf\): /);
});

test('a pipeline becomes a job, and with the same Idempotency-Key the same one', async () => {
  const headers = { prefer: 'respond-async', 'idempotency-key': 'pipeline-1' };
  const ids: string[] = [];
  const remaining: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    const response = await run({ steps: [fill, merge] }, sheet, headers);
    expect(response.status).toBe(202);
    remaining.push(Number(response.headers.get('x-credits-remaining')));
    ids.push(((await response.json()) as { id: string }).id);
  }
  expect(ids[1]).toBe(ids[0]);
  expect(remaining[1]).toBe(remaining[0]);
  const jobOf = async () => (await ask(server.url, ada.key, 'GET', `/jobs/${ids[0]}`)).body;
  await expect.poll(async () => (await jobOf()).state).toBe('succeeded');
  expect(await jobOf()).toMatchObject({ operation: 'pipelines', credits: 2 });
  const headersOf = { 'x-api-key': ada.key };
  const result = await fetch(`${server.url}/jobs/${ids[0]}/result`, { headers: headersOf });
  expect(await shownIn(result)).toEqual({ name: 'Ada', annex: 2 });
});

test('a retry of a pipeline gets the kept result, free', async () => {
  const headers = { 'idempotency-key': 'pipeline-2' };
  const first = await run({ steps: [fill] }, sheet.slice(0, 1), headers);
  const again = await run({ steps: [fill] }, sheet.slice(0, 1), headers);
  expect([first, again].map((one) => one.headers.get('x-credits-used'))).toEqual(['1', '0']);
  expect(await bytesOf(again)).toEqual(await bytesOf(first));
});

test('a key runs pipelines of the operations that it may call, and no others', async () => {
  const { key } = await keyWith(server.url, ada, { scopes: ['operations:fill-pdf'] });
  const own = { ...ada, key };
  expect((await run({ steps: [fill] }, sheet.slice(0, 1), {}, own)).status).toBe(200);
  const refused = await run({ steps: [fill, merge] }, sheet, {}, own);
  const accepted = ['operations', 'operations:merge-pdf'];
  expect(await refused.json()).toMatchObject({ status: 403, code: 'scope_missing', accepted });
});

test('with a test key a pipeline is free and marked', async () => {
  const { key } = await keyWith(server.url, ada, { mode: 'test' });
  const response = await run({ steps: [fill, merge] }, sheet, {}, { ...ada, key });
  const told = ['x-test-call', 'x-credits-used'].map((name) => response.headers.get(name));
  expect([response.status, ...told]).toEqual([200, 'true', '0']);
});

test('with the GDPR service a pipeline’s files are sealed between its steps too, and end with a proof', async () => {
  const eve = await newCustomer(server.url, server.database, 'enterprise');
  const response = await run({ steps: [fill, merge] }, sheet, {}, eve);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-deletion-proof')).toBe(response.headers.get('x-request-id'));
  expect(await shownIn(response)).toEqual({ name: 'Ada', annex: 2 });
});

test('the price of a pipeline, and all that is wrong with it, cost nothing', async () => {
  const before = await booksOf(server.database, ada);
  const wrong = { operation: 'extract-pages', parts: { file: { step: 'fil' } } };
  const asked = await ask(server.url, ada.key, 'POST', '/pipelines/price', { steps: [fill, wrong, wrong] });
  expect(pipelinePrice.strict().safeParse(asked.body).error).toBeUndefined();
  expect(asked.body).toMatchObject({
    credits: 3,
    isTrial: false,
    totalMills: 0,
    problems: [
      { code: 'step_unknown', step: 2, accepted: ['filled'] },
      { code: 'step_unknown', step: 3 },
    ],
  });
  expect(await booksOf(server.database, ada)).toEqual(before);
  const malformed = await ask(server.url, ada.key, 'POST', '/pipelines/price', { steps: 'all' });
  expect(malformed).toMatchObject({ status: 400, body: { code: 'pipeline_malformed' } });
});

test('a saved pipeline is run by its name with its parameters, and is its owner’s alone', async () => {
  const { key } = await keyWith(server.url, ada, { scopes: ['pipelines', 'operations'] });
  const pipeline = { steps: [fill, merge] };
  const saved = await ask(server.url, key, 'PUT', '/pipelines/welcome', pipeline);
  expect(savedPipeline.strict().safeParse(saved.body).error).toBeUndefined();
  expect(saved.body).toMatchObject({ name: 'welcome', pipeline });
  expect(saved.body.parameters).toEqual([
    { name: 'form', isFile: true },
    { name: 'name', isFile: false, default: 'Ada' },
    { name: 'annex', isFile: true },
  ]);
  const call = { id: 'pipelines/welcome' };
  const done = await post(server.url, call, [...sheet, ['name', 'Zoë']], { 'x-api-key': key });
  expect(await shownIn(done)).toMatchObject({ name: 'Zoë' });
  const bob = await newCustomer(server.url, server.database, 'pro');
  const foreign = await post(server.url, call, sheet, { 'x-api-key': bob.key });
  expect(await foreign.json()).toMatchObject({ status: 404, code: 'pipeline_absent' });
  expect((await ask(server.url, key, 'GET', '/pipelines')).body.pipelines).toHaveLength(1);
  expect((await ask(server.url, key, 'DELETE', '/pipelines/welcome')).status).toBe(204);
  expect((await ask(server.url, key, 'GET', '/pipelines/welcome')).status).toBe(404);
});

test.each([
  ['Welcome', { steps: [fill] }, 'pipeline_name_malformed'],
  ['price', { steps: [fill] }, 'pipeline_name_malformed'],
  ['welcome', { steps: [merge] }, 'step_unknown'],
  ['welcome', {}, 'pipeline_malformed'],
])('a pipeline that cannot be run is not saved: %s %j', async (name, pipeline, code) => {
  const { key } = await keyWith(server.url, ada, { scopes: ['pipelines'] });
  const refused = await ask(server.url, key, 'PUT', `/pipelines/${name}`, pipeline);
  expect(refused).toMatchObject({ status: 400, body: { code } });
});
