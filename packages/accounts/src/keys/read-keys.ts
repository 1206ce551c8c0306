import { maskApiKey } from '@pagesmith/catalog';
import type { KeyBody } from '@pagesmith/contract';
import { apiKeys, type Queryable, subscriptions } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { and, asc, eq, gt } from 'drizzle-orm';
import { type Page, pageOf, pagingFailures } from '../paging.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { isThe, type KeyOf } from './change-keys.ts';
import { keyFailures } from './failures.ts';

interface ReadDeps {
  readonly database: Queryable;
  readonly secrets: Secrets;
}

type Row = typeof apiKeys.$inferSelect;

export async function rowOfKey({ orm }: Queryable, key: KeyOf): Promise<Row> {
  const [row] = await orm.select().from(apiKeys).where(isThe(key));
  return row ?? fail(keyFailures.keyAbsent({ id: key.id }));
}

/** The month of the account's subscription, by which the calls of a key are counted. */
async function monthOf({ orm }: Queryable, userId: string): Promise<Date | undefined> {
  const startedAt = { at: subscriptions.periodStartedAt };
  const [month] = await orm.select(startedAt).from(subscriptions).where(eq(subscriptions.userId, userId));
  return month?.at;
}

export async function readKey({ database, secrets }: ReadDeps, key: KeyOf): Promise<KeyBody> {
  const row = await rowOfKey(database, key);
  return bodyOf(row, secrets, await monthOf(database, key.userId));
}

/** In the order of their creation. */
export async function listKeys({ database, secrets }: ReadDeps, userId: string, page: Page) {
  const { orm } = database;
  const isTheirs = eq(apiKeys.userId, userId);
  const [last] = page.cursor
    ? await orm
        .select()
        .from(apiKeys)
        .where(isThe({ id: page.cursor, userId }))
    : [];
  if (page.cursor && !last) throw pagingFailures.cursorUnknown();
  const rows = await orm
    .select()
    .from(apiKeys)
    .where(last ? and(isTheirs, gt(apiKeys.sequence, last.sequence)) : isTheirs)
    .orderBy(asc(apiKeys.sequence))
    .limit(page.limit + 1);
  const { shown, next } = pageOf(rows, page);
  const month = await monthOf(database, userId);
  return { keys: shown.map((row) => bodyOf(row, secrets, month)), next };
}

const timeOrNull = (time: Date | null) => time?.toISOString() ?? null;

function bodyOf(row: Row, secrets: Secrets, month: Date | undefined): KeyBody {
  const { id, name, mode, status, isRevealable, scopes, allowedAddresses, ratePerMinute, monthlyCap } = row;
  const isThisMonth = row.monthStartedAt?.getTime() === month?.getTime();
  return {
    id,
    name,
    key: maskApiKey(secrets.decrypt(row.keyEncrypted, row.secretKeyId)),
    mode,
    status,
    isRevealable,
    scopes,
    expiresAt: timeOrNull(row.expiresAt),
    allowedAddresses,
    ratePerMinute,
    monthlyCap,
    createdAt: row.createdAt.toISOString(),
    requestCount: row.requestCount,
    monthCalls: isThisMonth ? row.monthCalls : 0,
    lastUsed: timeOrNull(row.lastUsedAt),
    lastAddress: row.lastAddress,
    lastClient: row.lastClient,
    previousKeyUntil: timeOrNull(row.previousKeyUntil),
  };
}
