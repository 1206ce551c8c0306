import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecrets } from '@pagesmith/accounts';
import { connect, type ServerFacts } from '@pagesmith/database';
import { availableKinds, bareServerUrl, temporaryServerUrl } from '@pagesmith/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer } from '../api/testing/customer.ts';
import { readConfig } from '../config.ts';
import { openStore } from '../store/open-store.ts';
import { type S3Server, startS3Server } from '../store/testing/s3-server.ts';
import { startServer } from '../wire/testing/start-server.ts';
import { clockFindings } from './clock.ts';
import { databaseFindings } from './database.ts';
import { spaceFinding } from './disk.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagesmith-doctor-'));
const secretKey = 'only for this test '.repeat(2);
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const wrongOf = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state === 'wrong').map(({ about, says }) => `${about}: ${says}`);

test('a first look, before anything was configured, finds nothing wrong and says what production needs', async () => {
  const findings = await examine({ DATA_DIR: join(folder, 'none', 'yet') });
  expect(wrongOf(findings)).toEqual([]);
  const advised = findings.filter(({ state }) => state === 'advice').map(({ about }) => about);
  expect(advised).toEqual(expect.arrayContaining(['configuration', 'secrets', 'mail']));
});

test('whatever is wrong or advised comes with a remedy', async () => {
  const findings = await examine({
    DATA_DIR: folder,
    PUBLIC_URL: 'https://pdf.example.com',
    SMTP_URL: 'smtp://127.0.0.1:1',
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    STORE_URL: 's3://bucket/pages?endpoint=http://127.0.0.1:1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  });
  const subjects = wrongOf(findings).map((text) => text.split(':')[0]);
  expect(subjects).toEqual(['secrets', 'mail', 'proxy', 'database', 'store']);
  for (const { state, remedy } of findings) {
    expect(remedy === undefined).toBe(state === 'fine' || state === 'unknown');
  }
});

test('a variable that cannot be read is named, and nothing else is looked at', async () => {
  const findings = await examine({ PORT: 'many', SECRET_KEY: 'short' });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ about: 'configuration', state: 'wrong' });
  expect(findings[0]?.says).toMatch(/PORT must be .* SECRET_KEY must be/);
});

test('a secret key that others on the machine can read is told with the command that helps', async () => {
  const dataDir = mkdtempSync(join(folder, 'open-'));
  const path = join(dataDir, 'secret-key');
  writeFileSync(path, secretKey);
  chmodSync(path, 0o644);
  const findings = await examine({ DATA_DIR: dataDir });
  expect(findings).toContainEqual(expect.objectContaining({ state: 'wrong', remedy: `chmod 600 ${path}` }));
});

test('a clock that is off is told with how far, whichever way', () => {
  expect(clockFindings({ aheadMs: 900 })).toMatchObject([{ state: 'fine' }]);
  expect(clockFindings({ aheadMs: 100_000 })).toMatchObject([{ state: 'wrong' }]);
  expect(clockFindings({ aheadMs: -100_000 })[0]?.says).toContain('-100.0 s ahead');
});

test('a disk that is full or nearly so is told with what helps', () => {
  const of = (freeGigabytes: number) =>
    spaceFinding('SPOOL_DIR', '/spool (SPOOL_DIR)', {
      bavail: freeGigabytes,
      blocks: 100,
      bsize: 1_073_741_824,
    });
  expect(of(0)).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining('/spool (SPOOL_DIR) is full'),
  });
  expect(of(0).remedy).toBe('Free some space, or set SPOOL_DIR to a larger disk.');
  expect([of(4).state, of(50).state]).toEqual(['advice', 'fine']);
});

test('settings of PostgreSQL that lose commits, texts or connections are each told', () => {
  const facts: ServerFacts = {
    address: 'db.internal:5432',
    version: '12.1',
    versionNumber: 120_001,
    encoding: 'SQL_ASCII',
    durability: { fsync: 'off', full_page_writes: 'on', synchronous_commit: 'off' },
    connectionsMax: 20,
    connectionsTaken: 12,
    isEncrypted: false,
    canCreate: false,
    aheadMs: 0,
    pending: ['0002-later.sql'],
    isNew: false,
  };
  const says = databaseFindings(facts, { databasePoolSize: 10 }).map((finding) => finding.says);
  expect(says).toEqual([
    'PostgreSQL 12.1 is too old.',
    'The database keeps text as SQL_ASCII: names would be lost.',
    'The user of DATABASE_URL may not make tables.',
    'The database is of another version: 0002-later.sql is not applied.',
    expect.stringMatching(/^fsync is off/),
    expect.stringMatching(/^synchronous_commit is off/),
    'The connection to db.internal:5432 is not encrypted.',
    '8 of 20 connections are free, and this process may need 12.',
  ]);
});

describe.runIf(availableKinds().includes('server'))('with a PostgreSQL server', () => {
  const variables = (databaseUrl: string, given: Record<string, string> = {}) => ({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'machine'),
    SECRET_KEY: secretKey,
    ...s3.variables,
    ...given,
  });

  test('an empty database is not touched, and half of a schema is told', async () => {
    const databaseUrl = await bareServerUrl();
    const before = await examine(variables(databaseUrl));
    expect(before).toContainEqual(expect.objectContaining({ says: 'The database is empty.' }));
    expect(await examine(variables(databaseUrl))).toEqual(
      before.map((finding) => (finding.about === 'clock' ? expect.anything() : finding)),
    );
    const database = await connect({ dataDir: '', databaseUrl });
    await database.query('DELETE FROM migrations WHERE name = (SELECT max(name) FROM migrations)');
    await database.close();
    const says = (await examine(variables(databaseUrl))).map((finding) => finding.says);
    expect(says).toContainEqual(
      expect.stringMatching(/of another version: \d{4}-[\w-]+\.sql is not applied/),
    );
  });

  test('another installation’s secret, store and keys are each told before a server refuses to start', async () => {
    const databaseUrl = await temporaryServerUrl();
    const database = await connect({ dataDir: '', databaseUrl });
    const server = await startServer({ database });
    await newCustomer(server.url, database);
    await server.stop();
    const wrong = wrongOf(await examine(variables(databaseUrl)));
    expect(wrong.join('\n')).toMatch(/secrets: .*another SECRET_KEY.*api_keys/);
    expect(wrong.join('\n')).toMatch(/store: .*lie in another store/);
    const refused = wrongOf(await examine(variables(databaseUrl, { AWS_SECRET_ACCESS_KEY: 'wrong' })));
    expect(refused.join('\n')).toContain('403 (SignatureDoesNotMatch)');
    await database.close();
  });

  test('nothing is wrong where nothing is, and nothing is left in the store', async () => {
    const databaseUrl = await temporaryServerUrl();
    const database = await connect({ dataDir: '', databaseUrl });
    const given = variables(databaseUrl);

    await openStore({ config: readConfig(given), database });
    await database.close();
    const objects = [...s3.objects.keys()];
    expect(
      wrongOf(await examine(given)).filter(
        (text) => !/^database: (fsync|full_page_writes|synchronous_commit)/.test(text),
      ),
    ).toEqual([]);
    expect([...s3.objects.keys()]).toEqual(objects);
  });
});

test('a key is known by its id, a stranger’s is not', () => {
  const [ours, theirs] = [createSecrets({ secretKey }), createSecrets({ secretKey: 'x'.repeat(32) })];
  expect([ours.isKnown(ours.keyId), ours.isKnown(theirs.keyId)]).toEqual([true, false]);
});
