// The tables and views that the migrations make, as PostgreSQL's own catalog describes them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const columns = `
  SELECT relname AS relation, relkind = 'v' AS "isView", attname AS name, attnotnull AS "isRequired",
    format_type(atttypid, atttypmod) AS type, attidentity <> '' AS "isIdentity",
    pg_get_expr(adbin, adrelid) AS "default"
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v') AND attnum > 0 AND NOT attisdropped
  ORDER BY relname, attnum`;

const constraints = `
  SELECT relname AS relation, contype AS kind, pg_get_constraintdef(con.oid) AS definition,
    (SELECT array_agg(attname ORDER BY place) FROM unnest(conkey) WITH ORDINALITY AS key (number, place)
      JOIN pg_attribute ON attrelid = conrelid AND attnum = number) AS columns,
    confrelid::regclass::text AS target,
    CASE confdeltype WHEN 'c' THEN 'cascade' WHEN 'n' THEN 'set null' END AS "onDelete"
  FROM pg_constraint AS con JOIN pg_class ON pg_class.oid = conrelid WHERE contype IN ('p', 'f', 'c')`;

/** A column of a view is, as far as types go, the column of the same name that the view reads. */
const sources = `
  SELECT view_name AS relation, table_name AS "table", column_name AS name
  FROM information_schema.view_column_usage WHERE view_schema = 'public'`;

export async function readCatalog(migrationsFolder) {
  const database = await PGlite.create();
  try {
    for (const name of readdirSync(migrationsFolder).sort()) {
      await database.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
    }
    const rowsOf = async (sql) => (await database.query(sql)).rows;
    return {
      columns: await rowsOf(columns),
      constraints: await rowsOf(constraints),
      sources: await rowsOf(sources),
    };
  } finally {
    await database.close();
  }
}
