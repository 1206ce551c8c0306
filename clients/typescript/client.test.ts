import { readFileSync } from 'node:fs';
import { samplePath } from '@pagesmith/operations/samples';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newAccess, newOwnerAccess } from '../testing/api.ts';
import { emptyProject } from '../testing/empty-project.ts';
import { unreliableProxy } from '../testing/unreliable-proxy.ts';
import { FileResult, isProblem, Pagesmith, type UploadProgress } from './src/index.ts';
import { openFile } from './src/node.ts';
import { verifyWebhook } from './src/webhooks.ts';

const contract = readFileSync(samplePath('contract.pdf'));
let access: Awaited<ReturnType<typeof newAccess>>;
/** A key for each, because the calls of a minute are counted. */
beforeEach(async () => {
  access = await newAccess();
});

const startOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString();

test('files go up from disk, from memory and as streams, and come down as a stream', async () => {
  const pagesmith = new Pagesmith(access);
  const progress: UploadProgress[] = [];
  const files = [await openFile(samplePath('annex.pdf')), new Uint8Array(contract), new Blob([contract])];
  const merged = await pagesmith.mergePdf(
    { files, linearize: true },
    { onUploadProgress: (seen) => progress.push(seen) },
  );
  expect(merged.name).toBe('merged-document.pdf');
  expect(merged.creditsUsed).toBe(1);
  const { value } = await merged.stream().getReader().read();
  expect(startOf(value ?? new Uint8Array())).toBe('%PDF-');
  expect(progress.at(-1)?.sentBytes).toBe(progress.at(-1)?.totalBytes);
  const streamed = await pagesmith.detectPage({
    file: new Blob([contract]).stream(),
    searchText: 'Signature',
  });
  expect(streamed.data.page).toBeGreaterThan(0);
});

test('a pipeline is called like an operation, and answers a file or data', async () => {
  const pagesmith = new Pagesmith(access);
  const extract = { operation: 'extract-pages', parts: { file: { part: 'files' }, pages: '1' } } as const;
  const list = { operation: 'list-fields', parts: { file: { step: 1 } } } as const;
  const parts = { files: new Uint8Array(contract) };
  const extracted = await pagesmith.pipelines({ pipeline: { steps: [extract] }, parts });
  expect(extracted instanceof FileResult && extracted.name).toBe('extracted-pages.pdf');
  const listed = await pagesmith.pipelines({ pipeline: { steps: [extract, list] }, parts });
  expect(listed).toMatchObject({ creditsUsed: 2, data: { fields: [] } });
});

test('a file is uploaded once and used by its id, beside the result of a job and a file that is here', async () => {
  const pagesmith = new Pagesmith(access);
  const { data: file } = await pagesmith.uploadFile({ file: new Uint8Array(contract), keep: 'template' });
  expect((await pagesmith.listFiles()).files).toEqual([file]);
  const job = await pagesmith.start('extract-pages', { file: { file: file.id }, pages: '1' });
  await job.ended();
  const [annex, blob] = [await openFile(samplePath('annex.pdf')), new Blob([contract])];
  const merged = await pagesmith.mergePdf({ files: [{ file: file.id }, annex, { job: job.id }, blob] });
  const found = await pagesmith.detectPage({ file: await merged.bytes(), searchText: 'Signature' });
  expect(found.data.totalPages).toBe(5 + 1 + 1 + 5);
  const filled = { file: { file: file.id }, fields: { nmae: 'Zoë' } };
  await expect(pagesmith.fillPdf(filled)).rejects.toMatchObject({ code: 'form_absent' });
  await pagesmith.deleteFile({ id: file.id });
  await expect(pagesmith.getFile({ id: file.id })).rejects.toMatchObject({ code: 'file_absent' });
});

test('a result stays behind a link, and an address inside is refused for input and delivery alike', async () => {
  const pagesmith = new Pagesmith(access);
  const input = { file: new Uint8Array(contract), pages: '1' };
  const { data: link, creditsUsed } = await pagesmith.link('extract-pages', input);
  expect([link.name, creditsUsed]).toEqual(['extracted-pages.pdf', 1]);
  const token = new URL(link.url).searchParams.get('token') ?? '';
  const linked = await pagesmith.getLink({ id: link.file, token });
  expect((await linked.bytes()).length).toBe(link.sizeBytes);
  const inside = 'https://169.254.169.254/a.pdf';
  const refused = { code: 'address_not_public' };
  await expect(pagesmith.extractPages({ ...input, file: { url: inside } })).rejects.toMatchObject(refused);
  await expect(pagesmith.deliver('extract-pages', input, inside)).rejects.toMatchObject(refused);
  await expect(pagesmith.start('extract-pages', input, { deliverTo: inside })).rejects.toMatchObject(refused);
});

