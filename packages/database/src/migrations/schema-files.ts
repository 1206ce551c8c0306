import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { functionsUrl, migrationsUrl } from '../places.ts';

export interface SchemaFile {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export interface Migration extends SchemaFile {
  /** The number of the oldest migration that a process must know to serve the database after this one. */
  readonly needs: number;
}

export interface SchemaFiles {
  /** Applied once, in order. */
  readonly migrations: readonly Migration[];
  /** Applied whenever their text is new to the database. */
  readonly functions: readonly SchemaFile[];
}

export async function readSchemaFiles(): Promise<SchemaFiles> {
  const migrations = await readFiles(migrationsUrl, /^\d{4}-.*\.sql$/);
  const functions = await readFiles(functionsUrl, /\.sql$/);
  return { migrations: migrations.map((file) => ({ ...file, needs: neededBy(file.sql) })), functions };
}

export const numberOf = ({ name }: Pick<Migration, 'name'>): number => Number(name.slice(0, 4));

const neededBy = (sql: string): number => Number(/^-- needs: (\d{4})$/m.exec(sql)?.[1] ?? 0);

async function readFiles(folder: URL, pattern: RegExp): Promise<SchemaFile[]> {
  const names = (await readdir(folder)).filter((name) => pattern.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
