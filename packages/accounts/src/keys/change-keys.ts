import { accounts, apiKeys, type Queryable, uniqueViolation } from '@pagesmith/database';
import { and, count, eq, sql } from 'drizzle-orm';
import { documentFailures } from '../documents/failures.ts';
import { publish } from '../realtime/publish.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { KeyStatus } from './key-data.ts';
import { generateKey } from './key-text.ts';

/** Far more than anyone needs: a guard against abuse, not a limit of a plan. */
export const keysPerAccountMax = 1_000;

export interface NewKey {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** Generated when none is proposed. */
  readonly key: string | undefined;
}

/** At rest a key is encrypted, because its owner may see it again, and found by its keyed hash. */
export async function createKey(database: Queryable, secrets: Secrets, wanted: NewKey): Promise<void> {
  const { id, userId, name, key = generateKey() } = wanted;
  const stored = {
    keyEncrypted: secrets.encrypt(key),
    keyHash: secrets.hash(key),
    secretKeyId: secrets.keyId,
  };
  try {
    await database.transaction(async (transaction) => {
      await checkCount(transaction, userId);
      await transaction.orm.insert(apiKeys).values({ id, userId, name, ...stored });
      await publish(transaction, { collection: 'api_keys', id, userId, action: 'create' });
    });
  } catch (error) {
    const violated = uniqueViolation(error);
    if (!violated) throw error;
    throw violated === 'api_keys_key_hash_unique'
      ? documentFailures.documentUniqueConstraintViolation({ attribute: 'key' })
      : documentFailures.documentAlreadyExists({ id });
  }
}

/** The account's row is locked, so that keys created at the same time are counted too. */
async function checkCount({ orm }: Queryable, userId: string): Promise<void> {
  await orm.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, userId)).for('no key update');
  const [row] = await orm.select({ total: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
  if (row && row.total >= keysPerAccountMax) {
    throw documentFailures.apiKeyLimitExceeded({ keysMax: keysPerAccountMax });
  }
}

interface KeyOf {
  readonly id: string;
  readonly userId: string;
}

const isThe = ({ id, userId }: KeyOf) => and(eq(apiKeys.id, id), eq(apiKeys.userId, userId));

/** Tells whether there was such a key of that user. */
export function updateKey(
  database: Queryable,
  key: KeyOf,
  change: { name?: string; status?: KeyStatus },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const changed = await transaction.orm
      .update(apiKeys)
      .set({ ...change, updatedAt: sql`now()` })
      .where(isThe(key))
      .returning({ id: apiKeys.id });
    if (changed.length > 0) await publish(transaction, { collection: 'api_keys', ...key, action: 'update' });
    return changed.length > 0;
  });
}

/** Tells whether there was such a key of that user. */
export function deleteKey(database: Queryable, key: KeyOf): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const deleted = await transaction.orm.delete(apiKeys).where(isThe(key)).returning({ id: apiKeys.id });
    if (deleted.length > 0) await publish(transaction, { collection: 'api_keys', ...key, action: 'delete' });
    return deleted.length > 0;
  });
}
