import type { Database } from '@pagesmith/database';
import type { Secrets } from './secrets.ts';

const tablesStatement = `
SELECT quote_ident(table_name) AS name FROM information_schema.columns
WHERE column_name = 'secret_key_id' AND table_schema = current_schema() ORDER BY table_name`;

/** The tables with rows that none of these keys can read. */
export async function placesOfUnknownKeys(database: Database, secrets: Secrets): Promise<string[]> {
  const unknown: string[] = [];
  for (const { name } of await database.query<{ name: string }>(tablesStatement)) {
    const rows = await database.query<{ id: string | null }>(
      `SELECT DISTINCT secret_key_id AS id FROM ${name}`,
    );
    if (rows.some(({ id }) => id !== null && !secrets.isKnown(id))) unknown.push(name);
  }
  return unknown;
}