test('keys, usage, calls, webhooks and saved pipelines are managed by the same client', async () => {
  const pagesmith = new Pagesmith(await newOwnerAccess());
  const made = await pagesmith.createKey({ name: 'made', scopes: ['operations', 'pipelines'] });
  const limited = await pagesmith.changeKey({ id: made.id, ratePerMinute: 5, monthlyCap: null });
  expect(limited).toMatchObject({ ratePerMinute: 5, monthlyCap: null });
  const steps = [
    { operation: 'extract-pages', parts: { file: { part: 'file' }, pages: { part: 'pages' } } },
  ] as const;
  expect(await pagesmith.savePipeline({ name: 'first', steps })).toMatchObject({
    parameters: [{ name: 'file', isFile: true }, { name: 'pages' }],
  });
  expect(await pagesmith.pricePipeline({ steps })).toMatchObject({ credits: 1, problems: [] });
  const other = new Pagesmith({ ...access, key: made.key });
  const run = await other.runSavedPipeline({
    name: 'first',
    parts: { file: new Uint8Array(contract), pages: '1' },
  });
  expect(run).toBeInstanceOf(FileResult);
  const rotated = await pagesmith.rotateKey({ id: made.id, overlapHours: 0 });
  expect(rotated.key).not.toBe(made.key);
  await expect(other.listPipelines()).rejects.toMatchObject({ code: 'key_expired' });
  await pagesmith.deleteKey({ id: made.id });
  const { calls } = await pagesmith.listCalls({ limit: 1 });
  expect(calls).toMatchObject([{ operation: 'pipelines', status: 'success' }]);
  expect((await pagesmith.getUsage()).subscription.currentUsage).toBe(1);
  expect(await pagesmith.listWebhookEndpoints()).toMatchObject({ total: 0 });
});

test('an error has the code of its problem', async () => {
  const pagesmith = new Pagesmith({ ...access, language: 'fr' });
  const failed = pagesmith.extractPages({ file: new Uint8Array(contract), pages: '99' });
  const error = await failed.catch((thrown: unknown) => thrown);
  expect(isProblem(error, 'page_absent')).toBe(true);
  expect(isProblem(error, 'password_required')).toBe(false);
  expect(error).toMatchObject({ status: 400, message: expect.stringContaining('page') });
  const wrongKey = new Pagesmith({ ...access, key: `pk_${'x'.repeat(40)}` });
  await expect(wrongKey.listFields({ file: new Uint8Array(contract) })).rejects.toMatchObject({
    code: 'key_unknown',
  });
});

test('a password with any letters opens a protected file', async () => {
  const file = new Uint8Array(readFileSync(samplePath('contract-protected.pdf')));
  const failed = new Pagesmith(access).extractPages({ file, pages: '1' }, { password: 'pässword' });
  await expect(failed).rejects.toMatchObject({ code: 'password_wrong' });
});

test('a call is sent again after a refusal and after a lost answer, under one key, and charged once', async () => {
  const proxy = await unreliableProxy(access.url, ['refuse', 'lose']);
  try {
    const pagesmith = new Pagesmith({ ...access, url: proxy.url });
    const before = await pagesmith.listFields({ file: new Uint8Array(contract) });
    expect(proxy.keys).toHaveLength(3);
    expect(new Set(proxy.keys).size).toBe(1);
    const after = await pagesmith.listFields({ file: new Uint8Array(contract) });
    expect(Number(before.creditsRemaining) - Number(after.creditsRemaining)).toBe(1);
  } finally {
    proxy.stop();
  }
});

test('without retries no key is sent, and a stream is never sent twice', async () => {
  const proxy = await unreliableProxy(access.url, ['refuse', 'refuse']);
  try {
    const once = new Pagesmith({ ...access, url: proxy.url, retries: 0 });
    await expect(once.listFields({ file: new Uint8Array(contract) })).rejects.toMatchObject({ status: 503 });
    const streamed = new Pagesmith({ ...access, url: proxy.url });
    const file = new Blob([contract]).stream();
    await expect(streamed.listFields({ file })).rejects.toMatchObject({ status: 503 });
    expect(proxy.keys).toEqual([undefined, undefined]);
  } finally {
    proxy.stop();
  }
});

