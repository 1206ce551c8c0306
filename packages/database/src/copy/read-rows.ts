import type { Database, Transaction } from '../database.ts';
import { type Contents, RowCounter, type TableContents } from './contents.ts';
import { quoted, tablesInOrder } from './tables.ts';

/** Some rows of one table, each as JSON. */
export interface RowBatch {
  readonly table: string;
  readonly rows: readonly string[];
}

const batchRows = 500;

/** Hands over every row, as all of them were at one moment, whatever is written meanwhile; tables come in the order of references. */
export function readRows(database: Database, take: (batch: RowBatch) => Promise<void>): Promise<Contents> {
  return database.transaction(async (transaction) => {
    await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const migrations = await transaction.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
    const tables: Record<string, TableContents> = {};
    for (const { name } of await tablesInOrder(transaction)) {
      const counter = new RowCounter();
      await eachBatch(transaction, name, async (rows) => {
        counter.add(rows);
        await take({ table: name, rows });
      });
      tables[name] = counter.contents;
    }
    return { migrations: migrations.map(({ name }) => name), tables };
  });
}

/** The same moment reads the same on every machine: times are in UTC. */
export async function eachBatch(
  transaction: Transaction,
  table: string,
  take: (rows: string[]) => Promise<void>,
): Promise<void> {
  await transaction.query("SET LOCAL TIME ZONE 'UTC'");
  const select = `SELECT row_to_json(t)::text AS row FROM ${quoted(table)} t`;
  await transaction.query(`DECLARE copied NO SCROLL CURSOR FOR ${select}`);
  for (;;) {
    const rows = await transaction.query<{ row: string }>(`FETCH ${batchRows} FROM copied`);
    if (rows.length === 0) break;
    await take(rows.map(({ row }) => row));
  }
  await transaction.query('CLOSE copied');
}
