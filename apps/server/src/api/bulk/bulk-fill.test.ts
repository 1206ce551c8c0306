// One form and a table on a real server: what comes of each row, what it costs, and what is refused.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type JobBody, jobShape } from '@pagesmith/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
let reader: Customer;
beforeAll(async () => {
  // Few rows at a time, so that every table takes several turns.
  server = await startServer({ processing: { turn: { rowsMax: 2, bytesMax: 1e9, ms: 1e9 } } });
  ada = await newCustomer(server.url, server.database, 'pro');
  reader = await newCustomer(server.url, server.database, 'enterprise');
});
afterAll(() => server.stop());

const template = ['template', { sample: 'application-form.pdf' }] as const;
const inUtf8 = (text: string) => new TextEncoder().encode(text);
const table = (text: string) => ['rows', inUtf8(text)] as const;

const send = (parts: FormParts, query = '', headers: Record<string, string> = {}) =>
  post(server.url, { id: `bulk-fill${query}` }, parts, { 'x-api-key': ada.key, ...headers });

async function ended(response: Response): Promise<JobBody> {
  const { id } = (await response.json()) as JobBody;
  expect(response.status).toBe(202);
  for (;;) {
    const asked = await fetch(`${server.url}/jobs/${id}`, { headers: { 'x-api-key': ada.key } });
    const job = jobShape.parse(await asked.json());
    if (job.finishedAt !== null) return job;
    await pause(20);
  }
}

async function resultOf({ result }: JobBody): Promise<Uint8Array> {
  const response = await fetch(`${server.url}${result?.url}`, { headers: { 'x-api-key': ada.key } });
  return new Uint8Array(await response.arrayBuffer());
}

/** By somebody else, so that it is in no count of this test. */
async function valuesIn(pdf: Uint8Array): Promise<Record<string, unknown>> {
  const listed = await post(server.url, { id: 'list-fields' }, [['file', pdf]], { 'x-api-key': reader.key });
  const { fields } = (await listed.json()) as { fields: { name: string; value: unknown }[] };
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** What lies in a ZIP whose entries are stored, by its directory. */
function filesIn(zip: Uint8Array): Record<string, Uint8Array> {
  const bytes = Buffer.from(zip);
  const end = bytes.length - 22;
  let at = bytes.readUInt32LE(end + 16);
  return Object.fromEntries(
    Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
      const [size, named, place] = [
        bytes.readUInt32LE(at + 24),
        bytes.readUInt16LE(at + 28),
        bytes.readUInt32LE(at + 42),
      ];
      const name = bytes.toString('utf8', at + 46, at + 46 + named);
      at += 46 + named;
      const start = place + 30 + named;
      return [name, bytes.subarray(start, start + size)];
    }),
  );
}

const people =
  'full_name;city;membership\nZoë;Orléans;Reader\nGrace;"New\nYork";Patron\nEmmy;;Nobody\nAda;London;\n';

