// An upload that is never silent and never done: it has a minimum speed and a time limit, and no stop waits for it.
import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { booksOf, newCustomer } from '../api/testing/customer.ts';
import { spooledIn } from '../api/testing/spooled.ts';
import type { UploadLimits } from '../api/upload-limits.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { chunk, filePart, multipart, sendRaw, trickle } from './testing/raw-request.ts';

// The servers of these tests share one database, and its secret.
const variables = { SECRET_KEY: 'for the trickling uploads of this test' };
let database: Database;
let server: TestServer | undefined;
beforeAll(async () => {
  database = await temporaryDatabase();
});
afterEach(() => server?.stop());
afterAll(() => database.close());

/** Its own limits, and an upload whose headers have been accepted. */
async function beginUpload(uploads: Partial<UploadLimits>, length: Record<string, string>, body: string) {
  server = await startServer({
    database,
    variables,
    processing: { uploads: { heldBytesMax: 0, ...uploads } },
  });
  const { url, dataDir } = server;
  const ada = await newCustomer(url, database);
  const raw = sendRaw(url, { headers: { ...multipart(ada.key), ...length }, body });
  const files = () => spooledIn(dataDir).calls;
  await expect.poll(() => files().length).toBeGreaterThan(0);
  const left = async () => ({ ...(await booksOf(database, ada)), files: files() });
  return { raw, left };
}

const head = `${filePart()}%PDF-1.7 and so on`;
const announced = { 'content-length': '1000000' };
const inChunks = { 'transfer-encoding': 'chunked' };
const nothingLeft = { current_usage: 0, reserved_calls: 0, files: [] };

test.each([
  ['announced', announced, head, '%'],
  ['in chunks', inChunks, chunk(head), chunk('%')],
])('a byte now and then is ended with what is required, %s', async (_, length, body, piece) => {
  const { raw, left } = await beginUpload({ windowMs: 500, bytesPerSecondMin: 8_192 }, length, body);
  const answer = await trickle(raw, piece, 50);
  expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*upload_too_slow/);
  expect(answer).toContain('8 KB a second');
  expect(await left()).toMatchObject(nothingLeft);
});

test('an upload that is fast enough and never ends is ended when its whole time is over', async () => {
  const limits = { baseMs: 1_000, bytesPerSecondPlanned: Number.MAX_SAFE_INTEGER };
  const { raw, left } = await beginUpload(limits, inChunks, chunk(head));
  const answer = await trickle(raw, chunk('%'.repeat(1_000)), 20);
  expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*upload_overdue/);
  expect(await left()).toMatchObject(nothingLeft);
});

test('a stopping server gives uploads its stated time, then refuses them and has stopped', async () => {
  const { raw } = await beginUpload({ stopMs: 300 }, announced, head);
  const [answer] = await Promise.all([trickle(raw, '%', 50), server?.stop()]);
  server = undefined;
  expect(answer).toMatch(/^HTTP\/1.1 503 [\s\S]*server_stopping/);
  expect(answer).toMatch(/\r\nretry-after: \d+\r\n/);
});
