import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationId } from '@pagesmith/operations';
import { samplePath } from '@pagesmith/operations/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEnginePool, type EnginePool, type PoolOptions } from './pool.ts';

const spoolFolder = mkdtempSync(join(tmpdir(), 'pagesmith-spool-'));
const crashes: unknown[] = [];
const options: PoolOptions = {
  processes: 4,
  warmProcesses: 4,
  memoryBytes: 4_096 * 1_048_576,
  timeoutMs: 60_000,
  spoolFolder,
  onCrash: (error) => crashes.push(error),
};
let pool: EnginePool;
let files = 0;

beforeAll(() => {
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
  const input = { file: { part: 'file', source }, searchText: 'Signature' };
  return {
    account,
    inputBytes,
    signal,
    job: { operation, input, options: {}, resultPath: join(spoolFolder, 'r') },
  };
}

test('a job is worked on files of the spool, in a process of its own', async () => {
  const resultPath = join(spoolFolder, 'result');
  const file = { part: 'file', source: inSpool('application-form.pdf') };
  const input = { file, fields: new Map([['full_name', ['Zoë']]]) };
  const job = { operation: 'fill-pdf' as const, input, options: { flatten: false }, resultPath };
  const result = await pool.run({
    account: 'ada',
    inputBytes: 5_000,
    job,
    signal: new AbortController().signal,
  });
  expect(result).toMatchObject({ kind: 'file', warnings: [] });
  expect(readFileSync(resultPath).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a failure comes back with its code, status and words in both languages', async () => {
  const path = join(spoolFolder, 'text');
  writeFileSync(path, 'no document');
  await expect(pool.run(search(path))).rejects.toMatchObject({
    code: 'file_not_pdf',
    status: 400,
    words: { fr: expect.stringContaining('Partie file') },
  });
});

test('a process reads no file but its code and the spool', async () => {
  await expect(pool.run(search('/etc/hostname'))).rejects.toMatchObject({
    code: 'engine_crashed',
    status: 500,
  });
  expect(String(crashes.at(-1))).toContain('Access to this API has been restricted');
});

test('work that takes too long is ended with a clear failure, and the next work succeeds', async () => {
  const impatient = createEnginePool({ ...options, timeoutMs: 1, warmProcesses: 1 });
  await expect(impatient.run(search(inSpool('contract.pdf')))).rejects.toMatchObject({
    code: 'work_too_slow',
    status: 400,
  });
  impatient.close();
  expect(await pool.run(search(inSpool('contract.pdf')))).toEqual({
    kind: 'json',
    json: { page: 4, totalPages: 4 },
  });
});

test('a caller who goes away frees the place, waiting or working', async () => {
  const gone = new AbortController();
  const source = inSpool('contract.pdf');
  const works = Array.from({ length: 6 }, () =>
    pool.run(search(source, { account: 'eve', signal: gone.signal })),
  );
  gone.abort(new Error('gone'));
  const ends = await Promise.allSettled(works);
  expect(ends.map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
  expect(await pool.run(search(source, { account: 'eve' }))).toMatchObject({ kind: 'json' });
  expect(pool.counts()).toEqual({ running: 0, waiting: 0 });
});

test('a full queue answers that the service is busy, and when to try again', async () => {
  const source = inSpool('contract.pdf');
  const works = Array.from({ length: 200 }, () => pool.run(search(source, { account: 'mallory' })));
  const ends = await Promise.allSettled(works);
  const refused = ends.filter((end) => end.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: 'engine_busy', status: 503, facts: { retryAfterSeconds: 5 } });
  expect(ends.filter((end) => end.status === 'fulfilled').length).toBeGreaterThan(100);
});
