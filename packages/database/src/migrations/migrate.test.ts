import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../connect.ts';
import { availableKinds, temporaryServerUrl } from '../testing/index.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

const migration = (name: string, sql: string, checksum = sql): Migration => ({ name, sql, checksum });

it('every migration is numbered, in order and without a gap', async () => {
  const numbers = (await readMigrations()).map(({ name }) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

describe.runIf(availableKinds().includes('server'))('migrations', () => {
  let url: string;
  let client: pg.Client;
  let applied: Migration[];
  beforeAll(async () => {
    url = await temporaryServerUrl();
    client = new pg.Client(url);
    await client.connect();
    applied = await readMigrations();
  });
  afterAll(() => client.end());

  it('are applied once, however many processes start at the same moment', async () => {
    const clients = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const other = new pg.Client(url);
        await other.connect();
        return other;
      }),
    );
    const once = [...applied, migration('9001-once.sql', 'CREATE TABLE once (n int4)')];
    await Promise.all(clients.map((other) => migrate(other, once)));
    await Promise.all(clients.map((other) => other.end()));
    const { rows } = await client.query(`SELECT name FROM migrations WHERE name = '9001-once.sql'`);
    expect(rows).toHaveLength(1);
    applied = once;
  });

  it('leave nothing behind when one fails in its middle', async () => {
    const failing = migration('9002-half.sql', 'CREATE TABLE half (n int4); SELECT absent');
    await expect(migrate(client, [...applied, failing])).rejects.toMatchObject({ code: 'migration_failed' });
    const { rows } = await client.query(`SELECT to_regclass('half') AS half`);
    expect(rows).toEqual([{ half: null }]);
  });

  it('refuse a file that was changed after it was applied', async () => {
    const changed = applied.map((one, index) => (index === 0 ? { ...one, checksum: 'other' } : one));
    await expect(migrate(client, changed)).rejects.toMatchObject({ code: 'migration_changed' });
  });

  it('refuse a database that a newer version has used', async () => {
    await expect(connect({ dataDir: '', databaseUrl: url })).rejects.toMatchObject({
      code: 'migration_unknown',
    });
  });
});
