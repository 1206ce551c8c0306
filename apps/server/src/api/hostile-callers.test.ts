// Callers that disconnect, dawdle, lie about their upload or guess keys: what they hold is freed, what they did is logged.
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { meteringLimits } from '@pagesmith/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { booksOf, type Customer, type FormParts, newCustomer, post, readSample } from './testing/customer.ts';
import { nothing, spooledIn } from './testing/spooled.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    processing: {
      metering: { ratePerMinute: { ...meteringLimits.ratePerMinute, starter: 1_000 } },
      // What has arrived is seen in the spool.
      uploads: { heldBytesMax: 0 },
    },
  });
});
afterAll(() => server.stop());

const annex: FormParts = [['file', { sample: 'annex.pdf' }]];
const list = ({ key }: Customer, parts: FormParts = annex) =>
  post(server.url, { id: 'list-fields' }, parts, { 'x-api-key': key });

interface Raw {
  readonly socket: Socket;
  readonly answer: Promise<string>;
}

/** A request of which only this much is sent. */
function sendRaw(
  { key }: Customer,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
  url = server.url,
): Raw {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const given = {
    host: hostname,
    'x-api-key': key,
    'content-type': 'multipart/form-data; boundary=x',
    connection: 'close',
    ...headers,
  };
  const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /list-fields HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.write(body);
  const answer = new Promise<string>((resolve) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
  return { socket, answer };
}

const partHead = (fileName = 'a.pdf') =>
  `--x\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/pdf\r\n\r\n`;

const reservedCallsOf = async (customer: Customer) =>
  (await booksOf(server.database, customer)).reserved_calls;
const spooled = () => spooledIn(server.dataDir).calls;

/** The log's sole row, once it is there. */
async function loggedEnd(customer: Customer) {
  await expect.poll(async () => (await booksOf(server.database, customer)).rows.length).toBe(1);
  return booksOf(server.database, customer);
}

const gone = {
  current_usage: 0,
  reserved_calls: 0,
  charged_mills: 0,
  rows: [
    { status: 'error', endpoint: '/list-fields', error_message: 'The caller disconnected', occurrences: 1 },
  ],
};

test('a caller who goes away in the middle of the upload frees its place, and the call is logged', async () => {
  const ada = await newCustomer(server.url, server.database);
  const { socket } = sendRaw(ada, `${partHead()}%PDF-1.7`, { 'content-length': '100000' });
  await expect.poll(() => reservedCallsOf(ada)).toBe(1);
  await expect.poll(() => spooled().length).toBe(1);
  socket.destroy();
  expect(await loggedEnd(ada)).toEqual(gone);
  await expect.poll(spooled).toEqual([]);
});

test('a caller who goes away before anything of it is read holds nothing', async () => {
  const ada = await newCustomer(server.url, server.database);
  for (let call = 0; call < 10; call += 1) {
    const { socket } = sendRaw(ada, partHead(), { 'content-length': '100000' });
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.end();
    socket.destroy();
  }
  expect((await list(ada)).status).toBe(200);
  await expect.poll(() => reservedCallsOf(ada)).toBe(0);
  await expect.poll(spooled).toEqual([]);
});

test('uploads that dawdle hold no engine process', async () => {
  const [slow, quick] = [
    await newCustomer(server.url, server.database),
    await newCustomer(server.url, server.database),
  ];
  const dawdling = Array.from({ length: 40 }, () =>
    sendRaw(slow, `${partHead()}%`, { 'content-length': '100000' }),
  );
  await expect.poll(() => reservedCallsOf(slow)).toBe(40);
  const answers = await Promise.all(Array.from({ length: 10 }, () => list(quick)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  for (const { socket } of dawdling) socket.destroy();
  await expect.poll(() => reservedCallsOf(slow)).toBe(0);
});

test('an upload that stands still is ended and told so, and what it held is free', async () => {
  const impatient = await startServer({ processing: { uploads: { idleMs: 200 } } });
  try {
    const ada = await newCustomer(impatient.url, impatient.database);
    const { answer } = sendRaw(ada, `${partHead()}%PDF-1.7`, { 'content-length': '100000' }, impatient.url);
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1.1 408 /);
    expect(text).toContain('upload_stalled');
    expect(await booksOf(impatient.database, ada)).toMatchObject({
      current_usage: 0,
      reserved_calls: 0,
      rows: [{ status: 'error', error_message: expect.stringContaining('The upload stalled') }],
    });
    expect(spooledIn(impatient.dataDir)).toEqual(nothing);
  } finally {
    await impatient.stop();
  }
});

test('a file named like a path is only a file', async () => {
  const ada = await newCustomer(server.url, server.database);
  const file = Buffer.from(readSample('annex.pdf'));
  for (const name of [
    '../../../../escaped',
    '/etc/escaped',
    '..\\escaped',
    '%2e%2e%2fescaped',
    '\0escaped',
  ]) {
    const body = Buffer.concat([Buffer.from(partHead(name)), file, Buffer.from('\r\n--x--\r\n')]);
    const { answer } = sendRaw(ada, body, { 'content-length': String(body.length) });
    expect(await answer).toMatch(/^HTTP\/1.1 200 /);
  }
  expect(readdirSync(server.dataDir, { recursive: true }).join()).not.toContain('escaped');
});

test('a content-length over the plan’s maximum is answered before the body comes', async () => {
  const ada = await newCustomer(server.url, server.database, 'starter');
  const { answer } = sendRaw(ada, '', { 'content-length': String(1_024 ** 3) });
  const text = await answer;
  expect(text).toMatch(/^HTTP\/1.1 413 /);
  expect(text).toContain('file_too_large');
});

test('unknown keys from one address are throttled while a right key from there goes on', async () => {
  const ada = await newCustomer(server.url, server.database);
  const guess = (index: number) =>
    list({ accountId: '', cookie: '', key: `pk_${String(index).padStart(40, 'x')}` }).then(
      ({ status }) => status,
    );
  const statuses = await Promise.all(Array.from({ length: 80 }, (_, index) => guess(index)));
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(statuses.filter((status) => status === 401)).toHaveLength(60);
  const refused = await list({ accountId: '', cookie: '', key: `pk_${'y'.repeat(40)}` });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await list(ada)).status).toBe(200);
});
