import { afterEach, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { fillEveryTable } from '../testing/fill-every-table.ts';
import { availableKinds, temporaryDatabase } from '../testing/index.ts';
import { type Contents, type RowBatch, readRows, writeRows } from './index.ts';

const kinds = availableKinds();
const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function open(kind?: Database['kind']): Promise<Database> {
  const database = await temporaryDatabase(kind);
  opened.push(database);
  return database;
}

async function copyOf(database: Database): Promise<{ batches: RowBatch[]; contents: Contents }> {
  const batches: RowBatch[] = [];
  const contents = await readRows(database, async (batch) => void batches.push(batch));
  return { batches, contents };
}

async function* each(batches: readonly RowBatch[]) {
  yield* batches;
}

it.each(
  kinds.flatMap((from) => kinds.filter((to) => to !== from || kinds.length === 1).map((to) => [from, to])),
)(
  'every row of a database that is %s comes out equal in one that is %s, and counting goes on',
  async (from, to) => {
    const source = await open(from);
    await fillEveryTable(source);
    await source.query('UPDATE accounts SET name = $1', ['Zoë “Ω”\n\t你好 \\ \u0001']);
    const { batches, contents } = await copyOf(source);
    const target = await open(to);
    await writeRows(target, each(batches), contents);
    expect((await copyOf(target)).contents).toEqual(contents);
    expect(contents.tables.accounts?.rows).toBe(1);
    const [before] = await target.query<{ id: number }>('SELECT id FROM charges');
    await target.query(
      `INSERT INTO charges (user_id, request_id, kind, amount_mills, period_started_at) VALUES ('a', 'r', 'overage', 1, now())`,
    );
    const [, after] = await target.query<{ id: number }>('SELECT id FROM charges ORDER BY id');
    expect(Number(after?.id)).toBeGreaterThan(Number(before?.id));
    await expect(writeRows(target, each(batches), contents)).rejects.toMatchObject({
      code: 'database_not_empty',
    });
  },
);

it('a copy that was damaged, or is of another version, is refused, and nothing of it is written', async () => {
  const source = await open();
  await fillEveryTable(source);
  const { batches, contents } = await copyOf(source);
  const target = await open();
  const damaged = batches.map(({ table, rows }) => ({
    table,
    rows: table === 'accounts' ? rows.map((row) => row.replace('a@b.c', 'x@b.c')) : rows,
  }));
  await expect(writeRows(target, each(damaged), contents)).rejects.toMatchObject({ code: 'copy_differs' });
  const newer = { ...contents, migrations: [...contents.migrations, '9999-later'] };
  await expect(writeRows(target, each(batches), newer)).rejects.toMatchObject({
    code: 'copy_of_other_version',
  });
  expect(await target.query('SELECT id FROM accounts')).toEqual([]);
  await writeRows(target, each(batches), contents);
});
