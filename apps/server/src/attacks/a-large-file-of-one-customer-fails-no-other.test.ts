import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { OperationId } from '@pagesmith/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endless } from '../api/testing/hostile-pdfs.ts';
import { createCage } from '../engine/cage/cage.ts';
import { createEnginePool, type EnginePool } from '../engine/pool.ts';

const megabyte = 1_048_576;
const largeBytes = 640 * megabyte;
const spoolFolder = mkdtempSync(join(tmpdir(), 'pagesmith-attack-'));
let pool: EnginePool;
beforeAll(async () => {
  pool = createEnginePool({
    processes: 4,
    warmProcesses: { paid: 1, free: 0 },
    memoryBytes: 8_192 * megabyte,
    timeoutMs: 60_000,
    priority: 'equal',
    cage: await createCage({ folder: spoolFolder, hiddenFolders: [spoolFolder] }),
    onCrash: () => undefined,
  });
});
afterAll(() => {
  pool.close();
  rmSync(spoolFolder, { recursive: true });
});

/** A page, and behind it an attachment of zeros that takes no room on the disk. */
function largeFile(): string {
  const path = join(spoolFolder, 'large');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  const head = `%PDF-1.7\n${objects.join('')}`;
  const start = `${head}4 0 obj\n<</Length ${largeBytes}>>stream\n`;
  writeFileSync(path, start);
  truncateSync(path, start.length + largeBytes);
  const offsets = objects.map((_, index) => 9 + objects.slice(0, index).join('').length).concat(head.length);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `\nendstream\nendobj\nxref\n0 5\n0000000000 65535 f \n${rows}trailer<</Root 1 0 R/Size 5>>\n`;
  const xref = start.length + largeBytes + '\nendstream\nendobj\n'.length;
  writeFileSync(path, `${end}startxref\n${xref}\n%%EOF\n`, { flag: 'a' });
  return path;
}

const work = (
  account: string,
  operation: OperationId,
  source: string,
  input: object,
  inputBytes: number,
) => ({
  account,
  plan: 'enterprise' as const,
  isJob: false,
  inputBytes,
  signal: new AbortController().signal,
  task: {
    steps: [
      { operation, input: { file: { part: 'file', source: basename(source) }, ...input }, options: {} },
    ],
  },
  files: [source],
  resultPath: join(spoolFolder, 'result'),
});

test('after a file of hundreds of megabytes the next customer’s small one succeeds', async () => {
  const pages = { pages: '1' };
  expect(await pool.run(work('ada', 'extract-pages', largeFile(), pages, largeBytes))).toMatchObject({
    kind: 'file',
  });
  const small = join(spoolFolder, 'small');
  writeFileSync(small, endless(1));
  const next = await pool
    .run(work('bob', 'detect-page', small, { searchText: 'x' }, 5 * megabyte))
    .catch((failure) => failure);
  expect(next).toMatchObject({ code: 'text_absent' });
});