test('each row becomes a document of its own, and a row that cannot be filled fails alone and is free', async () => {
  const before = await booksOf(server.database, ada);
  const job = await ended(await send([template, table(people), ['name', '../{{city}}/{{full_name}}.pdf']]));
  expect(job).toMatchObject({ state: 'succeeded', operation: 'bulk-fill', credits: 3 });
  expect(job.rows).toEqual({ filled: 3, failed: 1 });
  const [failed] = job.report?.warnings?.filter(({ isRowFailed }) => isRowFailed) ?? [];
  expect(failed).toMatchObject({ code: 'option_unknown', row: 3, field: 'membership' });
  expect(failed?.message).toContain('Row 3 (line 5 of the file): ');
  const codes = job.report?.warnings?.map(({ code, field }) => [code, field]);
  expect(codes).toContainEqual(['field_unfilled', 'email']);
  const files = filesIn(await resultOf(job));
  expect(Object.keys(files)).toEqual(['-Orléans-Zoë.pdf', '-New-York-Grace.pdf', '-London-Ada.pdf']);
  const [zoe, , ada2] = await Promise.all(Object.values(files).map(valuesIn));
  expect(zoe).toMatchObject({ full_name: 'Zoë', city: 'Orléans', membership: 'Reader' });
  expect(ada2).toMatchObject({ full_name: 'Ada', city: 'London' });
  const after = await booksOf(server.database, ada);
  expect(Number(after.current_usage) - Number(before.current_usage)).toBe(3);
  expect(after.reserved_calls).toBe(0);
  expect(after.rows.slice(before.rows.length)).toMatchObject([{ status: 'success', endpoint: '/bulk-fill' }]);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.runIf(hasPython)('other programs open the ZIP, and its documents', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pagesmith-bulk-'));
  try {
    const job = await ended(await send([template, table(people)]));
    writeFileSync(join(folder, 'result.zip'), await resultOf(job));
    const script =
      'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])';
    execFileSync('python3', ['-c', script, join(folder, 'result.zip'), join(folder, 'out')]);
    const names = readdirSync(join(folder, 'out')).sort();
    expect(names).toEqual(['document-1.pdf', 'document-2.pdf', 'document-4.pdf']);
    expect(
      readFileSync(join(folder, 'out', 'document-1.pdf'))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('as one document all rows are its pages, and what they share is in it once', async () => {
  const rows = Array.from({ length: 5 }, (_, index) => ({ full_name: `Person ${index + 1}` }));
  const job = await ended(await send([template, ['rows', JSON.stringify(rows)]], '?output=merged'));
  expect(job.result?.mediaType).toBe('application/pdf');
  const pdf = await resultOf(job);
  const parts: FormParts = [
    ['file', pdf],
    ['searchText', 'Person 5'],
  ];
  const found = await post(server.url, { id: 'detect-page' }, parts, { 'x-api-key': reader.key });
  expect(await found.json()).toMatchObject({ page: 5, totalPages: 5 });
  expect(await valuesIn(pdf)).toEqual({});
});

test('a request in JSON gives what a form gives', async () => {
  const base64 = Buffer.from(inUtf8(people)).toString('base64');
  const body = JSON.stringify({
    template: { base64: Buffer.from(readSample('application-form.pdf')).toString('base64') },
    rows: { base64 },
    mapping: { city: null },
  });
  const headers = { 'x-api-key': ada.key, 'content-type': 'application/json' };
  const inJson = await ended(await fetch(`${server.url}/bulk-fill`, { method: 'POST', headers, body }));
  const inForm = await ended(await send([template, table(people), ['mapping', '{"city":null}']]));
  const [one, other] = [filesIn(await resultOf(inJson)), filesIn(await resultOf(inForm))];
  expect(Object.keys(one)).toEqual(Object.keys(other));
  for (const name of Object.keys(one)) {
    expect(await valuesIn(one[name] ?? inUtf8(''))).toEqual(await valuesIn(other[name] ?? inUtf8('')));
  }
});

test.each([
  ['rows that are no table', [template, table('\0\0')], 'rows_unreadable'],
  ['an open quote', [template, table('full_name\n"Zoë')], 'rows_unreadable'],
  ['a header alone', [template, table('full_name\n')], 'rows_absent'],
  ['two equal columns', [template, table('city,city\na,b')], 'column_repeated'],
  ['columns of another form', [template, table('a,b\n1,2')], 'columns_unmatched'],
  ['a mapping to nothing', [template, table('a\n1'), ['mapping', '{"city":"b"}']], 'column_unknown'],
  ['a mapping that is none', [template, table('a\n1'), ['mapping', '[1]']], 'mapping_malformed'],
  ['a document without a form', [['template', { sample: 'annex.pdf' }], table('a\n1')], 'form_absent'],
  ['a part that is not taken', [template, table('city\n1'), ['read', '{}']], 'part_unexpected'],
] as const)('%s is refused before anything is reserved', async (_what, parts, code) => {
  const response = await send(parts);
  expect(await response.json()).toMatchObject({ code, status: 400 });
  expect(await booksOf(server.database, ada)).toMatchObject({ reserved_calls: 0 });
});

test('where no row can be filled the job fails, names the first, and costs nothing', async () => {
  const before = await booksOf(server.database, ada);
  const job = await ended(await send([template, table('membership\nNobody\nNothing\nNo one\n')]));
  expect(job).toMatchObject({ state: 'failed', credits: 0, problem: { code: 'every_row_failed' } });
  expect(job.problem?.detail).toContain('Row 1');
  const after = await booksOf(server.database, ada);
  expect(after).toMatchObject({ current_usage: before.current_usage, reserved_calls: 0 });
});

test('the same idempotency key gets the same job, and is charged once', async () => {
  const before = await booksOf(server.database, ada);
  const once = () => send([template, table('city\nParis\n')], '', { 'idempotency-key': 'rows once' });
  const [first, second] = [await ended(await once()), await ended(await once())];
  expect(second.id).toBe(first.id);
  const after = await booksOf(server.database, ada);
  expect(Number(after.current_usage) - Number(before.current_usage)).toBe(1);
});

test('what was filled can be read into one table again, from its ZIP and from files, for a credit each', async () => {
  const rows = [{ full_name: '=1+1', city: 'Paris' }, { full_name: 'Emmy' }];
  const zip = await resultOf(await ended(await send([template, ['rows', JSON.stringify(rows)]])));
  const before = await booksOf(server.database, ada);
  const parts: FormParts = [
    ['files', zip],
    ['files', { sample: 'application-form.pdf' }],
    ['files', inUtf8('no PDF')],
  ];
  const headers = { 'x-api-key': ada.key };
  const response = await post(server.url, { id: 'form-values' }, parts, headers);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect(response.headers.get('x-credits-used')).toBe('3');
  expect(response.headers.get('x-pdf-warnings')).toContain('file_not_pdf');
  const [head, first, second, , wrong] = (await response.text()).split('\r\n');
  expect(head?.replace('\ufeff', '')).toMatch(/^file,error,full_name,city,email/);
  expect(first).toMatch(/^document-1.pdf,,'=1\+1,Paris,/);
  expect(second).toMatch(/^document-2.pdf,,Emmy,,/);
  expect(wrong).toMatch(/,file_not_pdf,,/);
  const after = await booksOf(server.database, ada);
  expect(Number(after.current_usage) - Number(before.current_usage)).toBe(3);
  const json = await post(server.url, { id: 'form-values?format=json' }, parts.slice(0, 1), headers);
  expect(await json.json()).toMatchObject([
    { file: 'document-1.pdf', values: { full_name: '=1+1' } },
    { file: 'document-2.pdf' },
  ]);
  const none = await post(server.url, { id: 'form-values' }, parts.slice(2), headers);
  expect(await none.json()).toMatchObject({ code: 'every_form_failed', status: 400 });
});
