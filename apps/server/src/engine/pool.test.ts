import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { OperationId } from '@pagesmith/operations';
import { samplePath } from '@pagesmith/operations/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cpuTicksOf, enginePids } from '../api/testing/engines.ts';
import { endless } from '../api/testing/hostile-pdfs.ts';
import { createCage } from './cage/cage.ts';
import type { EnginePriority } from './niceness.ts';
import { createEnginePool, type EnginePool, type PoolOptions } from './pool.ts';

const spoolFolder = mkdtempSync(join(tmpdir(), 'pagesmith-spool-'));
const crashes: unknown[] = [];
const limits: Omit<PoolOptions, 'cage'> = {
  processes: 4,
  warmProcesses: { paid: 4, free: 0 },
  memoryBytes: 4_096 * 1_048_576,
  timeoutMs: 60_000,
  priority: 'by-plan',
  onCrash: (error) => crashes.push(error),
};
let options: PoolOptions;
let pool: EnginePool;
let files = 0;

beforeAll(async () => {
  const cage = await createCage({ folder: spoolFolder, hiddenFolders: [spoolFolder] });
  options = { ...limits, cage };
  pool = createEnginePool(options);
});
afterAll(() => {
  pool.close();
  rmSync(spoolFolder, { recursive: true });
});

const inSpool = (sample: string): string => {
  files += 1;
  const path = join(spoolFolder, `${files}`);
  copyFileSync(samplePath(sample), path);
  return path;
};

/** Work that finds a text in a file. */
function search(
  source: string,
  { account = 'ada', signal = new AbortController().signal, inputBytes = 1_000 } = {},
) {
  const operation: OperationId = 'detect-page';
  const input = { file: { part: 'file', source: basename(source) }, searchText: 'Signature' };
  return {
    account,
    plan: 'pro' as const,
    isJob: false,
    inputBytes,
    signal,
    task: { steps: [{ operation, input, options: {} }] },
    files: [source],
    resultPath: join(spoolFolder, 'r'),
  };
}

test('a task is worked in the folder of its process, and leaves nothing there', async () => {
  const resultPath = join(spoolFolder, 'result');
  const source = inSpool('application-form.pdf');
  const file = { part: 'file', source: basename(source) };
  const input = { file, fields: new Map([['full_name', ['Zoë']]]) };
  const task = { steps: [{ operation: 'fill-pdf' as const, input, options: { flatten: false } }] };
  const result = await pool.run({
    account: 'ada',
    plan: 'pro',
    isJob: false,
    inputBytes: 5_000,
    task,
    files: [source],
    resultPath,
    signal: new AbortController().signal,
  });
  expect(result).toMatchObject({ kind: 'file', warnings: [], sizeBytes: statSync(resultPath).size });
  expect(readFileSync(resultPath).subarray(0, 5).toString()).toBe('%PDF-');
  const folders = readdirSync(spoolFolder).filter((name) => name.startsWith('engine-'));
  expect(folders).toHaveLength(limits.processes);
  expect(folders.flatMap((name) => readdirSync(join(spoolFolder, name)))).toEqual([]);
});

test('work of those who do not pay stands behind from its start, in processes of its own, unless all are equal', async () => {
  const priorityOf = async (plan: 'starter' | 'pro', priority: EnginePriority) => {
    const before = new Set(enginePids());
    const alone = createEnginePool({ ...options, priority, warmProcesses: { paid: 0, free: 0 } });
    await alone.run({ ...search(inSpool('contract.pdf')), plan });
    const [pid] = enginePids().filter((one) => !before.has(one));
    const found = getPriority(pid);
    alone.close();
    return found;
  };
  expect(await priorityOf('starter', 'by-plan')).toBeGreaterThan(getPriority());
  expect(await priorityOf('pro', 'by-plan')).toBe(getPriority());
  expect(await priorityOf('starter', 'equal')).toBe(getPriority());
});

