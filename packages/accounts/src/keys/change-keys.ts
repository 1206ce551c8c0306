import { accounts, apiKeys, type Queryable, uniqueViolation } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { and, count, eq, lt, sql } from 'drizzle-orm';
import { documentFailures } from '../documents/failures.ts';
import { type Account, needsProof, type Visitor, withoutSecrets } from '../identity/account.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { publish } from '../realtime/publish.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { notifyOwner } from '../security-log/notify-owner.ts';
import { recordSecurityEvent } from '../security-log/record.ts';
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

/** Who changes keys, for the security log, and how the owner is told. */
export interface KeyChanger {
  readonly visitor: Visitor;
  readonly mailbox: Mailbox;
}

/** At rest a key is encrypted, because its owner may see it again, and found by its keyed hash. */
export async function createKey(
  database: Queryable,
  secrets: Secrets,
  wanted: NewKey,
  { visitor, mailbox }: KeyChanger,
): Promise<void> {
  const { id, userId, name, key = generateKey() } = wanted;
  const stored = {
    keyEncrypted: secrets.encrypt(key),
    keyHash: secrets.hash(key),
    secretKeyId: secrets.keyId,
  };
  try {
    await database.transaction(async (transaction) => {
      const account = await lockAccount(transaction, userId);
      if (needsProof(mailbox, account)) throw documentFailures.userEmailUnverified(account);
      await checkCount(transaction, userId);
      await transaction.orm.insert(apiKeys).values({ id, userId, name, ...stored });
      await publish(transaction, { collection: 'api_keys', id, userId, action: 'create' });
      const event = { accountId: userId, kind: 'key_created', visitor, facts: { name } } as const;
      await recordSecurityEvent(transaction, event);
      const notice = { kind: 'newKey', account, visitor, at: new Date(), about: name } as const;
      await notifyOwner(mailbox, transaction, notice);
    });
  } catch (error) {
    const violated = uniqueViolation(error);
    if (!violated) throw error;
    throw violated === 'api_keys_key_hash_unique'
      ? documentFailures.documentUniqueConstraintViolation({ attribute: 'key' })
      : documentFailures.documentAlreadyExists({ id });
  }
}

/** So that keys created at the same time are counted too. */
async function lockAccount({ orm }: Queryable, userId: string): Promise<Account> {
  const [row] = await orm.select().from(accounts).where(eq(accounts.id, userId)).for('no key update');
  return withoutSecrets(row ?? fail(documentFailures.userUnauthorized()));
}

export async function checkCount({ orm }: Queryable, userId: string): Promise<void> {
  const [row] = await orm.select({ total: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
  if (row && row.total >= keysPerAccountMax) {
    throw documentFailures.apiKeyLimitExceeded({ keysMax: keysPerAccountMax });
  }
}

export interface KeyOf {
  readonly id: string;
  readonly userId: string;
}

export const isThe = ({ id, userId }: KeyOf) => and(eq(apiKeys.id, id), eq(apiKeys.userId, userId));

/** Returns whether there was such a key of that user. */
export function updateKey(
  database: Queryable,
  key: KeyOf,
  change: { name?: string; status?: KeyStatus },
  visitor: Visitor,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const changed = await transaction.orm
      .update(apiKeys)
      .set({ ...change, updatedAt: sql`now()` })
      .where(isThe(key))
      .returning({ name: apiKeys.name });
    const [found] = changed;
    if (!found) return false;
    await publish(transaction, { collection: 'api_keys', ...key, action: 'update' });
    if (change.status) {
      const kind = change.status === 'active' ? 'key_activated' : 'key_deactivated';
      await recordSecurityEvent(transaction, { accountId: key.userId, kind, visitor, facts: found });
    }
    return true;
  });
}

/** All active keys of the account, or those that were made before a time; returns how many. */
export async function deactivateKeys(
  transaction: Queryable,
  userId: string,
  madeBefore?: Date,
): Promise<number> {
  const isOld = madeBefore && lt(apiKeys.createdAt, madeBefore);
  const deactivated = await transaction.orm
    .update(apiKeys)
    .set({ status: 'inactive', updatedAt: sql`now()` })
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.status, 'active'), isOld))
    .returning({ id: apiKeys.id });
  for (const { id } of deactivated) {
    await publish(transaction, { collection: 'api_keys', id, userId, action: 'update' });
  }
  return deactivated.length;
}
