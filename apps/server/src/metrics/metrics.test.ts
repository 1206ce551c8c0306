import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Customer, type FormParts, newCustomer, post } from '../api/testing/customer.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

const operating = fileURLToPath(new URL('../../../../operating/', import.meta.url));
const annex: FormParts = [['file', { sample: 'annex.pdf' }]];
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

let server: TestServer;
let ada: Customer;
beforeAll(async () => {
  server = await startServer();
  ada = await newCustomer(server.url, server.database, 'pro');
});
afterAll(() => server.stop());

const call = (parts: FormParts, id = 'list-fields') =>
  post(server.url, { id }, parts, { 'x-api-key': ada.key, traceparent: `00-${traceId}-00f067aa0ba902b7-01` });

async function sampleOf(series: string): Promise<number> {
  const { port } = new URL(server.url);
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1],
  );
}

test('tell what became of calls and jobs, how long they took, and what waits', async () => {
  await call(annex);
  await call(annex);
  const refused = await call([['file', new TextEncoder().encode('no document')]]);
  const { code } = (await refused.json()) as { code: string };
  await call(annex, 'list-fields?async=true');
  const ended = (kind: string, outcome: string) =>
    sampleOf(`pagesmith_calls_total{operation="list-fields",kind="${kind}",outcome="${outcome}"}`);
  await expect.poll(() => ended('job', 'success')).toBe(1);
  expect(await ended('call', 'success')).toBe(2);
  expect(await ended('call', code)).toBe(1);
  for (const phase of ['upload', 'wait', 'work', 'settle']) {
    expect(await sampleOf(`pagesmith_phase_seconds_count{phase="${phase}"}`)).toBeGreaterThanOrEqual(3);
  }
  expect(await sampleOf('pagesmith_engine_places{state="taken"}')).toBe(0);
  expect(await sampleOf('pagesmith_engine_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(await sampleOf('pagesmith_store_seconds_count{action="put",outcome="success"}')).toBeGreaterThan(0);
  expect(
    await sampleOf('pagesmith_database_seconds_count{action="statement",outcome="success"}'),
  ).toBeGreaterThan(3);
  expect(await sampleOf('pagesmith_engine_waiting{plan="pro"}')).toBe(0);
  expect(await sampleOf('pagesmith_jobs{state="queued"}')).toBe(0);
  expect(await sampleOf('pagesmith_disk_free_bytes')).toBeGreaterThan(0);
  expect(await sampleOf('pagesmith_database_connections{state="open"}')).toBeGreaterThan(0);
});

test('a caller’s trace stands in the log of the call, and nothing else of its headers', async () => {
  await call(annex);
  const lineOf = () => server.log.findLast((one) => one.includes(traceId)) ?? '{}';
  await expect
    .poll(() => JSON.parse(lineOf()))
    .toMatchObject({
      req: { method: 'POST', path: '/list-fields', traceId },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    });
  const { reqId } = JSON.parse(lineOf());
  expect(server.log.filter((one) => one.includes(reqId))).toHaveLength(1);
  expect(server.log.join('\n')).not.toContain('00f067aa0ba902b7');
});

test('every series that a rule or the dashboard names is there', async () => {
  await call(annex);
  const { port } = new URL(server.url);
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const named = ['prometheus-rules.yml', 'grafana-dashboard.json'].flatMap((file) =>
    [...readFileSync(operating + file, 'utf8').matchAll(/\b(?:pagesmith|http|process)_[a-z_]+\b/g)].map(
      ([name]) => name.replace(/_(bucket|count|sum)$/, ''),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('every alert has its paragraph for whoever is woken by it, and none is left from another', () => {
  const page = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  const rules = readFileSync(`${operating}prometheus-rules.yml`, 'utf8');
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect([...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)).toEqual(alerts);
});

const promtool = ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool'].find((path) =>
  existsSync(path),
);
if (!promtool) console.warn('The rules are not tried: promtool is not installed (Debian: prometheus).');

test.runIf(promtool)('the rules alarm when they should, and only then', () => {
  const run = (...args: string[]) => execFileSync(promtool ?? '', args, { cwd: operating, encoding: 'utf8' });
  expect(run('check', 'rules', 'prometheus-rules.yml')).toContain('SUCCESS');
  expect(run('test', 'rules', 'prometheus-rules.test.yml')).toContain('SUCCESS');
});
