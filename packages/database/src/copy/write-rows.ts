import type { Database, Transaction } from '../database.ts';
import { databaseFailures } from '../failures.ts';
import { type Contents, RowCounter } from './contents.ts';
import { eachBatch, type RowBatch } from './read-rows.ts';
import { type CopiedTable, quoted, tablesInOrder } from './tables.ts';

/**
 * Fills an empty database with the rows that were read from another, all or none, and compares every table with what was
 * read. Events of the rows are not told again.
 */
export function writeRows(
  database: Database,
  batches: AsyncIterable<RowBatch>,
  contents: Contents,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const tables = new Map((await tablesInOrder(transaction)).map((table) => [table.name, table]));
    await requireSameTables(transaction, tables, contents);
    for (const name of tables.keys()) await requireEmpty(transaction, name);
    await setTriggers(transaction, tables.keys(), 'DISABLE');
    for await (const { table, rows } of batches) {
      const known = tables.get(table);
      if (!known) throw databaseFailures.copyDiffers({ table });
      await insert(transaction, known, rows);
    }
    for (const name of tables.keys()) await setSequences(transaction, name);
    await setTriggers(transaction, tables.keys(), 'ENABLE');
    for (const name of tables.keys()) await requireEqual(transaction, name, contents);
  });
}

/** A backup of an older version has fewer tables: that version has to read it. */
async function requireSameTables(
  transaction: Transaction,
  tables: ReadonlyMap<string, CopiedTable>,
  contents: Contents,
): Promise<void> {
  const migrations = await transaction.query<{ name: string }>('SELECT name FROM migrations');
  const here = new Set(migrations.map(({ name }) => name));
  const missing = contents.migrations.find((name) => !here.has(name));
  const extra = [...here].find((name) => !contents.migrations.includes(name));
  if (missing ?? extra) throw databaseFailures.copyOfOtherVersion({ migration: missing ?? extra ?? '' });
  const unknown = Object.keys(contents.tables).find((name) => !tables.has(name));
  if (unknown) throw databaseFailures.copyDiffers({ table: unknown });
}

async function requireEmpty(transaction: Transaction, table: string): Promise<void> {
  const found = await transaction.query(`SELECT 1 AS found FROM ${quoted(table)} LIMIT 1`);
  if (found.length > 0) throw databaseFailures.databaseNotEmpty({ table });
}

async function setTriggers(
  transaction: Transaction,
  tables: Iterable<string>,
  state: 'DISABLE' | 'ENABLE',
): Promise<void> {
  for (const name of tables) await transaction.query(`ALTER TABLE ${quoted(name)} ${state} TRIGGER USER`);
}

async function insert(transaction: Transaction, table: CopiedTable, rows: readonly string[]): Promise<void> {
  const [name, columns] = [quoted(table.name), table.columns.map(quoted).join(', ')];
  await transaction.query(
    `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
}

/** What counts by itself goes on where it was. */
async function setSequences(transaction: Transaction, table: string): Promise<void> {
  const counted = await transaction.query<{ name: string }>(
    'SELECT attname::text AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attidentity <> $2',
    [quoted(table), ''],
  );
  for (const { name } of counted) {
    await transaction.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), max(${quoted(name)})) FROM ${quoted(table)}
       HAVING max(${quoted(name)}) IS NOT NULL`,
      [quoted(table), name],
    );
  }
}

async function requireEqual(transaction: Transaction, table: string, contents: Contents): Promise<void> {
  const counter = new RowCounter();
  await eachBatch(transaction, table, async (rows) => counter.add(rows));
  const { rows, checksum } = counter.contents;
  const read = contents.tables[table];
  if (read?.rows !== rows || read.checksum !== checksum) throw databaseFailures.copyDiffers({ table });
}
