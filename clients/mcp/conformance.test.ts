// The package that checks servers of the protocol, on the program as it is installed.
import { execFile, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccess } from '../testing/api.ts';
import { emptyProject } from '../testing/empty-project.ts';

const run = promisify(execFile);
const project = emptyProject();
const checker = project.path('conformance.cjs');

const manifest = import.meta.resolve('@modelcontextprotocol/conformance/package.json');

/** Bundled as CommonJS: its import of a function that Node.js 20 does not have is then no error until it is called. */
beforeAll(async () => {
  await project.installs('pagesmith-mcp.tgz');
  await build({
    entryPoints: [fileURLToPath(new URL('dist/index.js', manifest))],
    outfile: checker,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
});
afterAll(project.remove);

/** What they ask for is no capability of ours, or a kind of content that no result of ours has. */
const notOurs = {
  'logging-set-level': 'no logging',
  'completion-complete': 'no completion of arguments',
  'tools-call-image': 'no result is a picture',
  'tools-call-audio': 'no result is a sound',
  'tools-call-embedded-resource': 'results are linked, because they may be large',
  'tools-call-mixed-content': 'results are linked, because they may be large',
  'tools-call-with-logging': 'no logging',
  'tools-call-with-progress': 'a call is short, or a job that is asked for its progress',
  'tools-call-sampling': 'asks nothing of the model',
  'tools-call-elicitation': 'asks nothing of the person',
  'elicitation-sep1034-defaults': 'asks nothing of the person',
  'elicitation-sep1330-enums': 'asks nothing of the person',
  'json-schema-2020-12': 'about a tool of a test server, whose schema has definitions; ours have none',
  'server-sse-polling': 'without sessions, there is nothing to come back to',
  'server-sse-multiple-streams': 'without sessions, streams have nothing in common',
  'resources-read-text': 'no result is a text',
  'resources-templates-read': 'no templates',
  'resources-subscribe': 'a result does not change',
  'resources-unsubscribe': 'a result does not change',
  'prompts-list': 'no prompts',
  'prompts-get-simple': 'no prompts',
  'prompts-get-with-args': 'no prompts',
  'prompts-get-embedded-resource': 'no prompts',
  'prompts-get-with-image': 'no prompts',
};

/** The names that the package gives to tools and resources of a test server, and what is ours of that kind. */
const translated = (uri: string): readonly [RegExp, string][] => [
  [/"test_simple_text"/g, '"list-fields","arguments":{"file":"application-form.pdf"}'],
  [/"test_error_handling"/g, '"remove-page","arguments":{"file":"contract.pdf","pages":"99"}'],
  [/"test:\/\/static-binary"/g, JSON.stringify(uri)],
];

/** Passes everything on as it is, but for those names; a caller who names this address means the server behind it. */
async function translator(target: string, uri: string) {
  const { host } = new URL(target);
  const proxy = createServer(async (incoming, answer) => {
    const own = String((proxy.address() as AddressInfo).port);
    const ours = (value = '') =>
      value.replace(new RegExp(`^(http://)?(localhost|127\\.0\\.0\\.1):${own}$`), `$1${host}`);
    const headers = headersOf(incoming, ours);
    const body = translated(uri).reduce((sent, [name, by]) => sent.replace(name, by), await text(incoming));
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const onward = request(
      target,
      { method: incoming.method, headers: { ...headers, ...length } },
      (response) => {
        answer.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(answer);
      },
    );
    onward.once('error', () => answer.destroy());
    answer.once('close', () => onward.destroy());
    onward.end(body);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/mcp`, proxy };
}

function headersOf({ headers }: IncomingMessage, ours: (value?: string) => string) {
  const { host, origin, 'transfer-encoding': _chunked, ...others } = headers;
  return { ...others, host: ours(host), ...(origin && { origin: ours(origin) }) };
}

async function startedServer() {
  const { url, key } = await newAccess();
  const program = project.path('node_modules/@pagesmith/mcp/dist/pagesmith-mcp.js');
  const env = { PAGESMITH_URL: url, PAGESMITH_KEY: key, PATH: String(process.env.PATH) };
  const server = spawn(process.execPath, [program, '--http', '0'], { cwd: project.folder, env });
  const address = await new Promise<string>((resolve) => {
    server.stderr.on('data', (chunk) => resolve(String(chunk).replace('MCP at ', '').trim()));
  });
  return { server, address };
}

/** A result, so that there is a resource. */
async function madeResource(address: string): Promise<string> {
  const call = { name: 'remove-page', arguments: { file: 'contract.pdf', pages: '1' } };
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }),
  });
  return /pagesmith:\/\/results\/[^"\\]+/.exec(await response.text())?.[0] ?? '';
}

test('the server passes every scenario of the conformance package that is about what it offers', async () => {
  const { stdout: list } = await run(process.execPath, [checker, 'list', '--server']);
  const scenarios = [...list.matchAll(/^ +- ([\w-]+)/gm)].map(([, name = '']) => name);
  expect(scenarios).toEqual(expect.arrayContaining(Object.keys(notOurs)));
  const { server, address } = await startedServer();
  const { url, proxy } = await translator(address, await madeResource(address));
  // The package fails if one of these passes, so the list stays as short as it can be.
  const active = Object.keys(notOurs).map((name) => `  - ${name}\n`);
  writeFileSync(project.path('not-ours.yaml'), `server:\n${active.join('')}`);
  const args = [checker, 'server', '--url', url, '--suite', 'all', '--expected-failures', 'not-ours.yaml'];
  try {
    const { stdout } = await run(process.execPath, args, { cwd: project.folder });
    for (const name of scenarios) expect(stdout).toContain(name);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}\n${stderr}`);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
    server.kill();
  }
});
