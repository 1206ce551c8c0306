// A server that is killed in the middle of a table: the job goes on after the last rows that were kept, every row is
// filled once, and charged once. `npm run soak` has ten thousand rows, and kills it twice.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type JobBody, jobShape } from '@pagesmith/contract';
import { connect } from '@pagesmith/database';
import { copyOfTemplate } from '@pagesmith/database/testing';
import { afterAll, expect, test } from 'vitest';
import { type Customer, enterpriseCustomer, post } from '../testing/customer.ts';
import { endServerProcesses, type ServerProcess, startServerProcess } from '../testing/server-process.ts';

// At least three turns. The last row is bad.
const count = process.env.SOAK ? 10_000 : 600;
const filled = count - 1;
const kills = process.env.SOAK ? 2 : 1;
const dataDir = await copyOfTemplate();
afterAll(() => {
  endServerProcesses();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => startServerProcess({ DATA_DIR: dataDir });

function filesOf(id: string): string[] {
  try {
    return readdirSync(join(dataDir, 'jobs', id));
  } catch {
    return [];
  }
}

/** From here on, the first turn of this attempt is in the books. */
async function secondTurnOf(id: string, attempt: number): Promise<void> {
  const isOfAttempt = (name: string) => name.startsWith('part-') && name.endsWith(`-${attempt}`);
  while (filesOf(id).filter(isOfAttempt).length < 2) {
    if (filesOf(id).includes('result')) throw new Error('the job ended before the server was killed');
    await pause(20);
  }
}

async function jobOf(id: string, { key }: Customer, { url }: ServerProcess): Promise<JobBody> {
  return jobShape.parse(await (await fetch(`${url}/jobs/${id}`, { headers: { 'x-api-key': key } })).json());
}

const peakMegabytes = ({ pid }: ServerProcess): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024);

async function submit({ url }: ServerProcess, { key }: Customer): Promise<JobBody> {
  const rows = Array.from({ length: filled }, (_, index) => `Person ${index + 1},City ${index % 97}`);
  const table = new TextEncoder().encode(`full_name,city\n${rows.join('\n')}\nToo,many,values\n`);
  const parts = [
    ['template', { sample: 'application-form.pdf' }],
    ['rows', table],
  ] as const;
  const response = await post(url, { id: 'bulk-fill' }, parts, { 'x-api-key': key });
  expect(response.status).toBe(202);
  return (await response.json()) as JobBody;
}

test(`${count} rows are each filled and charged once, but a bad one, while the server is killed ${kills} times`, async () => {
  let server = await start();
  const ada = await enterpriseCustomer(server.url);
  const { id } = await submit(server, ada);
  const begunMs = performance.now();
  const seen = new Set<string>();
  for (let kill = 1; kill <= kills; kill += 1) {
    await secondTurnOf(id, kill);
    await server.crash();
    for (const name of filesOf(id)) seen.add(name);
    server = await start();
  }
  let job = await jobOf(id, ada, server);
  for (; job.finishedAt === null; job = await jobOf(id, ada, server)) {
    for (const name of filesOf(id)) seen.add(name);
    await pause(50);
  }
  const tookMs = performance.now() - begunMs;
  expect(job).toMatchObject({ state: 'succeeded', credits: filled, rows: { filled, failed: 1 } });
  // What was done before was not done again.
  expect(seen).toContain('part-1-1');
  expect([...seen].filter((name) => /^part-1-[^1]/.test(name))).toEqual([]);
  const headers = { 'x-api-key': ada.key };
  const result = await fetch(`${server.url}${job.result?.url}`, { headers });
  const zip = Buffer.from(await result.arrayBuffer());
  // Nothing of the parts is left.
  while (filesOf(id).some((name) => name.startsWith('part-'))) await pause(20);
  const peak = process.platform === 'linux' ? peakMegabytes(server) : 0;
  await server.crash();
  const ends = zip.length - 22;
  expect(zip.readUInt16LE(ends + 10)).toBe(filled);
  const names = zip.toString('utf8', zip.readUInt32LE(ends + 16)).match(/document-\d+\.pdf/g) ?? [];
  expect(new Set(names).size).toBe(filled);

  const database = await connect({ dataDir });
  const log = await database.query(
    'SELECT operation, steps, times, credits FROM api_requests WHERE id = $1',
    [id],
  );
  const books = await database.query('SELECT current_usage, reserved_calls FROM subscriptions');
  const left = await database.query('SELECT FROM job_parts');
  await database.close();
  expect(log).toEqual([{ operation: 'bulk-fill', steps: ['fill-pdf'], times: filled, credits: filled }]);
  expect(books).toEqual([{ current_usage: filled, reserved_calls: 0 }]);
  expect(left).toEqual([]);
  console.log(
    `${count} rows, ${kills} kills: ${Math.round(tookMs / 1_000)} s, ${Math.round(zip.length / 1e6)} MB, the server's peak ${peak} MB.`,
  );
}, 1_800_000);
