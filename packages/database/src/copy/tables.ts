import type { Queryable } from '../database.ts';

export interface CopiedTable {
  readonly name: string;
  /** Without those that the database computes. */
  readonly columns: readonly string[];
}

/** What a new database writes by itself. */
const ownTables = ['migrations', 'function_texts'];

/** All tables, each after those that it refers to: in this order they can be filled. */
export async function tablesInOrder(database: Queryable): Promise<CopiedTable[]> {
  const tables = await database.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> ALL($1)
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
    [ownTables],
  );
  const references = await database.query<{ child: string; parent: string }>(
    `SELECT child.relname AS child, parent.relname AS parent
     FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
     WHERE k.contype = 'f' AND child.oid <> parent.oid AND child.relnamespace = current_schema()::regnamespace`,
  );
  const ordered: CopiedTable[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  const isNext = ({ name }: CopiedTable) =>
    !isPlaced(name) && references.every(({ child, parent }) => child !== name || isPlaced(parent));
  for (let next = tables.filter(isNext); next.length > 0; next = tables.filter(isNext)) ordered.push(...next);
  if (ordered.length < tables.length) throw new Error('tables refer to each other in a circle');
  return ordered;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
