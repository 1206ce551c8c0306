// Whichever way a file comes, the same parts reach the operation.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateSync } from 'node:zlib';
import { type Operation, operations, type SampleFile } from '@pagesmith/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../wire/testing/start-server.ts';
import { booksOf, type Customer, newCustomer, post, readSample } from '../testing/customer.ts';

let server: TestServer;
let ada: Customer;
let elsewhere: http.Server;
let origin: string;
/** What each other address answers, by its path. */
const answers = new Map<string, http.RequestListener>();
const asked: http.IncomingHttpHeaders[] = [];

beforeAll(async () => {
  server = await startServer({ isDevelopment: true });
  ada = await newCustomer(server.url, server.database);
  elsewhere = http.createServer((request, response) => {
    asked.push(request.headers);
    const path = request.url?.slice(1) ?? '';
    const answer = answers.get(path);
    if (answer) answer(request, response);
    else response.end(readSample(path));
  });
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
afterAll(async () => {
  elsewhere.closeAllConnections();
  elsewhere.close();
  await server.stop();
});

type InFile = (sample: string) => object | Promise<object>;

/** One call with a body of JSON, with Ada's key unless another is given. */
const send = (id: string, body: object, headers: Record<string, string> = {}, query = '') =>
  fetch(`${server.url}/${id}${query}`, {
    method: 'POST',
    headers: { 'x-api-key': ada.key, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The example of an operation as JSON, with its files given in one way. */
async function bodyOf({ example, parts }: Operation, inFile: InFile): Promise<Record<string, unknown>> {
  const body: Record<string, unknown[]> = {};
  for (const [name, value] of example.parts) {
    const given = isSample(value) ? await inFile(value.sample) : value;
    body[name] = [...(body[name] ?? []), given];
  }
  const single = (name: string, values: unknown[]) => parts[name]?.kind === 'pdfs' || values.length > 1;
  return Object.fromEntries(
    Object.entries(body).map(([name, values]) => [name, single(name, values) ? values : values[0]]),
  );
}

const isSample = (value: string | SampleFile): value is SampleFile => typeof value !== 'string';

const uploaded = new Map<string, string>();

/** A sample that was uploaded once. */
async function fileOf(sample: string): Promise<object> {
  const known = uploaded.get(sample);
  if (known !== undefined) return { file: known };
  const answer = await send('files', { file: { url: `${origin}/${sample}`, name: sample } });
  const { id, name } = (await answer.json()) as { id: string; name: string };
  expect([answer.status, name]).toEqual([201, sample]);
  uploaded.set(sample, id);
  return { file: id };
}

const jobs = new Map<string, Promise<{ id: string; result: Uint8Array }>>();

/** A sample with further pages, as the result of a job. */
const jobOf = (sample: string) => {
  const job = jobs.get(sample) ?? makeJob(sample);
  jobs.set(sample, job);
  return job;
};

async function makeJob(sample: string) {
  const file = [{ url: `${origin}/${sample}` }, { url: `${origin}/annex.pdf` }];
  const accepted = await send('merge-pdf', { files: file }, {}, '?async=true');
  const { id } = (await accepted.json()) as { id: string };
  expect([accepted.status, accepted.headers.get('retry-after')]).toEqual([202, '1']);
  const ask = (path: string) => fetch(`${server.url}/jobs/${path}`, { headers: { 'x-api-key': ada.key } });
  const stateOf = async () => ((await (await ask(id)).json()) as { state: string }).state;
  await expect.poll(stateOf).toBe('succeeded');
  return { id, result: new Uint8Array(await (await ask(`${id}/result`)).arrayBuffer()) };
}

/** Without what every run of an engine makes anew: times, the file's identifier, and where things lie because of them. */
async function contentOf(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.status === 200 ? '' : String(bytes)]).toEqual([200, '']);
  return bytes
    .toString('latin1')
    .replace(/<<[^\n]*\/Type\/XRef[\s\S]*?endstream/g, 'xref')
    .replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (_all, body: string) => inflated(body))
    .replace(/<[\dA-Fa-f]{32}>/g, '<id>')
    .replace(/D:\d{14}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/g, 'now')
    .replace(/\/Length \d+|\d{10} \d{5} n|startxref\s+\d+/g, 'place');
}

function inflated(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  } catch {
    return body;
  }
}

test.each(operations)('$id answers a form and JSON with the same bytes', async (operation) => {
  const { id, example } = operation;
  const withKey = { 'x-api-key': ada.key };
  const form = await post(server.url, { id }, example.parts, withKey);
  const expected = await contentOf(form);
  const inBase64 = (sample: string) => ({ base64: Buffer.from(readSample(sample)).toString('base64') });
  const atUrl = (sample: string) => ({ url: `${origin}/${sample}`, name: sample });
  for (const way of [inBase64, atUrl, fileOf]) {
    const answer = await send(id, await bodyOf(operation, way));
    expect(answer.headers.get('content-disposition')).toBe(form.headers.get('content-disposition'));
    expect((await contentOf(answer)) === expected).toBe(true);
  }
  const results = example.parts.map(async ([name, value]) =>
    isSample(value) ? ([name, (await jobOf(value.sample)).result] as const) : ([name, value] as const),
  );
  const sent = await post(server.url, { id }, await Promise.all(results), withKey);
  const fromJob = await send(
    id,
    await bodyOf(operation, async (sample) => ({ job: (await jobOf(sample)).id })),
  );
  expect((await contentOf(fromJob)) === (await contentOf(sent))).toBe(true);
});

test('an address is asked without anything of the caller, and its redirects are followed', async () => {
  answers.set('moved', (_request, response) => response.writeHead(302, { location: '/annex.pdf' }).end());
  asked.length = 0;
  const secrets = { cookie: 'a=b', authorization: 'Bearer secret', 'x-pdf-password': 'secret' };
  expect((await send('list-fields', { file: { url: `${origin}/moved` } }, secrets)).status).toBe(200);
  expect(asked).toHaveLength(2);
  for (const headers of asked) expect(JSON.stringify(headers)).not.toMatch(/secret|a=b|pk_/);
});

test('a file that cannot be had fails the call, which says why and costs nothing', async () => {
  const bob = await newCustomer(server.url, server.database);
  answers.set('absent', (_request, response) => response.writeHead(404).end());
  answers.set('inside', (_request, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  );
  answers.set('around', (_request, response) => response.writeHead(302, { location: '/around' }).end());
  answers.set('cut', (_request, response) => {
    response.writeHead(200, { 'content-length': 1_000 }).write('%PDF');
    response.destroy();
  });
  answers.set('large', (_request, response) => {
    response.writeHead(200, { 'content-length': 2 ** 40 }).write('%PDF');
  });
  const refused = [
    ['absent', 'file_not_fetched'],
    ['inside', 'address_not_public'],
    ['around', 'file_not_fetched'],
    ['cut', 'file_not_fetched'],
    ['large', 'file_too_large'],
  ];
  for (const [path, code] of refused) {
    const headers = { 'x-api-key': bob.key };
    const answer = await send('list-fields', { file: { url: `${origin}/${path}` } }, headers);
    const problem = (await answer.json()) as { code: string; part: string };
    expect([path, problem.code, problem.part]).toEqual([path, code, 'file']);
  }
  const foreign = await send(
    'list-fields',
    { file: { job: (await jobOf('annex.pdf')).id } },
    { 'x-api-key': bob.key },
  );
  expect([foreign.status, await foreign.json()]).toEqual([
    404,
    expect.objectContaining({ code: 'job_absent' }),
  ]);
  expect(await booksOf(server.database, bob)).toMatchObject({ current_usage: 0, reserved_calls: 0 });
});
