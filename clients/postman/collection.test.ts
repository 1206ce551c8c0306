import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@pagesmith/operations';
import { samplePath } from '@pagesmith/operations/samples';
import { expect, test } from 'vitest';
import { newAccess } from '../testing/api.ts';
import collection from './derived/pagesmith.postman_collection.json' with { type: 'json' };

interface Row {
  readonly key: string;
  readonly type: string;
  readonly src?: string;
  readonly value?: string;
  readonly disabled?: boolean;
}

/** As Postman sends it: variables filled in, rows that are switched off left out. */
function send(item: (typeof collection)['item'][number], url: string, key: string): Promise<Response> {
  const form = new FormData();
  const { body } = item.request;
  const rows: readonly Row[] = body && 'formdata' in body ? (body.formdata ?? []) : [];
  for (const row of rows.filter(({ disabled }) => !disabled)) {
    if (row.src) form.append(row.key, new Blob([readFileSync(samplePath(row.src))]), row.src);
    else form.append(row.key, row.value ?? '');
  }
  const address = item.request.url.raw.replace('{{url}}', url);
  return fetch(address, { method: item.request.method, headers: { 'x-api-key': key }, body: form });
}

test('every operation is in the collection, and its request works as it stands', async () => {
  const { url, key } = await newAccess();
  const byName = new Map(collection.item.map((item) => [item.name, item]));
  const upload = byName.get('upload-file');
  if (!upload) throw new Error('upload-file is missing');
  expect((await send(upload, url, key)).status).toBe(201);
  for (const { id, result } of operations) {
    const item = byName.get(id);
    if (!item) throw new Error(`${id} is missing`);
    const response = await send(item, url, key);
    expect(response.status, id).toBe(200);
    expect(response.headers.get('content-type'), id).toContain(result.mediaType);
    await response.arrayBuffer();
  }
});

test('everything else that a key can do is in it, with a body that is JSON', () => {
  const bodies = collection.item.flatMap(({ name, request: { body } }) =>
    body && 'raw' in body ? [[name, JSON.parse(body.raw ?? '')]] : [],
  );
  expect(Object.fromEntries(bodies)).toMatchObject({ 'rotate-key': { overlapHours: 24 } });
  expect(collection.item.map(({ request }) => request.url.raw)).toContain('{{url}}/keys/{{id}}/rotation');
});

test('it knows no key', () => {
  const text = readFileSync(join(import.meta.dirname, 'derived/pagesmith.postman_collection.json'), 'utf8');
  expect(text).not.toMatch(/pk_\w/);
});
