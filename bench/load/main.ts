// npm run bench -- load: the running server under load, on this machine alone. It ends by itself after some minutes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '@pagesmith/database/testing';
import { samplePath } from '@pagesmith/operations/samples';
import { makeKeys } from './accounts.ts';
import { measureBesideLarge } from './beside-large.ts';
import { formCall } from './caller.ts';
import { measureFreeAccounts } from './free-accounts.ts';
import { measureHostile } from './hostile.ts';
import { measureCpu, measureOverload, measureRates, measureUpload } from './measures.ts';
import { measureOverhead, overheadFinding } from './overhead.ts';
import { type Finding, findingLine } from './report.ts';
import { startServer } from './server.ts';
import { measureSmallCalls, startSkeleton } from './small-calls.ts';

const port = 38_471;
const accounts = 80;
const secretKey = 'only for the load of one bench run';

/** DATABASE_URL is a database that may be filled; without it a cluster of our own. */
const given = process.env.DATABASE_URL;
const isSmallAlone = process.argv.includes('small');
const isOnServer = isSmallAlone || process.argv.includes('postgresql');
const postgres = isOnServer && !given ? await startPostgresServer(['fsync=on']) : undefined;
if (isOnServer && !given && !postgres) throw new Error('There is no PostgreSQL on this machine.');
const databaseUrl = given ?? postgres?.urlOf('postgres');
const databaseName = given ? 'PostgreSQL of DATABASE_URL' : 'PostgreSQL of its own';
const temporaryFolder = (parent: string) => mkdtempSync(join(parent, 'pagesmith-load-'));
const dataDir = temporaryFolder(tmpdir());
const load = () => loadavg()[0]?.toFixed(1);
console.log(
  `${databaseUrl ? databaseName : 'Embedded database'}, ${accounts} accounts, ${availableParallelism()} cores shared with the callers, load average ${load()} before.`,
);

/** Memory that looks like a disk: its fsync returns at once. */
const memoryFolder = '/dev/shm';

async function measureInMemory(): Promise<number> {
  const folder = temporaryFolder(memoryFolder);
  const keys = await makeKeys({ dataDir: folder }, secretKey, accounts);
  const server = await startServer(port, { DATA_DIR: folder, SECRET_KEY: secretKey });
  try {
    return await measureOverhead({ server, keys }, 'Data folder in memory');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const tableNames = ['metering', 'rates', 'upload', 'hostile', 'free', 'large', 'overload'] as const;
const named = tableNames.filter((name) => process.argv.includes(name));
const wanted = named.length > 0 ? named : tableNames;
const isInMemoryToo = !databaseUrl && wanted.includes('metering');
const besidesFsyncMs = isInMemoryToo ? await measureInMemory() : undefined;
const place = { dataDir, ...(databaseUrl && { databaseUrl }) };
const keys = await makeKeys(place, secretKey, accounts);
const freeKeys = await makeKeys(place, secretKey, 10, 'starter');
/** Most calls are of a plan like this one, and without the GDPR service, which the largest plan always has. */
const proKeys = isSmallAlone ? await makeKeys(place, secretKey, accounts, 'pro') : [];
const variables = {
  DATA_DIR: dataDir,
  SECRET_KEY: secretKey,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  // As it is run: the log is a part of what a call costs.
  ...(isSmallAlone && { LOG_LEVEL: 'info' }),
};
const server = await startServer(port, variables);
const scene = { server, keys };
const form = readFileSync(samplePath('application-form.pdf'));
const listFields = formCall('/list-fields', form, {});
const fillPdf = formCall('/fill-pdf', form, { full_name: 'Zoë Lovelace', city: 'Orléans' });
async function measureMetering(): Promise<Finding[]> {
  const overheadMs = await measureOverhead(scene, databaseUrl ? databaseName : 'Data folder on the disk');
  for (const call of [listFields, fillPdf]) await measureCpu(scene, call);
  const isBesides = besidesFsyncMs !== undefined;
  return [isBesides ? overheadFinding(besidesFsyncMs, overheadMs) : overheadFinding(overheadMs)];
}

const tables: Record<(typeof tableNames)[number], () => Promise<Finding[]>> = {
  metering: measureMetering,
  rates: async () => [await measureRates(scene, listFields), await measureRates(scene, fillPdf)],
  upload: async () => [await measureUpload(scene)],
  hostile: async () => [await measureHostile(scene, listFields)],
  free: async () => [await measureFreeAccounts(scene, freeKeys, fillPdf)],
  large: () => measureBesideLarge(scene, listFields),
  overload: () => measureOverload(scene, listFields),
};

async function measureTables(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of wanted) findings.push(...(await tables[name]()));
  return findings;
}

async function measureSmall(): Promise<Finding[]> {
  const skeleton = await startSkeleton(port + 1, dataDir, databaseUrl ?? '');
  try {
    const usual = { server, keys: proKeys };
    return await measureSmallCalls([
      { name: listFields.path, scene: usual, call: listFields, isGoal: true },
      { name: fillPdf.path, scene: usual, call: fillPdf, isGoal: true },
      { name: `${listFields.path} with the GDPR service`, scene, call: listFields, isGoal: false },
      { name: 'skeleton', scene: { server: skeleton, keys }, call: listFields, isGoal: false },
    ]);
  } finally {
    await skeleton.stop();
  }
}

try {
  const findings = await (isSmallAlone ? measureSmall() : measureTables());
  console.log(`\nGoals (load average ${load()} at the end):\n${findings.map(findingLine).join('\n')}`);
} finally {
  await server.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
