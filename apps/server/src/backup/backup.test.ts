// An installation that is lost whole, and one that moves to a PostgreSQL server: both by the commands of the operator.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  availableKinds,
  copyOfTemplate,
  quickStartFlags,
  temporaryServerUrl,
} from '@pagesmith/database/testing';
import { afterAll, expect, test } from 'vitest';
import { type Customer, type FormParts, post, registerCustomer } from '../api/testing/customer.ts';
import { endServerProcesses, type ServerProcess, startServerProcess } from '../api/testing/server-process.ts';
import { startS3Server } from '../store/testing/s3-server.ts';

const command = fileURLToPath(new URL('../../../../dist/server/backup.js', import.meta.url));
const dataDir = await copyOfTemplate();
const elsewhere = mkdtempSync(join(tmpdir(), 'pagesmith-backup-'));
const folder = join(elsewhere, 'backup');
afterAll(() => {
  endServerProcesses();
  for (const one of [dataDir, elsewhere]) rmSync(one, { recursive: true, force: true });
});

let variables: Readonly<Record<string, string>> = {};

async function run(...args: string[]) {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...variables };
  const refused = (error: { stdout: string; stderr: string; code: number }) => error;
  const ended = promisify(execFile)(process.execPath, [...quickStartFlags, command, ...args], { env });
  return { code: 0, ...(await ended.catch(refused)) };
}

const parts: FormParts = [
  ['file', { sample: 'contract.pdf' }],
  ['pages', '1'],
];

async function jobOf({ url }: ServerProcess, { key }: Customer): Promise<string> {
  const accepted = await post(url, { id: 'extract-pages?async=true' }, parts, { 'x-api-key': key });
  const { id } = (await accepted.json()) as { id: string };
  const state = async () => {
    const job = await fetch(`${url}/jobs/${id}`, { headers: { 'x-api-key': key } });
    return ((await job.json()) as { state: string }).state;
  };
  await expect.poll(state).toBe('succeeded');
  return id;
}

async function expectAsBefore({ url }: ServerProcess, { key, cookie }: Customer, job: string) {
  const headers = { 'x-api-key': key };
  expect((await fetch(`${url}/jobs/${job}/result`, { headers })).status).toBe(200);
  expect((await post(url, { id: 'extract-pages' }, parts, headers)).status).toBe(200);
  const account = await fetch(`${url}/v1/account`, {
    headers: { cookie, 'x-appwrite-project': 'pagesmith' },
  });
  expect(account.status).toBe(200);
}

test('an installation that is lost whole comes back from its backup, and moves to PostgreSQL and S3', async () => {
  let server = await startServerProcess({ DATA_DIR: dataDir });
  const ada = await registerCustomer(server.url);
  const job = await jobOf(server, ada);
  const backup = await run('backup', folder);
  expect(backup).toMatchObject({ code: 0, stderr: '' });
  expect(backup.stdout).toMatch(/^\d+ rows in \d+ tables are in /);
  expect(readdirSync(folder).sort()).toEqual(['files', 'manifest.json', 'rows.gz', 'secret-key']);
  expect(statSync(folder).mode & 0o077).toBe(0);
  // A part that answers late counts as failing: on a busy machine it is asked again.
  const { url: runningUrl } = server;
  await expect.poll(async () => (await fetch(`${runningUrl}/health`)).status).toBe(200);
  await server.crash();

  rmSync(dataDir, { recursive: true, force: true });
  expect(await run('restore', folder)).toMatchObject({ code: 0, stderr: '' });
  server = await startServerProcess({ DATA_DIR: dataDir });
  await expectAsBefore(server, ada, job);
  await server.crash();

  if (!availableKinds().includes('server')) return;
  const url = await temporaryServerUrl();
  const s3 = await startS3Server();
  variables = s3.variables;
  const moved = await run('move', url);
  expect(moved).toMatchObject({ code: 0, stderr: '' });
  expect(moved.stdout).toMatch(/^[1-9]\d* files of jobs and kept results are in /);
  expect(moved.stdout).toContain('Start with DATABASE_URL');
  const puts = () => s3.requests.filter((request) => request.startsWith('PUT')).length;
  const before = puts();
  // The files are there already, and are not sent again.
  expect((await run('move', url)).stderr).toContain('is not empty');
  expect(puts()).toBe(before);
  for (const name of ['jobs', 'kept']) rmSync(join(dataDir, name), { recursive: true, force: true });
  server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: url, ...variables });
  await expectAsBefore(server, ada, job);
  variables = {};
  await s3.close();
});

test('what cannot be done is said in a sentence', async () => {
  writeFileSync(join(elsewhere, 'taken'), '');
  expect((await run('backup', join(elsewhere, 'taken'))).stderr).toContain('cannot be created');
  expect((await run('restore', elsewhere)).stderr).toContain('holds no finished backup');
  expect((await run('backup')).code).toBe(64);
});