test('a job is awaited, its states are told, and its failure is an error like that of a call', async () => {
  const pagesmith = new Pagesmith(access);
  const states: string[] = [];
  const job = await pagesmith.start('remove-page', { file: new Uint8Array(contract), pages: '1' });
  const result = await job.result({ onState: ({ state }) => states.push(state) });
  expect(startOf(await result.bytes())).toBe('%PDF-');
  expect(states.at(-1)).toBe('succeeded');
  const bad = await pagesmith.start('remove-page', { file: new Uint8Array(contract), pages: '99' });
  await expect(bad.result()).rejects.toMatchObject({ code: 'page_absent' });
});

test('a form is filled with every row of a table, by one call that waits for its job', async () => {
  const filled = await new Pagesmith(access).bulkFill({
    template: await openFile(samplePath('application-form.pdf')),
    rows: { name: 'rows.csv', open: () => new Blob(['full_name\nZoë\nAda\n']).stream() },
    output: 'merged',
  });
  expect([filled.name, startOf(await filled.bytes())]).toEqual(['filled-documents.pdf', '%PDF-']);
});

test('a webhook is taken with its signature, and neither forged nor old', () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const body = JSON.stringify({
    type: 'call.failed',
    timestamp: '2026-11-16T12:00:00Z',
    data: { operation: 'é' },
  });
  const sentAt = new Date();
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    'webhook-signature': `v1,AAAA ${new Webhook(secret).sign('evt_1', sentAt, body)}`,
  };
  expect(verifyWebhook(secret, headers, body)).toMatchObject({
    type: 'call.failed',
    data: { operation: 'é' },
  });
  expect(verifyWebhook(secret, new Headers(headers), Buffer.from(body)).type).toBe('call.failed');
  expect(() => verifyWebhook(secret, headers, `${body} `)).toThrow('not signed');
  const later = new Date(sentAt.getTime() + 301_000);
  expect(() => verifyWebhook(secret, headers, body, later)).toThrow('too old');
});

test('it installs into an empty project, compiles there strictly and runs', async () => {
  const project = emptyProject();
  afterAll(project.remove);
  await project.installs('pagesmith-client.tgz');
  project.write(
    'merge.ts',
    `import { Pagesmith, isProblem } from '@pagesmith/client';
import { openFile, saveFile } from '@pagesmith/client/node';

const pagesmith = new Pagesmith({ url: process.argv[2] ?? '', key: process.argv[3] ?? '' });
const file = await openFile('application-form.pdf');
const { data } = await pagesmith.listFields({ file });
const name: string | undefined = data.fields[0]?.name;
await saveFile(await pagesmith.fillPdf({ file, fields: { full_name: 'Zoë' }, flatten: true }), 'filled.pdf');
const uploaded = await pagesmith.uploadFile({ file });
const listed = await pagesmith.listFields({ file: { file: uploaded.data.id } });
if (listed.data.fields[0]?.name !== name) throw new Error('another file');
// @ts-expect-error: a file is in one place.
const nowhere: Parameters<typeof pagesmith.listFields>[0] = { file: { nowhere: 'x' } };
// @ts-expect-error: no such option.
await pagesmith.fillPdf({ file, flaten: true }).catch((error) => console.log(name, error.message));
const wrong = pagesmith.fillPdf({ file, fields: { nmae: 'Zoë' } });
await wrong.catch((error) => console.log(isProblem(error, 'field_unknown')));
`,
  );
  const options = {
    strict: true,
    module: 'nodenext',
    target: 'es2022',
    types: ['node'],
    typeRoots: [typeRoots],
  };
  project.write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['merge.ts'] }));
  await project.runs(tsc, []);
  const { stdout } = await project.runs(process.execPath, ['merge.js', access.url, access.key]);
  expect(stdout).toBe(`full_name fill-pdf does not take flaten. It takes: ${takes}.\ntrue\n`);
  expect(startOf(project.read('filled.pdf'))).toBe('%PDF-');
});

const takes = 'file, fields, flatten, fit, protect, clean, linearize';
const tsc = new URL('../../node_modules/.bin/tsc', import.meta.url).pathname;
const typeRoots = new URL('../../node_modules/@types', import.meta.url).pathname;