test('the processor time of a task is told, whether it succeeds, fails or is given up', async () => {
  const spent: number[] = [];
  const onSpent = (processorMs: number) => spent.push(processorMs);
  const text = join(spoolFolder, 'text');
  writeFileSync(text, 'no document');
  await pool.run({ ...search(inSpool('contract.pdf')), onSpent });
  await expect(pool.run({ ...search(text), onSpent })).rejects.toMatchObject({ code: 'file_not_pdf' });
  expect(spent).toEqual([expect.any(Number), expect.any(Number)]);
  const hung = join(spoolFolder, 'endless');
  writeFileSync(hung, endless());
  const gone = new AbortController();
  const given = pool.run({ ...search(hung, { signal: gone.signal }), onSpent });
  const busy = () => enginePids().some((pid) => cpuTicksOf(pid) > 200);
  await expect.poll(busy).toBe(true);
  gone.abort(new Error('gone'));
  await expect(given).rejects.toThrow('gone');
  expect(spent.at(-1)).toBeGreaterThan(500);
});

test('a failure comes back with its code, status and words in both languages', async () => {
  const path = join(spoolFolder, 'text');
  writeFileSync(path, 'no document');
  await expect(pool.run(search(path))).rejects.toMatchObject({
    code: 'file_not_pdf',
    status: 400,
    words: { fr: expect.stringContaining('Partie «\u00a0file\u00a0». ') },
  });
});

test('a process reads no file but its code and those of its task', async () => {
  const asked = search(inSpool('contract.pdf'));
  const input = { file: { part: 'file', source: '/etc/hostname' }, searchText: 'a' };
  const steps = asked.task.steps.map((step) => ({ ...step, input }));
  await expect(pool.run({ ...asked, task: { steps } })).rejects.toMatchObject({
    code: 'engine_crashed',
    status: 500,
  });
  expect(String(crashes.at(-1))).toContain('Access to this API has been restricted');
});

test('work that takes too long is ended with a clear failure, and the next work succeeds', async () => {
  const impatient = createEnginePool({ ...options, timeoutMs: 1, warmProcesses: { paid: 1, free: 0 } });
  await expect(impatient.run(search(inSpool('contract.pdf')))).rejects.toMatchObject({
    code: 'work_too_slow',
    status: 400,
  });
  impatient.close();
  expect(await pool.run(search(inSpool('contract.pdf')))).toEqual({
    kind: 'json',
    text: JSON.stringify({ page: 5, totalPages: 5 }),
    warnings: [],
  });
});

test('a caller who goes away frees the place, waiting or working', async () => {
  const gone = new AbortController();
  const works = Array.from({ length: 6 }, () =>
    pool.run(search(inSpool('contract.pdf'), { account: 'eve', signal: gone.signal })),
  );
  gone.abort(new Error('gone'));
  const ends = await Promise.allSettled(works);
  expect(ends.map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
  expect(await pool.run(search(inSpool('contract.pdf'), { account: 'eve' }))).toMatchObject({ kind: 'json' });
  const waiting = { starter: 0, premium: 0, pro: 0, enterprise: 0 };
  expect(pool.counts()).toEqual({ running: 0, waiting });
});

test('more work of one account than may wait is told that the service is busy, and when to try again', async () => {
  const source = inSpool('contract.pdf');
  const works = Array.from({ length: 200 }, () => pool.run(search(source, { account: 'mallory' })));
  const ends = await Promise.allSettled(works);
  const refused = ends.filter((end) => end.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: 'engine_busy', status: 503, facts: { retryAfterSeconds: 5 } });
  expect(ends.filter((end) => end.status === 'fulfilled').length).toBeGreaterThan(60);
});

test('a damaged file too large to be held is worked on again, with memory for all of it', async () => {
  const source = inSpool('application-form.pdf');
  // Nothing is where the end of the file says: only the whole of it tells where anything lies.
  appendFileSync(source, `${' '.repeat(33 * 1_048_576)}\nstartxref\n7\n%%EOF\n`);
  const input = { file: { part: 'file', source: basename(source) } };
  let starts = 0;
  const work = {
    ...search(source, { inputBytes: statSync(source).size }),
    task: { steps: [{ operation: 'list-fields' as const, input, options: {} }] },
    onStart: () => {
      starts += 1;
    },
  };
  expect(await pool.run(work)).toMatchObject({ kind: 'json', text: expect.stringContaining('"fields":[') });
  expect(starts).toBe(2);
});
