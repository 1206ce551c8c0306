// Two server processes on one PostgreSQL and one data folder: what one has accepted, the other ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '@pagesmith/database';
import { availableKinds, temporaryServerUrl } from '@pagesmith/database/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { booksOf, type FormParts, newCustomer, post } from '../testing/customer.ts';
import { endServerProcesses, startServerProcess } from '../testing/server-process.ts';

const count = 12;
const contract: FormParts = [
  ['file', { sample: 'contract.pdf' }],
  ['pages', '1'],
];

describe.runIf(availableKinds().includes('server'))('two processes on one PostgreSQL and one folder', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagesmith-shared-'));
  let database: Database | undefined;
  afterAll(async () => {
    endServerProcesses();
    await database?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('jobs of a process that died are ended by the other, each once', async () => {
    const databaseUrl = await temporaryServerUrl();
    const secret = 'only for this test '.repeat(2);
    const variables = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: secret };
    database = await connect({ dataDir: '', databaseUrl });
    const dying = await startServerProcess(variables);
    const processIds = (await database.query<{ id: string }>('SELECT id FROM processes')).map(({ id }) => id);
    const ada = await newCustomer(dying.url, database);
    const accepted = await Promise.all(
      Array.from({ length: count }, () =>
        post(dying.url, { id: 'extract-pages?async=true' }, contract, { 'x-api-key': ada.key }),
      ),
    );
    expect(accepted.map(({ status }) => status)).toEqual(Array(count).fill(202));
    await dying.crash();
    // As after a minute in which it renewed nothing.
    await database.query("UPDATE processes SET lease_until = '2000-01-01' WHERE id = ANY($1)", [processIds]);
    const living = await startServerProcess(variables);
    const ids = accepted.map((response) => response.headers.get('x-request-id') ?? '');
    for (const id of ids) {
      const state = async () => {
        const headers = { 'x-api-key': ada.key };
        return (await (await fetch(`${living.url}/jobs/${id}`, { headers })).json()) as { state: string };
      };
      await expect.poll(state, { timeout: 60_000 }).toMatchObject({ state: 'succeeded', credits: 1 });
    }
    const result = await fetch(`${living.url}/jobs/${ids[0]}/result`, { headers: { 'x-api-key': ada.key } });
    expect([result.status, (await result.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
    const { current_usage, reserved_calls, rows } = await booksOf(database, ada);
    expect([current_usage, reserved_calls, rows.length]).toEqual([count, 0, count]);
  }, 300_000);
});
