// The description as its readers use it: fetched from a server, and each of its examples sent as it stands there.
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { operations } from '@pagesmith/operations';
import { samplePath } from '@pagesmith/operations/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type FormParts, newCustomer, post } from '../api/testing/customer.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

type Schema = Parameters<typeof z.fromJSONSchema>[0];
type Example = Record<string, string | number | string[]>;

interface Described {
  readonly post: {
    readonly requestBody: {
      readonly content: Record<string, { readonly schema: Schema; readonly example: Example }>;
    };
    readonly responses: Record<string, { readonly content: Record<string, { readonly schema: Schema }> }>;
  };
}

let server: TestServer;
let paths: Record<string, Described>;
beforeAll(async () => {
  server = await startServer();
  const response = await fetch(`${server.url}/openapi.json`);
  ({ paths } = (await response.json()) as { paths: Record<string, Described> });
});
afterAll(() => server.stop());

const samples = new Set(readdirSync(dirname(samplePath('annex.pdf'))));
const asSent = (example: Example): FormParts =>
  Object.entries(example).flatMap(([name, values]) =>
    [values]
      .flat()
      .map(String)
      .map((value) => [name, samples.has(value) ? { sample: value } : value] as const),
  );

test.each(operations.map(({ id }) => id))('the example of %s is answered as described', async (id) => {
  const { key } = await newCustomer(server.url, server.database, 'enterprise');
  const described = paths[`/${id}`]?.post;
  const example = described?.requestBody.content['multipart/form-data']?.example ?? {};
  const response = await post(server.url, { id }, asSent(example), { 'x-api-key': key });
  expect(response.status).toBe(200);
  const [mediaType = '', { schema }] = Object.entries(described?.responses['200']?.content ?? {})[0] ?? [
    '',
    { schema: {} },
  ];
  expect(response.headers.get('content-type')).toContain(mediaType);
  if (mediaType === 'application/json') {
    expect(z.fromJSONSchema(schema).safeParse(await response.json()).error).toBeUndefined();
  } else {
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500);
  }
});

test.each(operations.map(({ id }) => id))('the example of %s agrees with its schema', (id) => {
  const { schema = {}, example } = paths[`/${id}`]?.post.requestBody.content['multipart/form-data'] ?? {};
  expect(z.fromJSONSchema(schema).safeParse(example).error).toBeUndefined();
});
