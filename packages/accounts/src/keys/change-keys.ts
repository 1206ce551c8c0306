import { defaultKeyScopes, type KeyMode, keyModeOf } from '@pagesmith/catalog';
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
import { type KeyRights, requireWithin } from './key-rights.ts';
import type { SettingColumns } from './key-settings.ts';
import { generateKey, keptKey, plainHash } from './key-text.ts';

/** Far more than anyone needs: a guard against abuse, not a limit of a plan. */
export const keysPerAccountMax = 1_000;

export interface NewKey {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** Generated when none is proposed. */
  readonly key?: string | undefined;
  readonly mode?: KeyMode | undefined;
  /** False: shown at its creation and never again. */
  readonly isRevealable?: boolean | undefined;
  readonly settings?: Partial<SettingColumns> | undefined;
}

/** Who changes keys, for the security log, and how the owner is told. */
export interface KeyChanger {
  readonly visitor: Visitor;
  readonly mailbox: Mailbox;
  /** Every scope that a key can have. */
  readonly knownScopes: readonly string[];
  /** Of the key that makes the change, if a key does: it can give away no more. */
  readonly rights?: KeyRights | undefined;
}

const withoutLimits = {
  scopes: [...defaultKeyScopes],
  expiresAt: null,
  allowedAddresses: null,
  ratePerMinute: null,
  monthlyCap: null,
};

/** Returns the key in full: of one that is shown once, this is the time. */
export async function createKey(
  database: Queryable,
  secrets: Secrets,
  wanted: NewKey,
  { visitor, mailbox, rights }: KeyChanger,
): Promise<string> {
  const { id, userId, name, mode = 'live', isRevealable = true } = wanted;
  const key = (isRevealable && wanted.key) || generateKey(mode);
  const settings = { ...withoutLimits, ...wanted.settings, mode: keyModeOf(key) };
  if (rights) requireWithin(rights, settings);
  const stored = { ...settings, ...keptKey(secrets, key, isRevealable) };
  try {
    await database.transaction(async (transaction) => {
      const account = await lockAccount(transaction, userId);
      if (needsProof(mailbox, account)) throw documentFailures.userEmailUnverified(account);
      await checkCount(transaction, userId);
      await checkFormerTexts(transaction, key);
      await transaction.orm.insert(apiKeys).values({ id, userId, name, ...stored });
      await publish(transaction, { collection: 'api_keys', id, userId, action: 'create' });
      const event = { accountId: userId, kind: 'key_created', visitor, facts: { name } } as const;
      await recordSecurityEvent(transaction, event);
      const notice = { kind: 'newKey', account, visitor, at: new Date(), about: name } as const;
      await notifyOwner(mailbox, transaction, notice);
    });
    return key;
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

/** Or whoever knows the former text of another's key could have its calls answered as their own. */
async function checkFormerTexts({ orm }: Queryable, key: string): Promise<void> {
  const isFormer = eq(apiKeys.previousKeyHash, plainHash(key));
  const [held] = await orm.select({ id: apiKeys.id }).from(apiKeys).where(isFormer).limit(1);
  if (held) throw documentFailures.documentUniqueConstraintViolation({ attribute: 'key' });
}

export interface KeyOf {
  readonly id: string;
  readonly userId: string;
}

export const isThe = ({ id, userId }: KeyOf) => and(eq(apiKeys.id, id), eq(apiKeys.userId, userId));

export type ChangedColumns = Partial<SettingColumns> & { name?: string; status?: KeyStatus };

/** Returns whether there was such a key of that user. */
export function updateKey(
  database: Queryable,
  key: KeyOf,
  change: ChangedColumns,
  { visitor, rights }: Pick<KeyChanger, 'visitor' | 'rights'>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (rights) await requireChangeable(transaction, key, change, rights);
    const changed = await transaction.orm
      .update(apiKeys)
      .set({ ...change, updatedAt: sql`now()` })
      .where(isThe(key))
      .returning({ name: apiKeys.name });
    const [found] = changed;
    if (!found) return false;
    await publish(transaction, { collection: 'api_keys', ...key, action: 'update' });
    for (const kind of eventsOf(change)) {
      await recordSecurityEvent(transaction, { accountId: key.userId, kind, visitor, facts: found });
    }
    return true;
  });
}

/** A key changes none that may do more than itself, and makes none of it by changing it. */
async function requireChangeable(
  { orm }: Queryable,
  key: KeyOf,
  change: ChangedColumns,
  rights: KeyRights,
): Promise<void> {
  const [held] = await orm.select().from(apiKeys).where(isThe(key)).for('no key update');
  if (!held) return;
  requireWithin(rights, held);
  requireWithin(rights, { ...held, ...change });
}

function eventsOf({ name: _name, status, ...settings }: ChangedColumns) {
  return [
    ...(status ? [status === 'active' ? ('key_activated' as const) : ('key_deactivated' as const)] : []),
    ...(Object.keys(settings).length > 0 ? (['key_changed'] as const) : []),
  ];
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
