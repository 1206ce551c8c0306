import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { operations } from '@pagesmith/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccess } from '../testing/api.ts';
import { emptyProject } from '../testing/empty-project.ts';

const project = emptyProject();
const program = project.path('node_modules/@pagesmith/mcp/dist/pagesmith-mcp.js');
let environment: Record<string, string>;

beforeAll(async () => {
  await project.installs('pagesmith-mcp.tgz');
  const { url, key } = await newAccess();
  environment = { PAGESMITH_URL: url, PAGESMITH_KEY: key, PATH: String(process.env.PATH) };
});
afterAll(project.remove);

async function overStdio(...args: string[]) {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [program, ...args],
      cwd: project.folder,
      env: environment,
    }),
  );
  return client;
}

const call = async (client: Client, name: string, given: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: given })) as CallToolResult;
const textOf = ({ content: [first] }: CallToolResult) => (first?.type === 'text' ? first.text : '');

test('every operation is a tool; a result is a resource, and the next tool takes it', async () => {
  const client = await overStdio();
  const { tools } = await client.listTools();
  const named = tools.map(({ name }) => name);
  expect(named).toEqual(
    expect.arrayContaining([...operations.map(({ id }) => id), 'pipelines', 'upload-file']),
  );
  // Answers with secrets have no place in a conversation.
  expect(named.filter((name) => /key|secret|webhook/.test(name))).toEqual([]);
  const merged = await call(client, 'merge-pdf', { files: ['contract.pdf', project.path('annex.pdf')] });
  const link = merged.content.find(({ type }) => type === 'resource_link') as { uri: string };
  const [content] = (await client.readResource({ uri: link.uri })).contents;
  const bytes = content && 'blob' in content ? Buffer.from(content.blob, 'base64') : Buffer.of();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual([link.uri]);
  const uploaded = await call(client, 'upload-file', { file: link.uri });
  const { id } = uploaded.structuredContent as { id: string };
  const linked = await call(client, 'extract-pages', { file: `file:${id}`, pages: '1', link: true });
  expect(linked.structuredContent).toMatchObject({ name: 'extracted-pages.pdf', url: expect.any(String) });
  expect((await call(client, 'delete-file', { id })).isError).toBeUndefined();
  const steps = [{ operation: 'extract-pages', parts: { file: { part: 'file' }, pages: { part: 'pages' } } }];
  const parts = { file: `@${link.uri}`, pages: '1' };
  const extracted = await call(client, 'pipelines', { pipeline: { steps }, parts });
  expect(extracted.content[1]).toMatchObject({ type: 'resource_link' });
  const found = await call(client, 'detect-page', { file: link.uri, searchText: 'Signature' });
  expect(found.structuredContent).toMatchObject({ page: expect.any(Number) });
  await client.close();
});

test('a file comes from an address and goes to a path, and nothing leaves the folder it is held to', async () => {
  const files = createServer((_request, answer) => answer.end(project.read('application-form.pdf')));
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(files.address() as AddressInfo).port}/form.pdf`;
  const client = await overStdio('--folder', project.folder);
  const given = { file: address, fields: { full_name: 'Zoë' }, output: 'filled.pdf' };
  expect(textOf(await call(client, 'fill-pdf', given))).toContain('filled.pdf');
  expect(project.read('filled.pdf').subarray(0, 5).toString()).toBe('%PDF-');
  for (const outside of [
    { file: '/etc/hostname' },
    { file: '../x.pdf' },
    { file: 'contract.pdf', output: '/tmp/x.pdf' },
  ]) {
    expect(
      await call(client, 'remove-page', { pages: '1', ...outside }),
      JSON.stringify(outside),
    ).toMatchObject({ isError: true });
  }
  const failed = await call(client, 'remove-page', { file: 'contract.pdf', pages: '99' });
  expect(textOf(failed)).toContain('(page_absent)');
  await client.close();
  files.close();
});

test('over HTTP it does the same, for programs of this machine and no page elsewhere', async () => {
  const server = spawn(process.execPath, [program, '--http', '0'], { cwd: project.folder, env: environment });
  const url = await new Promise<string>((resolve) => {
    server.stderr.on('data', (chunk) => resolve(String(chunk).replace('MCP at ', '').trim()));
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  const listed = await call(client, 'list-fields', { file: 'application-form.pdf' });
  expect(textOf(listed)).toContain('full_name');
  await client.close();
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const foreign = await fetch(url, {
    method: 'POST',
    body,
    headers: { ...headers, origin: 'https://evil.example' },
  });
  expect(foreign.status).toBe(403);
  server.kill();
});
