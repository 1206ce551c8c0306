import { apiKeys, callWindows, deletedApiKeys, type Queryable } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Visitor } from '../identity/account.ts';
import { publish } from '../realtime/publish.ts';
import { recordSecurityEvent } from '../security-log/record.ts';
import { checkCount, isThe, type KeyOf } from './change-keys.ts';

/** The page offers it for ten seconds; a click in the last of them may take a while to get here. */
const restorableMs = 60_000;

const restorableSince = (now: Date) => new Date(now.getTime() - restorableMs);

/** From here on the key is refused. Returns whether there was such a key of that user. */
export function deleteKey(database: Queryable, key: KeyOf, visitor: Visitor): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [deleted] = await transaction.orm.delete(apiKeys).where(isThe(key)).returning();
    if (!deleted) return false;
    const { sequence: _sequence, updatedAt: _updatedAt, ...kept } = deleted;
    const deletedAt = new Date();
    await transaction.orm
      .insert(deletedApiKeys)
      .values({ ...kept, deletedAt })
      .onConflictDoUpdate({ target: deletedApiKeys.id, set: { ...kept, deletedAt } });
    await publish(transaction, { collection: 'api_keys', ...key, action: 'delete' });
    const { name } = deleted;
    const event = { accountId: key.userId, kind: 'key_deleted', visitor, facts: { name } } as const;
    await recordSecurityEvent(transaction, event);
    return true;
  });
}

/** The key as it was, with its counts. Returns whether it was deleted just now. */
export function restoreKey(
  database: Queryable,
  key: KeyOf,
  visitor: Visitor,
  clock: Clock,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const isRestorable = gt(deletedApiKeys.deletedAt, restorableSince(clock.now()));
    const [restored] = await transaction.orm
      .delete(deletedApiKeys)
      .where(and(eq(deletedApiKeys.id, key.id), eq(deletedApiKeys.userId, key.userId), isRestorable))
      .returning();
    if (!restored) return false;
    await checkCount(transaction, key.userId);
    const { deletedAt: _deletedAt, ...kept } = restored;
    await transaction.orm.insert(apiKeys).values(kept);
    await publish(transaction, { collection: 'api_keys', ...key, action: 'create' });
    const { name } = restored;
    const event = { accountId: key.userId, kind: 'key_restored', visitor, facts: { name } } as const;
    await recordSecurityEvent(transaction, event);
    return true;
  });
}

/** With what was counted for their own rates. */
export async function sweepDeletedKeys({ orm }: Queryable, now: Date): Promise<void> {
  const swept = await orm
    .delete(deletedApiKeys)
    .where(lt(deletedApiKeys.deletedAt, restorableSince(now)))
    .returning({ id: deletedApiKeys.id });
  const windows = swept.map(({ id }) => `key ${id}`);
  if (windows.length > 0) await orm.delete(callWindows).where(inArray(callWindows.id, windows));
}
