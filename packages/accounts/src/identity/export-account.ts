import { maskApiKey } from '@pagesmith/catalog';
import * as database from '@pagesmith/database';
import { and, eq, getTableColumns, gt, gte, is, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { requireConfirmed } from '../factors/confirmed.ts';
import { recordSecurityEvent } from '../security-log/record.ts';
import type { Account, SignedIn, Visitor } from './account.ts';
import type { IdentityDeps } from './deps.ts';

const { accounts, apiKeys } = database;

export interface AccountExport {
  readonly fileName: string;
  /** JSON, in pieces: a log may have millions of rows. */
  readonly content: AsyncIterable<string>;
}

type Row = Record<string, unknown>;

/** The rows of one table that are the account's. */
interface Section {
  readonly name: string;
  readonly table: PgTable;
  readonly isTheirs: (account: Account) => SQL;
}

/**
 * The account's own row, and what refers to it directly or by something that does; never what merely bears its
 * address, which anybody could have written down. A new table is there by itself.
 */
const sections: readonly Section[] = Object.entries(database).flatMap(([name, table]) => {
  const isTheirs = is(table, PgTable) && ownershipOf(table);
  return isTheirs ? [{ name, table, isTheirs }] : [];
});

function ownershipOf(table: PgTable): Section['isTheirs'] | undefined {
  const references = getTableConfig(table).foreignKeys.map((key) => key.reference());
  const direct = references.find(({ foreignTable }) => foreignTable === accounts);
  const owner = table === accounts ? accounts.id : direct?.columns[0];
  if (owner) return ({ id }) => eq(owner, id);
  for (const { columns, foreignTable, foreignColumns } of references) {
    const isTheirs = foreignTable !== table && ownershipOf(foreignTable);
    if (!isTheirs) continue;
    return (account) =>
      sql`${columns[0]} IN (SELECT ${foreignColumns[0]} FROM ${foreignTable} WHERE ${isTheirs(account)})`;
  }
  return undefined;
}

export async function exportAccount(
  deps: IdentityDeps,
  { account, session }: SignedIn,
  visitor: Visitor,
): Promise<AccountExport> {
  requireConfirmed(deps, session);
  await deps.throttle.take({ rule: deps.limits.exports, subject: account.id });
  const at = deps.clock.now();
  await recordSecurityEvent(deps.database, { accountId: account.id, kind: 'data_exported', visitor, at });
  const exportedAt = at.toISOString();
  return {
    fileName: `pagesmith-account-${exportedAt.slice(0, 10)}.json`,
    content: write(deps, account, exportedAt),
  };
}

async function* write(deps: IdentityDeps, account: Account, exportedAt: string) {
  yield `{\n"exportedAt": ${JSON.stringify(exportedAt)}`;
  for (const section of sections) {
    yield `,\n${JSON.stringify(section.name)}: [`;
    let separator = '\n';
    for await (const rows of pagesOf(deps, section, account)) {
      yield `${separator}${rows.map((row) => JSON.stringify(shown(deps, section, row))).join(',\n')}`;
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '\n}\n';
}

/** Secrets are of no use to their owner in a file, and of much to a thief of it. */
const isSecret = (column: PgColumn | undefined): boolean =>
  column?.getSQLType() === 'bytea' || /hash|secret|token|encrypted/.test(column?.name ?? '');

function shown({ secrets }: IdentityDeps, { table }: Section, row: Row): Row {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const open = Object.fromEntries(Object.entries(row).filter(([name]) => !isSecret(columns[name])));
  if (table !== apiKeys) return open;
  const { keyEncrypted, secretKeyId } = row as typeof apiKeys.$inferSelect;
  return { ...open, key: maskApiKey(secrets.decrypt(keyEncrypted, secretKeyId)) };
}

const pageSize = 1_000;

async function* pagesOf({ database: { orm } }: IdentityDeps, section: Section, account: Account) {
  const order = orderOf(section.table);
  const isTheirs = section.isTheirs(account);
  let last: Row | undefined;
  for (;;) {
    const rows: Row[] = await orm
      .select()
      .from(section.table)
      .where(last ? and(isTheirs, ...isAfter(order, last)) : isTheirs)
      .orderBy(...order.map(([, column]) => column))
      .limit(pageSize);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}

type Order = readonly [name: string, column: PgColumn][];

/** By time where there is one, which the log is indexed by, and by what tells rows of one time apart. */
function orderOf(table: PgTable): Order {
  const columns = Object.entries<PgColumn>(getTableColumns(table));
  const key = getTableConfig(table).primaryKeys[0]?.columns.at(-1);
  return [
    ...columns.filter(([name]) => name === 'createdAt'),
    ...columns.filter(([, column]) => column.primary || column.name === key?.name),
  ];
}

function isAfter([first, second]: Order, last: Row): (SQL | undefined)[] {
  if (!first) return [];
  const [name, column] = first;
  if (!second) return [gt(column, last[name])];
  return [gte(column, last[name]), or(gt(column, last[name]), gt(second[1], last[second[0]]))];
}
