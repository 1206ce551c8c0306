import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { availableKinds, bareServerUrl } from '../testing/index.ts';
import { migrate } from './migrate.ts';
import { readSchemaFiles } from './schema-files.ts';

const folder = new URL('./testing/first-seven/', import.meta.url);

/** A database as the version with seven migrations left it. */
async function applyFirstMigrations(client: pg.Client, countMax: number): Promise<void> {
  await client.query(
    `CREATE TABLE migrations
       (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  for (const name of (await readdir(folder)).sort().slice(0, countMax)) {
    const sql = await readFile(new URL(name, folder), 'utf8');
    await client.query(sql);
    const checksum = createHash('sha256').update(sql).digest('hex');
    await client.query('INSERT INTO migrations VALUES ($1, $2)', [name, checksum]);
  }
}

const described = {
  columns: `SELECT table_name, column_name, data_type, datetime_precision, is_nullable, column_default, is_identity
    FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
  indexes: `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
  constraints: `SELECT conrelid::regclass::text AS relation, conname, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2, 3`,
  tables: `SELECT relname, relpersistence, reloptions FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v') ORDER BY 1`,
  views: `SELECT viewname, definition FROM pg_views WHERE schemaname = 'public' ORDER BY 1`,
  functions: `SELECT pg_get_functiondef(oid) AS definition FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' ORDER BY 1`,
  triggers: `SELECT pg_get_triggerdef(oid) AS definition FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`,
};

async function connected(): Promise<pg.Client> {
  const client = new pg.Client(await bareServerUrl());
  await client.connect();
  return client;
}

describe.runIf(availableKinds().includes('server'))('a database of the first seven migrations', () => {
  let old: pg.Client;
  let fresh: pg.Client;
  beforeAll(async () => {
    [old, fresh] = await Promise.all([connected(), connected()]);
    await applyFirstMigrations(old, 7);
    await old.query(
      `INSERT INTO accounts (id, email, name, password_hash) VALUES ('a', 'a@b.c', 'Ada', 'hash')`,
    );
    await old.query(
      `INSERT INTO api_keys (id, user_id, name, key_encrypted, key_hash, secret_key_id)
         VALUES ('k', 'a', 'n', '\\x01', '\\x02', '1')`,
    );
    await old.query(
      `INSERT INTO contact_messages (id, name, email, reason, message, created_at)
         VALUES ('m', 'Ada', 'a@b.c', 'billing', 'My invoice is wrong.', '2026-01-31T12:00:00Z')`,
    );
    const files = await readSchemaFiles();
    await migrate(old, files);
    await migrate(fresh, files);
  });
  afterAll(() => Promise.all([old.end(), fresh.end()]));

  it('keeps its rows', async () => {
    const { rows } = await old.query(
      'SELECT email, api_keys.name FROM accounts JOIN api_keys ON user_id = accounts.id',
    );
    expect(rows).toEqual([{ email: 'a@b.c', name: 'n' }]);
  });

  it('has a ticket for every message, written before or by an older version afterwards', async () => {
    await old.query(
      `INSERT INTO contact_messages (id, name, email, reason, message) VALUES ('n', 'Ada', 'a@b.c', 'other', 'And?')`,
    );
    const { rows } = await old.query(
      `SELECT number, email, reason, due_at - tickets.created_at = '24 hours' AS "isDueInADay", text
       FROM tickets JOIN ticket_messages ON ticket_id = tickets.id ORDER BY number`,
    );
    expect(rows).toEqual([
      { number: '1', email: 'a@b.c', reason: 'billing', isDueInADay: true, text: 'My invoice is wrong.' },
      { number: '2', email: 'a@b.c', reason: 'other', isDueInADay: true, text: 'And?' },
    ]);
    expect((await old.query('SELECT FROM contact_messages')).rows).toEqual([]);
  });

  it.each(Object.entries(described))('has the %s of a new database afterwards', async (_what, sql) => {
    expect((await old.query(sql)).rows).toEqual((await fresh.query(sql)).rows);
  });

  it('starts again without anything to do', async () => {
    const applied: string[] = [];
    await migrate(old, await readSchemaFiles(), (name) => applied.push(name));
    expect(applied).toEqual([]);
  });

  it('is refused with a sentence when it had not reached the seventh', async () => {
    const client = await connected();
    await applyFirstMigrations(client, 3);
    await expect(migrate(client, await readSchemaFiles())).rejects.toMatchObject({
      code: 'migration_too_old',
    });
    await client.end();
  });
});
