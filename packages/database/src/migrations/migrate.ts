import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { databaseFailures } from '../failures.ts';
import { migrationsUrl } from '../places.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsUrl)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, migrationsUrl), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Any number that no other program on the same server is likely to lock. */
const lockKey = 7_243_372_109;

/** Brings the schema up to date. Several processes may start at once: one works, the others wait for it. */
export async function migrate(
  client: pg.Client,
  migrations: readonly Migration[],
  onMigration: (name: string) => void = () => undefined,
): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
  try {
    await client.query(
      `CREATE TABLE IF NOT EXISTS migrations
         (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    for (const migration of await pendingOf(client, migrations)) {
      onMigration(migration.name);
      await apply(client, migration);
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockKey]);
  }
}

async function pendingOf(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migrations',
  );
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of rows) {
    if (!known.has(name)) throw databaseFailures.migrationUnknown({ name });
    if (known.get(name) !== checksum) throw databaseFailures.migrationChanged({ name });
  }
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    const reason = error instanceof Error ? error.message : String(error);
    throw databaseFailures.migrationFailed({ name, reason }, { cause: error });
  }
}
