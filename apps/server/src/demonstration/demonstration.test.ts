import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { samplePath } from '@pagesmith/operations/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nothing, spooledIn } from '../api/testing/spooled.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demonstrations: { name: 'demonstrations', eventsMax: 3, windowMs: 600_000 } });
  const samples = join(server.dataDir, 'samples');
  mkdirSync(samples);
  cpSync(dirname(samplePath('annex.pdf')), samples, { recursive: true });
});
afterAll(() => server.stop());

const ask = (body: unknown) =>
  fetch(`${server.url}/v1/demonstration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([
  [{ name: '', language: 'en' }],
  [{ name: 'x'.repeat(41), language: 'en' }],
  [{ name: 'two\nlines', language: 'en' }],
  [{ name: ['Ada'], language: 'en' }],
  [{ name: 'Ada', language: 'de' }],
  [[]],
])('what is no name is refused, and uses up no run (%#)', async (body) => {
  const response = await ask(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'name_unusable' });
});

test('a body that is too long is not read', async () => {
  expect((await ask({ name: 'x'.repeat(2_000), language: 'en' })).status).toBe(413);
});

test('a visitor’s name is on the picture of our form, nothing is metered or kept, and a network has its limit', async () => {
  const ada = await ask({ name: 'Ada', language: 'en' });
  expect([ada.status, ada.headers.get('content-type')]).toEqual([200, 'image/png']);
  const picture = await bytesOf(ada);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeLessThan(100_000);
  const again = await bytesOf(await ask({ name: 'Ada', language: 'en' }));
  expect(again.equals(picture)).toBe(true);
  const other = await bytesOf(await ask({ name: 'Łucja Ωμέγα', language: 'en' }));
  expect(other.equals(picture)).toBe(false);
  await expect.poll(() => spooledIn(server.dataDir)).toEqual(nothing);
  expect(await server.database.query('SELECT id FROM api_requests')).toEqual([]);
  const refused = await ask({ name: 'Ada', language: 'fr' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refused.json()).toMatchObject({ code: 'demonstrations_exhausted' });
});
