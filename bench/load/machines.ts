// npm run bench -- machines: one, two and four servers, each as on a machine of its own, which share one PostgreSQL and
// one S3; and how long metering takes with a database that is five milliseconds away. On this machine alone.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@pagesmith/database';
import { openDoorTo, startPostgresServer } from '@pagesmith/database/testing';
import { samplePath } from '@pagesmith/operations/samples';
import { startS3Server } from '../../apps/server/src/store/testing/s3-server.ts';
import { makeKeys } from './accounts.ts';
import { formCall, saturate, send } from './caller.ts';
import { measureOverhead } from './overhead.ts';
import { type LoadedServer, startServer } from './server.ts';

const firstPort = 38_481;
const secretKey = 'only for the machines of one bench run';
const seconds = 8;
const jobs = 100;
const latencyMs = 5;

const postgres = await startPostgresServer();
if (!postgres) throw new Error('There is no PostgreSQL on this machine.');
const databaseUrl = postgres.urlOf('postgres');
const s3 = await startS3Server();
const folder = mkdtempSync(join(tmpdir(), 'pagesmith-machines-'));
const keys = await makeKeys({ dataDir: '', databaseUrl }, secretKey, 80);
const database = await connect({ dataDir: '', databaseUrl });
const listFields = formCall('/list-fields', readFileSync(samplePath('application-form.pdf')), {});
const extract = formCall('/extract-pages?async=true', readFileSync(samplePath('contract.pdf')), {
  pages: '1',
});

const startMachine = (index: number, url = databaseUrl): Promise<LoadedServer> =>
  startServer(firstPort + index, {
    DATABASE_URL: url,
    DATA_DIR: join(folder, String(index)),
    SECRET_KEY: secretKey,
    ...s3.variables,
  });

const stopAll = (machines: readonly LoadedServer[]) => Promise.all(machines.map((one) => one.stop()));

async function callsPerSecond(machines: readonly LoadedServer[], forSeconds: number): Promise<number> {
  const callers = Math.ceil(16 / machines.length);
  const each = machines.map(({ port }) =>
    saturate({ port, call: listFields, keys, seconds: forSeconds }, callers),
  );
  return (await Promise.all(each)).reduce((sum, rate) => sum + rate, 0);
}

async function jobsPerSecond(machines: readonly LoadedServer[]): Promise<number> {
  const startedMs = performance.now();
  const submit = (index: number) =>
    send(machines[index % machines.length]?.port ?? 0, extract, keys[index % keys.length] ?? '');
  const answers = await Promise.all(Array.from({ length: jobs }, (_, index) => submit(index)));
  if (answers.some(({ status }) => status !== 202)) throw new Error('A job was refused.');
  for (;;) {
    const unfinished = await database.query(
      "SELECT 1 FROM jobs WHERE state IN ('queued', 'running') LIMIT 1",
    );
    if (unfinished.length === 0) return (jobs * 1000) / (performance.now() - startedMs);
    await pause(50);
  }
}

async function measureMachines(count: number): Promise<string> {
  const machines: LoadedServer[] = [];
  for (let index = 0; index < count; index += 1) machines.push(await startMachine(index));
  try {
    await callsPerSecond(machines, 3);
    const calls = await callsPerSecond(machines, seconds);
    const done = await jobsPerSecond(machines);
    return `| ${count} | ${calls.toFixed(0)} | ${done.toFixed(1)} |`;
  } finally {
    await stopAll(machines);
  }
}

async function measureLatency(delayMs: number): Promise<number> {
  const door = await openDoorTo(databaseUrl);
  door.delayMs = delayMs / 2;
  const server = await startMachine(8, door.url);
  try {
    return await measureOverhead({ server, keys }, `Database ${delayMs} ms away`);
  } finally {
    await server.stop();
    await door.shut();
  }
}

try {
  console.log(
    `${availableParallelism()} cores shared with callers, PostgreSQL and S3; load average ${loadavg()[0]?.toFixed(1)} before.`,
  );
  console.log('| servers | list-fields, calls/s | extract-pages as jobs, jobs/s |\n|---|---|---|');
  for (const count of [1, 2, 4]) console.log(await measureMachines(count));
  const [nearMs, farMs] = [await measureLatency(0), await measureLatency(latencyMs)];
  console.log(
    `Metering: ${nearMs.toFixed(1)} ms beside the database, ${farMs.toFixed(1)} ms with ${latencyMs} ms in between: ${((farMs - nearMs) / latencyMs).toFixed(1)} round trips.`,
  );
} finally {
  await database.close();
  await s3.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
