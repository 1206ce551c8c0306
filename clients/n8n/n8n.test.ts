import { createRequire } from 'node:module';
import { operations } from '@pagesmith/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { newAccess } from '../testing/api.ts';
import { emptyProject } from '../testing/empty-project.ts';
import type { Execution, Item } from './src/n8n.ts';
import type { PagesmithApi } from './src/pagesmith-credentials.ts';
import type { Pagesmith } from './src/pagesmith-node.ts';

const project = emptyProject();
let node: Pagesmith;
let credentials: PagesmithApi;
let access: Awaited<ReturnType<typeof newAccess>>;

/** As n8n does it: by the paths in the manifest, and classes that are named like their files. */
beforeAll(async () => {
  await project.installs('n8n-nodes-pagesmith.tgz');
  const require = createRequire(project.path('package.json'));
  const { n8n } = require('n8n-nodes-pagesmith/package.json');
  const made = [...n8n.nodes, ...n8n.credentials].map((path: string) => {
    const [name = ''] = path.replace('dist/', '').split('.');
    return new (require(`n8n-nodes-pagesmith/${path}`)[name])();
  });
  [node, credentials] = made as [Pagesmith, PagesmithApi];
  access = await newAccess();
});
afterAll(project.remove);

/** The fields that n8n documents for a property, and what each kind of it needs. */
const choice = z.strictObject({
  name: z.string().min(1),
  value: z.string().min(1),
  description: z.string().optional(),
  action: z.string().optional(),
});
const fields = {
  displayName: z.string().min(1),
  name: z.string().regex(/^\w+$/),
  description: z.string().min(1).optional(),
  required: z.boolean().optional(),
  noDataExpression: z.boolean().optional(),
  placeholder: z.string().optional(),
  typeOptions: z
    .strictObject({ multipleValues: z.boolean().optional(), password: z.boolean().optional() })
    .optional(),
  displayOptions: z.strictObject({ show: z.record(z.string(), z.array(z.string()).min(1)) }).optional(),
};
const property: z.ZodType = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ ...fields, type: z.literal('string'), default: z.union([z.string(), z.tuple([])]) }),
    z.strictObject({ ...fields, type: z.literal('number'), default: z.number() }),
    z.strictObject({ ...fields, type: z.literal('boolean'), default: z.boolean() }),
    z.strictObject({ ...fields, type: z.literal('json'), default: z.string() }),
    z.strictObject({
      ...fields,
      type: z.literal('options'),
      default: z.string(),
      options: z.array(choice).min(1),
    }),
    z.strictObject({
      ...fields,
      type: z.literal('multiOptions'),
      default: z.array(z.string()),
      options: z.array(choice).min(1),
    }),
    z.strictObject({
      ...fields,
      type: z.literal('collection'),
      default: z.strictObject({}),
      options: z.array(property).min(1),
    }),
    z.strictObject({
      ...fields,
      type: z.literal('fixedCollection'),
      default: z.object({}),
      options: z.array(
        z.strictObject({ displayName: z.string(), name: z.string(), values: z.array(property).min(1) }),
      ),
    }),
  ]),
);

test('the description has the fields that n8n documents, and every operation', () => {
  const { properties } = node.description;
  expect(z.array(property).safeParse(properties).error).toBeUndefined();
  expect(z.array(property).safeParse(credentials.properties).error).toBeUndefined();
  expect(credentials.authenticate.properties.headers).toEqual({ 'x-api-key': '={{$credentials.key}}' });
  expect(node.description.credentials).toEqual([{ name: credentials.name, required: true }]);
  const offered = properties
    .filter(({ name }) => name === 'operation')
    .flatMap(({ options = [] }) => options);
  const values = offered.map((option) => 'value' in option && option.value);
  expect(values).toEqual(
    expect.arrayContaining([...operations.map(({ id }) => id), 'pipelines', 'rotate-key']),
  );
  // A choice is shown once its resource and its operation are chosen, and by no other.
  for (const { name, displayOptions } of properties) {
    if (name === 'resource' || name === 'operation') continue;
    expect(values, name).toContain(displayOptions?.show.operation?.[0]);
  }
});

/** The part of a running n8n that a node sees: items, what was typed into the node, and files. */
async function executed(parameters: Record<string, unknown>, item: Item = { json: {} }, goesOn = false) {
  const given: Record<string, unknown> = parameters;
  const execution: Execution = {
    getInputData: () => [item],
    getNodeParameter: (name, _index, fallback) => given[name] ?? fallback,
    getCredentials: async () => access,
    continueOnFail: () => goesOn,
    helpers: {
      getBinaryDataBuffer: async (_index, field) => project.read(item.binary?.[field]?.fileName ?? ''),
      prepareBinaryData: async (content, fileName) => {
        project.write(fileName, content.toString('latin1'));
        return { fileName };
      },
    },
  };
  const [[done] = []] = await node.execute.call(execution);
  return done;
}

const withFiles = {
  json: {},
  binary: { data: { fileName: 'contract.pdf' }, other: { fileName: 'annex.pdf' } },
};
const form = (field: string) => ({ values: { source: 'binary', value: field } });

test('it runs against a server: files of the item, uploads, links, values and failures', async () => {
  const merged = await executed(
    { operation: 'merge-pdf', files: { values: [{ source: 'binary', value: '*' }] } },
    withFiles,
  );
  expect(merged).toMatchObject({
    binary: { data: { fileName: 'merged-document.pdf' } },
    json: { creditsUsed: 1 },
  });
  expect(project.read('merged-document.pdf').subarray(0, 5).toString()).toBe('%PDF-');
  const item = { json: {}, binary: { data: { fileName: 'application-form.pdf' } } };
  const uploaded = await executed(
    { operation: 'upload-file', file: form('data'), options: { keep: 'template' } },
    item,
  );
  const file = { values: { source: 'file', value: uploaded?.json.id } };
  const fields = { values: [{ name: 'full_name', value: 'Zoë' }] };
  const filled = await executed({
    operation: 'fill-pdf',
    file,
    fields,
    resultAs: 'link',
    options: { flatten: true },
  });
  expect(filled).toMatchObject({ json: { name: 'filled-document.pdf', url: expect.any(String) } });
  const listed = await executed({ operation: 'list-fields', file });
  expect(listed?.json.fields).toContainEqual(expect.objectContaining({ name: 'full_name' }));
  expect(await executed({ operation: 'list-files', options: { limit: 1 } })).toMatchObject({
    json: { files: [expect.anything()] },
  });
  const wrong = { operation: 'extract-pages', file: form('data'), pages: '99' };
  await expect(executed(wrong, withFiles)).rejects.toMatchObject({ code: 'page_absent' });
  expect(await executed(wrong, withFiles, true)).toMatchObject({ json: { code: 'page_absent' } });
});
