// Writes src/schema/tables from the migrations: the database is described once, in SQL.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeTable, exportNameOf, fileNameOf } from './describe-table.mjs';
import { readCatalog } from './read-catalog.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const migrations = join(home, 'migrations');
const target = join(home, 'src/schema/tables');
const columnTypesFile = join(home, 'src/schema/column-types.ts');
const indexFile = join(target, 'index.ts');

/** Writes them where they no longer follow from the migrations; returns the folder if so. */
export async function writeTables() {
  const header = `// Written from the migrations by \`npm run check\`, never by hand. ${checksum()}\n`;
  if (existsSync(indexFile) && readFileSync(indexFile, 'utf8').startsWith(header)) return undefined;
  const catalog = await readCatalog(migrations);
  const relations = [...new Set(catalog.columns.map(({ relation }) => relation))].sort();
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  for (const relation of relations) {
    const path = join(target, `${fileNameOf(relation)}.ts`);
    writeFileSync(path, describeTable(relation, catalog, columnTypes()));
  }
  const exported = relations.map(
    (relation) => `export { ${exportNameOf(relation)} } from './${fileNameOf(relation)}.ts';\n`,
  );
  writeFileSync(indexFile, header + exported.join(''));
  return target;
}

const columnTypes = () =>
  new Set([...readFileSync(columnTypesFile, 'utf8').matchAll(/^ {2}'([\w.]+)':/gm)].map(([, name]) => name));

/** Of everything that the tables follow from. */
function checksum() {
  const hash = createHash('sha256');
  const generator = fileURLToPath(new URL('.', import.meta.url));
  for (const folder of [migrations, generator]) {
    for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  }
  return hash.update(readFileSync(columnTypesFile)).digest('hex').slice(0, 16);
}
