// A proxy refuses an answer with long headers after the call was charged, and takes the server out of service for all.
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { warningsHeader } from '../api/answer.ts';
import { type Customer, type FormParts, newCustomer, post } from '../api/testing/customer.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { formWith } from './testing/forms.ts';

let server: TestServer;
let ada: Customer;
beforeAll(async () => {
  server = await startServer();
  ada = await newCustomer(server.url, server.database);
});
afterAll(() => server.stop());

const many = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index));

const merge = (
  form: Uint8Array,
  headers: Record<string, string> = {},
  path = 'merge-pdf',
): Promise<Response> => {
  const parts: FormParts = [
    ['files', form],
    ['files', form],
  ];
  return post(server.url, { id: path }, parts, { 'x-api-key': ada.key, ...headers });
};

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers: { 'x-api-key': ada.key, ...headers } });

const sizeOf = (headers: Headers) =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);

interface ReportBody {
  readonly counts: { readonly code: string; readonly count: number }[];
  readonly warnings: { readonly code: string; readonly message: string }[];
  readonly omitted: number;
}

const reportOf = async (answer: Response, headers: Record<string, string> = {}) =>
  (await (await ask(answer.headers.get('x-report') ?? '', headers)).json()) as ReportBody;

test.each([
  ['24 fields that are renamed', formWith(many(24, (index) => `field${index}`)), 'field_renamed', 24],
  [
    '40 signatures',
    formWith(
      [],
      many(40, (index) => `Signature of the board ${index}`),
    ),
    'signature_invalidated',
    40,
  ],
  [
    'names of a hundred thousand letters',
    formWith(many(20, (index) => `${index}${'n'.repeat(100_000)}`)),
    'field_renamed',
    20,
  ],
  [
    'two thousand fields',
    formWith(many(2_000, (index) => `a field with a rather long name ${index}`)),
    'field_renamed',
    2_000,
  ],
])(
  '%s leave the headers under 2 KB, and all that was counted is in the report',
  async (_, form, code, count) => {
    const answer = await merge(form);
    expect(answer.status).toBe(200);
    expect(sizeOf(answer.headers)).toBeLessThan(2_048);
    const told = JSON.parse(answer.headers.get('x-pdf-warnings') ?? '') as ReportBody['counts'];
    const toldCount = told.find((one) => one.code === code)?.count ?? 0;
    expect(toldCount).toBeGreaterThanOrEqual(count);

    const { counts, warnings, omitted } = await reportOf(answer);
    expect(counts).toEqual(told);
    expect(warnings.length + omitted).toBe(told.reduce((sum, one) => sum + one.count, 0));
    expect(warnings.length).toBeGreaterThan(0);
    expect(JSON.stringify(warnings).length).toBeLessThan(1_048_576);
  },
);

test('codes that multiply beyond the header are counted together', () => {
  const counts = many(500, (index) => `code_number_${index}`).map((code) => ({ code, count: 2 }));
  const header = warningsHeader([...counts, { code: 'é'.repeat(2_000), count: 1 }]);
  expect(header.length).toBeLessThanOrEqual(1_024);
  const told = JSON.parse(header) as ReportBody['counts'];
  expect(told.reduce((sum, { count }) => sum + count, 0)).toBe(1_001);
  expect(told.at(-1)?.code).toBe('more');
});

test('the report is in the language of whoever asks, and only for the account that made the call', async () => {
  const answer = await merge(formWith(['nom']));
  const english = await reportOf(answer, { 'accept-language': 'en' });
  const french = await reportOf(answer, { 'accept-language': 'fr' });
  expect(english.warnings[0]?.message).toContain('nom');
  expect(french.warnings[0]?.message).not.toBe(english.warnings[0]?.message);

  const address = answer.headers.get('x-report') ?? '';
  expect(address).toBe(`/calls/${answer.headers.get('x-request-id')}/report`);
  const bob = await newCustomer(server.url, server.database);
  expect((await ask(address, { 'x-api-key': bob.key })).status).toBe(404);
  expect((await fetch(`${server.url}${address}`)).status).toBe(401);
  const rows = await server.database.query<{ text: string }>(
    "SELECT encode(report_encrypted, 'escape') AS text FROM call_reports",
  );
  expect(rows.map(({ text }) => text).join()).not.toContain('field_renamed');
});

test('a retry with the same Idempotency-Key names the report of the first call', async () => {
  const form = formWith(['nom']);
  const first = await merge(form, { 'idempotency-key': 'once' });
  const again = await merge(form, { 'idempotency-key': 'once' });
  expect(again.headers.get('x-credits-used')).toBe('0');
  expect(again.headers.get('x-report')).toBe(first.headers.get('x-report'));
  expect(await reportOf(again)).toEqual(await reportOf(first));
});

test('a job has its first warnings in its body, its result the same headers, and its report goes with it', async () => {
  const accepted = await merge(formWith(many(60, (index) => `field${index}`)), {}, 'merge-pdf?async=true');
  const address = accepted.headers.get('location') ?? '';
  const job = async () =>
    (await (await ask(address)).json()) as { state: string; report: ReportBody & { url: string } };
  await expect.poll(async () => (await job()).state).toBe('succeeded');
  const { report } = await job();
  expect(report).toMatchObject({ counts: [{ code: 'field_renamed', count: 60 }], omitted: 10 });
  expect(report.warnings).toHaveLength(50);
  const result = await ask(`${address}/result`);
  await result.arrayBuffer();
  expect(sizeOf(result.headers)).toBeLessThan(2_048);
  expect(result.headers.get('x-report')).toBe(report.url);
  expect((await reportOf(result)).warnings).toHaveLength(60);

  await fetch(`${server.url}${address}`, { method: 'DELETE', headers: { 'x-api-key': ada.key } });
  expect((await ask(report.url)).status).toBe(404);
});

test('an origin of many letters is not repeated', async () => {
  const origin = `https://${'o'.repeat(8_000)}.example`;
  const headers = { origin, 'x-appwrite-project': 'pagesmith' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${server.url}/v1/account`, { headers }, resolve).on('error', reject),
  );
  answer.resume();
  expect(answer.statusCode).toBe(403);
  expect(answer.rawHeaders.join('').length).toBeLessThan(2_048);
});
