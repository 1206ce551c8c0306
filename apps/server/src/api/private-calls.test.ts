import { randomBytes } from 'node:crypto';
// The GDPR service on a real server: nothing of a document is found on the disk or in the database, neither after its
// calls nor when the server is killed in the middle of them.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyOfTemplate } from '@pagesmith/database/testing';
import { afterAll, expect, test } from 'vitest';
import {
  type Customer,
  enterpriseCustomer,
  type FormParts,
  post,
  readSample,
  registerCustomer,
} from './testing/customer.ts';
import { endless } from './testing/hostile-pdfs.ts';
import { endServerProcesses, type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { spooledIn } from './testing/spooled.ts';

const dataDir = await copyOfTemplate();
const variables = { DATA_DIR: dataDir };
afterAll(() => {
  endServerProcesses();
  rmSync(dataDir, { recursive: true, force: true });
});

const marker = 'Zaphod-Beeblebrox-7391';
const contract = readSample('contract.pdf');
const form = readSample('application-form.pdf');
/** Too large to stay in memory. */
const padding = randomBytes(150_000).toString('hex');
const slow = Buffer.concat([endless(), Buffer.from(`\n% ${marker} ${padding}\n`)]);

/** Pieces from all over each document, and what was typed into a form. */
const samples: Buffer[] = [
  Buffer.from(marker),
  ...[contract, form, slow].flatMap((bytes) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => {
      const at = Math.floor(bytes.length * share);
      return Buffer.from(bytes.subarray(at, at + 24));
    }),
  ),
].filter((sample) => new Set(sample).size > 8);

/** Every file of the data folder, the database's too, that has one of the samples in it. */
function leaksIn(folder: string, sought = samples): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return paths.filter((path) => {
    const content = readFileSync(path);
    return sought.some((sample) => content.includes(sample));
  });
}

const reportOf = async (server: ServerProcess, { key }: Customer, id: string | null) => {
  for (;;) {
    const answer = await fetch(`${server.url}/calls/${id}/report`, { headers: { 'x-api-key': key } });
    const { deletionProof } = (await answer.json()) as { deletionProof?: { state: string } };
    if (deletionProof?.state === 'issued') return deletionProof;
    await pause(200);
  }
};

/** An upload that never ends: its beginning lies in the spool. */
function stalledUpload({ url }: ServerProcess, { key }: Customer): void {
  const headers = { 'x-api-key': key, 'content-type': 'multipart/form-data; boundary=x' };
  const upload = request(`${url}/list-fields`, { method: 'POST', headers }).on('error', () => undefined);
  upload.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
  upload.write(contract);
  upload.write(padding);
}

/** Looks until it is so. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

test('no byte of a document is on the disk or in the database, after calls and after a kill in their middle', async () => {
  let server = await startServerProcess(variables);
  const ada = await enterpriseCustomer(server.url);
  const call = (id: string, parts: FormParts, headers = {}) =>
    post(server.url, { id }, parts, { 'x-api-key': ada.key, ...headers });

  const filled = await call('fill-pdf', [
    ['file', form],
    ['full_name', marker],
  ]);
  expect(filled.status).toBe(200);
  await filled.arrayBuffer();
  const failed = await call('fill-pdf', [
    ['file', form],
    [marker, 'x'],
  ]);
  expect([failed.status, await failed.text()]).toEqual([400, expect.stringContaining(marker)]);
  const job = await call('fill-pdf?async=true', [
    ['file', form],
    [marker, 'x'],
  ]);
  const jobId = job.headers.get('x-deletion-proof');
  for (const id of [filled.headers.get('x-request-id'), failed.headers.get('x-request-id'), jobId]) {
    await reportOf(server, ada, id);
  }
  expect(leaksIn(dataDir)).toEqual([]);

  const ordinary = 'Arthur-Dent-4242';
  const { key } = await registerCustomer(server.url);
  const parts: FormParts = [
    ['file', form],
    [ordinary, 'x'],
  ];
  await (await post(server.url, { id: 'fill-pdf' }, parts, { 'x-api-key': key })).arrayBuffer();
  // The search finds what a call without the service leaves in its log row.
  await until(() => leaksIn(dataDir, [Buffer.from(ordinary)]).length > 0);

  stalledUpload(server, ada);
  void call('pdf-to-docx', [['file', slow]]).catch(() => undefined);
  const keyed = await call('extract-pages?async=true', [
    ['file', contract],
    ['pages', '1'],
  ]);
  expect(keyed.status).toBe(202);
  await until(() => spooledIn(dataDir).calls.length >= 2 && spooledIn(dataDir).engines.length >= 1);
  await server.crash();
  const left = spooledIn(dataDir);
  expect(left.calls.length + left.engines.length).toBeGreaterThanOrEqual(2);
  expect(leaksIn(dataDir)).toEqual([]);

  server = await startServerProcess(variables);
  // Of the processes that were killed nothing is left, not even a folder.
  expect(readdirSync(join(dataDir, 'spool'))).toHaveLength(1);
  const list = await fetch(`${server.url}/v1/deletion-proofs`, {
    headers: { 'x-appwrite-project': 'pagesmith', cookie: ada.cookie },
  });
  const { proofs } = (await list.json()) as { proofs: { filesSha256: string[] | null }[] };
  // Both calls that were killed are proven: the process that knew their hashes, and had their keys, is gone.
  expect(proofs.filter(({ filesSha256 }) => filesSha256 === null)).toHaveLength(2);
  await server.crash();
  expect(leaksIn(dataDir)).toEqual([]);
});
