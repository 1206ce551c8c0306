// A request is held in memory only as far as its texts: they have one small limit, however they are sent.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksOf, type Customer, newCustomer } from '../api/testing/customer.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { chunk, filePart, multipart, type RawRequest, sendRaw, textPart } from './testing/raw-request.ts';

const megabyte = 1_048_576;
const offeredBytes = 64 * megabyte;

let server: TestServer;
let ada: Customer;
beforeAll(async () => {
  server = await startServer();
  ada = await newCustomer(server.url, server.database);
});
afterAll(() => server.stop());

/** Sends piece after piece as fast as they are taken, until something is answered; tells how much that was. */
async function flood(raw: RawRequest, pieceOf: (index: number) => string): Promise<number> {
  let sentBytes = 0;
  for (let index = 0; sentBytes < offeredBytes && raw.soFar() === ''; index += 1) {
    const piece = pieceOf(index);
    sentBytes += piece.length;
    if (raw.socket.writable) await new Promise<void>((resolve) => raw.socket.write(piece, () => resolve()));
  }
  raw.socket.end();
  return sentBytes;
}

const chunked = () => ({ ...multipart(ada.key), 'transfer-encoding': 'chunked' });

test.each([
  ['texts of a megabyte each', (index: number) => textPart(`text${index}`, 'a'.repeat(megabyte - 100))],
  ['names that are long', (index: number) => textPart(`${index}${'n'.repeat(60_000)}`, '')],
  ['parts that are neither text nor file', () => `--x\r\nx-other: 1\r\n\r\n${'a'.repeat(60_000)}\r\n`],
])('%s are refused after two megabytes, in chunks without an announced length', async (_, pieceOf) => {
  const raw = sendRaw(server.url, { headers: chunked() });
  const sentBytes = await flood(raw, (index) => chunk(pieceOf(index)));
  expect(await raw.answer).toMatch(/^HTTP\/1.1 413 [\s\S]*texts_too_long/);
  expect(sentBytes).toBeLessThan(offeredBytes / 2);
});

test('a text after a file counts as text, and the file does not', async () => {
  const raw = sendRaw(server.url, {
    headers: chunked(),
    body: chunk(`${filePart()}${'%'.repeat(megabyte)}\r\n`),
  });
  for (let sent = 0; sent < 4; sent += 1) raw.socket.write(chunk('%'.repeat(megabyte)));
  raw.socket.write(chunk('\r\n'));
  await flood(raw, (index) => chunk(textPart(`text${index}`, 'a'.repeat(megabyte - 100))));
  expect(await raw.answer).toMatch(/^HTTP\/1.1 413 [\s\S]*texts_too_long/);
});

test('an announced body that no plan of files could fill is refused before it comes', async () => {
  const starter = await newCustomer(server.url, server.database, 'starter');
  const headers = { ...multipart(starter.key), 'content-length': String(104 * megabyte) };
  const raw = sendRaw(server.url, { headers });
  expect(await raw.answer).toMatch(/^HTTP\/1.1 413 [\s\S]*file_too_large/);
});

test('nobody is charged for them, and nothing stays reserved', async () => {
  const { current_usage, reserved_calls } = await booksOf(server.database, ada);
  expect({ current_usage, reserved_calls }).toEqual({ current_usage: 0, reserved_calls: 0 });
});
