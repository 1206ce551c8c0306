import type pg from 'pg';
import { databaseFailures } from '../failures.ts';
import type { SchemaFile } from './schema-files.ts';

/**
 * Applies every function whose text the database has never had. A text that it has had before is an older one: a
 * process of the version before leaves the newer function, which serves it too.
 */
export async function applyFunctions(client: pg.Client, functions: readonly SchemaFile[]): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS function_texts
       (name text, checksum text, applied_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (name, checksum))`,
  );
  const { rows } = await client.query<{ checksum: string }>('SELECT checksum FROM function_texts');
  const had = new Set(rows.map(({ checksum }) => checksum));
  const isNew = functions.filter(({ checksum }) => !had.has(checksum));
  if (isNew.length === 0) return;
  let current = '';
  try {
    await client.query('BEGIN');
    // Functions call each other, in whatever order their files come.
    await client.query('SET LOCAL check_function_bodies = off');
    for (const { name, sql, checksum } of isNew) {
      current = name;
      await client.query(sql);
      await client.query('INSERT INTO function_texts (name, checksum) VALUES ($1, $2)', [name, checksum]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    const reason = error instanceof Error ? error.message : String(error);
    throw databaseFailures.migrationFailed({ name: current, reason }, { cause: error });
  }
}
