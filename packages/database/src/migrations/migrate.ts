import type pg from 'pg';
import { databaseFailures } from '../failures.ts';
import { applyFunctions } from './apply-functions.ts';
import { type Migration, numberOf, type SchemaFiles } from './schema-files.ts';
import { takeOver } from './take-over.ts';

/** Any number that no other program on the same server is likely to lock. */
const lockKey = 7_243_372_109;

/** Brings the schema up to date. Several processes may start at once: one works, the others wait for it. */
export async function migrate(
  client: pg.Client,
  { migrations, functions }: SchemaFiles,
  onMigration: (name: string) => void = () => undefined,
): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
  try {
    await client.query(
      `CREATE TABLE IF NOT EXISTS migrations
         (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
       ALTER TABLE migrations ADD COLUMN IF NOT EXISTS needs integer NOT NULL DEFAULT 0;`,
    );
    await takeOver(client, migrations[0]);
    for (const migration of await pendingOf(client, migrations)) {
      onMigration(migration.name);
      await apply(client, migration);
    }
    await applyFunctions(client, functions);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockKey]);
  }
}

/** What a newer version has added may stay; what it has removed may be something that this version needs. */
async function pendingOf(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<Pick<Migration, 'name' | 'checksum' | 'needs'>>(
    'SELECT name, checksum, needs FROM migrations',
  );
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const newest = Math.max(0, ...migrations.map(numberOf));
  for (const { name, checksum, needs } of rows) {
    if (!known.has(name) && (numberOf({ name }) <= newest || needs > newest)) {
      throw databaseFailures.migrationUnknown({ name });
    }
    if (known.has(name) && known.get(name) !== checksum) throw databaseFailures.migrationChanged({ name });
  }
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.Client, { name, sql, checksum, needs }: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO migrations (name, checksum, needs) VALUES ($1, $2, $3)', [
      name,
      checksum,
      needs,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    const reason = error instanceof Error ? error.message : String(error);
    throw databaseFailures.migrationFailed({ name, reason }, { cause: error });
  }
}
