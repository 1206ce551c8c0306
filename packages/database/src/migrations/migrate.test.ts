import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../connect.ts';
import { availableKinds, temporaryServerUrl } from '../testing/index.ts';
import { migrate } from './migrate.ts';
import {
  type Migration,
  numberOf,
  readSchemaFiles,
  type SchemaFile,
  type SchemaFiles,
} from './schema-files.ts';

const migration = (name: string, sql: string, needs = 0): Migration => ({ name, sql, checksum: sql, needs });
const definition = (sql: string): SchemaFile => ({ name: 'answer.sql', sql, checksum: sql });

it('every migration is numbered, in order and without a gap', async () => {
  const numbers = (await readSchemaFiles()).migrations.map(numberOf);
  expect(numbers).toEqual(numbers.map((_, index) => 7 + index));
});

it('a migration that takes something away says which earlier version stopped using it', async () => {
  const takesAway =
    /\b(DROP (?!CONSTRAINT|NOT NULL)|RENAME|SET NOT NULL|ALTER COLUMN \w+ (SET DATA )?TYPE)\b/i;
  const { migrations } = await readSchemaFiles();
  for (const one of migrations) {
    if (takesAway.test(one.sql)) expect(one.needs, one.name).toBeGreaterThan(0);
    expect(one.needs, one.name).toBeLessThan(numberOf(one));
  }
});

it('no migration defines a function: each has its one file', async () => {
  const { migrations, functions } = await readSchemaFiles();
  for (const { name, sql } of migrations) expect(sql, name).not.toMatch(/\b(FUNCTION|TRIGGER)\b/);
  const defined = functions.flatMap(({ sql }) =>
    [...sql.matchAll(/CREATE OR REPLACE FUNCTION (\w+)/g)].map(([, name]) => name),
  );
  expect(defined).toEqual([...new Set(defined)]);
});

const withMigration = (files: SchemaFiles, added: Migration): SchemaFiles => ({
  ...files,
  migrations: [...files.migrations, added],
});

describe.runIf(availableKinds().includes('server'))('migrations', () => {
  let url: string;
  let client: pg.Client;
  let applied: SchemaFiles;
  beforeAll(async () => {
    url = await temporaryServerUrl();
    client = new pg.Client(url);
    await client.connect();
    applied = await readSchemaFiles();
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
    const once = withMigration(applied, migration('9001-once.sql', 'CREATE TABLE once (n int4)'));
    await Promise.all(clients.map((other) => migrate(other, once)));
    await Promise.all(clients.map((other) => other.end()));
    const { rows } = await client.query(`SELECT name FROM migrations WHERE name = '9001-once.sql'`);
    expect(rows).toHaveLength(1);
    applied = once;
  });

  it('leave nothing behind when one fails in its middle', async () => {
    const failing = migration('9002-half.sql', 'CREATE TABLE half (n int4); SELECT absent');
    await expect(migrate(client, withMigration(applied, failing))).rejects.toMatchObject({
      code: 'migration_failed',
    });
    const { rows } = await client.query(`SELECT to_regclass('half') AS half`);
    expect(rows).toEqual([{ half: null }]);
  });

  it('refuse a file that was changed after it was applied', async () => {
    const [first, ...rest] = applied.migrations;
    const changed = [{ ...first, checksum: 'other' } as Migration, ...rest];
    await expect(migrate(client, { ...applied, migrations: changed })).rejects.toMatchObject({
      code: 'migration_changed',
    });
  });

  it('let a version start on a database to which a newer one has only added', async () => {
    const database = await connect({ dataDir: '', databaseUrl: url });
    await database.close();
  });

  it('refuse a database from which a newer version has taken what this one needs', async () => {
    const removing = migration('9003-remove.sql', 'DROP TABLE once', 9001);
    await migrate(client, withMigration(applied, removing));
    await expect(connect({ dataDir: '', databaseUrl: url })).rejects.toMatchObject({
      code: 'migration_unknown',
    });
  });

  it('apply a function again when its text is new, and never go back to an older text', async () => {
    const answers = async () => (await client.query('SELECT answer()')).rows[0].answer;
    const saying = (answer: number) => ({
      ...applied,
      migrations: [...applied.migrations, migration('9003-remove.sql', 'DROP TABLE once', 9001)],
      functions: [
        definition(`CREATE OR REPLACE FUNCTION answer() RETURNS int LANGUAGE sql AS $$ SELECT ${answer} $$`),
      ],
    });
    await migrate(client, saying(1));
    expect(await answers()).toBe(1);
    await migrate(client, saying(2));
    expect(await answers()).toBe(2);
    await migrate(client, saying(1));
    expect(await answers()).toBe(2);
  });
});
