import { is } from 'drizzle-orm';
import { getTableConfig, getViewConfig, type PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { fillEveryTable } from '../testing/fill-every-table.ts';
import { availableKinds, temporaryDatabase } from '../testing/index.ts';
import * as schema from './index.ts';

const tables = Object.values(schema).filter((entry) => is(entry, PgTable));
const views = Object.values(schema).filter((entry) => is(entry, PgView));

const columnsInDatabase = `
  SELECT relname AS relation, attname AS column, format_type(atttypid, atttypmod) AS type,
    attnotnull AS "notNull", atthasdef OR attidentity <> '' AS "hasDefault"
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v') AND attnum > 0 AND NOT attisdropped
    AND relname NOT IN ('migrations', 'function_texts')`;

const referencesInDatabase = `
  SELECT conrelid::regclass::text AS relation, attname AS column, confrelid::regclass::text AS target,
    CASE confdeltype WHEN 'c' THEN 'cascade' WHEN 'n' THEN 'set null' ELSE 'no action' END AS "onDelete"
  FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1] WHERE contype = 'f'`;

const described = (relation: string, column: PgColumn, isView = false) => ({
  relation,
  column: column.name,
  type: column.getSQLType().replace(' (', '('),
  notNull: isView ? false : column.notNull,
  hasDefault: column.hasDefault || column.generatedIdentity !== undefined,
});

const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();

describe.each(availableKinds())('the schema on the %s database', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
  });
  afterAll(() => database.close());

  it('has the columns that Drizzle knows, with their types, and no other', async () => {
    const known = [
      ...tables.flatMap((table) => {
        const { name, columns } = getTableConfig(table);
        return columns.map((column) => described(name, column));
      }),
      ...views.flatMap((view) => {
        const { name, selectedFields } = getViewConfig(view);
        return Object.values(selectedFields).map((column) => described(name, column as PgColumn, true));
      }),
    ];
    expect(sorted(await database.query(columnsInDatabase))).toEqual(sorted(known));
  });

  it('has the references that Drizzle knows', async () => {
    const known = tables.flatMap((table) =>
      getTableConfig(table).foreignKeys.map((key) => {
        const { columns, foreignTable } = key.reference();
        return {
          relation: getTableConfig(table).name,
          column: columns[0]?.name,
          target: getTableConfig(foreignTable).name,
          onDelete: key.onDelete ?? 'no action',
        };
      }),
    );
    expect(sorted(await database.query(referencesInDatabase))).toEqual(sorted(known));
  });

  it('deletes everything of an account with the account', async () => {
    const owned = await database.query<{ relation: string; column: string }>(
      `SELECT relation, "column" FROM (${referencesInDatabase}) AS reference WHERE target = 'accounts'
         AND relation <> 'contact_messages' -- where no row stays: it becomes a ticket`,
    );
    await fillEveryTable(database);
    for (const { relation, column } of owned) {
      expect(await database.query(`SELECT ${column} FROM ${relation}`), relation).not.toEqual([]);
    }
    expect(await database.query('SELECT id, plan, monthly_requests FROM users')).toEqual([
      { id: 'a', plan: 'pro', monthly_requests: 3 },
    ]);
    await database.query(`DELETE FROM accounts WHERE id = 'a'`);
    for (const { relation } of owned)
      expect(await database.query(`SELECT FROM ${relation}`), relation).toEqual([]);
  });
});
