// The description as its readers use it: fetched from a server, and each of its examples sent as it stands there.
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { operations } from '@pagesmith/operations';
import { samplePath } from '@pagesmith/operations/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type FormParts, newCustomer, post, readSample } from '../api/testing/customer.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

type Schema = Parameters<typeof z.fromJSONSchema>[0];
type Example = Record<string, string | number | string[]>;

interface Route {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: Schema; readonly example?: Example }>;
  };
  readonly responses: Record<string, { readonly content: Record<string, { readonly schema: Schema }> }>;
}
type Described = Record<string, Route>;

let server: TestServer;
let paths: Record<string, Described>;
let schemas: object;
beforeAll(async () => {
  server = await startServer();
  const response = await fetch(`${server.url}/openapi.json`);
  // References lead into the schema itself, which a reader of JSON Schema alone can follow.
  const text = (await response.text()).replaceAll('#/components/schemas/', '#/$defs/');
  const description = JSON.parse(text) as {
    paths: Record<string, Described>;
    components: { schemas: object };
  };
  ({ paths } = description);
  ({ schemas } = description.components);
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
  const example = described?.requestBody?.content['multipart/form-data']?.example ?? {};
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

test('every example of a body agrees with its schema, and every operation has one of each kind', () => {
  const seen = [];
  for (const [path, methods] of Object.entries(paths)) {
    for (const { operationId, requestBody } of Object.values(methods)) {
      for (const [type, { schema, example }] of Object.entries(requestBody?.content ?? {})) {
        if (example === undefined) continue;
        seen.push(`${operationId} ${type}`);
        const shape = z.fromJSONSchema({ ...Object(schema), $defs: schemas } as Schema);
        expect(shape.safeParse(example).error, `${path} ${type}`).toBeUndefined();
      }
    }
  }
  for (const id of [...operations.map(({ id }) => id), 'run-pipeline']) {
    expect(seen).toEqual(expect.arrayContaining([`${id} multipart/form-data`, `${id} application/json`]));
  }
});

/** As it would be fetched from its address. */
const contentOf = (_name: string, value: unknown) =>
  isAddress(value) ? { base64: Buffer.from(readSample(basename(value.url))).toString('base64') } : value;

const isAddress = (value: unknown): value is { readonly url: string } =>
  typeof value === 'object' && value !== null && 'url' in value;

test('every example in JSON is answered like that of the form', async () => {
  const { key } = await newCustomer(server.url, server.database, 'enterprise');
  for (const { id } of operations) {
    const example = paths[`/${id}`]?.post?.requestBody?.content['application/json']?.example;
    const response = await fetch(`${server.url}/${id}`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(example, contentOf),
    });
    expect([id, response.status]).toEqual([id, 200]);
    await response.arrayBuffer();
  }
});
