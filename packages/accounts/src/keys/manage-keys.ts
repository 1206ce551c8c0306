import { type KeyBody, keyChange, keyWish } from '@pagesmith/contract';
import type { Database } from '@pagesmith/database';
import { type Clock, isWireId, uniqueId } from '@pagesmith/kernel';
import type { Visitor } from '../identity/account.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { Page } from '../paging.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { createKey, updateKey } from './change-keys.ts';
import { deleteKey } from './delete-key.ts';
import { keyFailures } from './failures.ts';
import { requireWithin } from './key-rights.ts';
import { readKeyWish, settingColumns } from './key-settings.ts';
import { listKeys, readKey, rowOfKey } from './read-keys.ts';
import { rotateKey } from './rotate-key.ts';

interface KeysDeps {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly mailbox: Mailbox;
  readonly clock: Clock;
  readonly knownScopes: readonly string[];
}

/** The key that manages, and who holds it. */
export interface ManagingKey {
  readonly keyId: string;
  readonly accountId: string;
  readonly visitor: Visitor;
}

/** An account's keys, managed by one of them: it gives away no more than it has. */
export interface ManagedKeys {
  list(accountId: string, page: Page): Promise<{ keys: KeyBody[]; next: string | null }>;
  /** With the key in full, this once. */
  create(by: ManagingKey, given: object): Promise<KeyBody>;
  change(by: ManagingKey, id: string, given: object): Promise<KeyBody>;
  /** With its new text in full, this once. */
  rotate(by: ManagingKey, id: string, given: object): Promise<KeyBody>;
  remove(by: ManagingKey, id: string): Promise<void>;
}

export function manageKeys(deps: KeysDeps): ManagedKeys {
  const { database, secrets, mailbox, knownScopes } = deps;
  const rules = () => ({ knownScopes, now: deps.clock.now() });
  const changerFor = async ({ keyId, accountId, visitor }: ManagingKey) => {
    const rights = await rowOfKey(database, { id: keyId, userId: accountId });
    return { visitor, mailbox, knownScopes, rights };
  };
  return {
    list: (accountId, page) => listKeys(deps, accountId, page),
    create: async (by, given) => {
      const { name, mode, isRevealable, ...wish } = readKeyWish(keyWish, { ...given }, rules());
      const key = { id: uniqueId(), userId: by.accountId };
      const wanted = { ...key, name, mode, isRevealable, settings: settingColumns(wish) };
      const text = await createKey(database, secrets, wanted, await changerFor(by));
      return { ...(await readKey(deps, key)), key: text };
    },
    change: async (by, id, given) => {
      const { name, status, ...wish } = readKeyWish(keyChange, { ...given }, rules());
      const change = { ...settingColumns(wish), ...(name && { name }), ...(status && { status }) };
      const key = keyOf(by, id);
      const isChanged = await updateKey(database, key, change, await changerFor(by));
      if (!isChanged) throw keyFailures.keyAbsent({ id });
      return readKey(deps, key);
    },
    rotate: async (by, id, given) => {
      const key = keyOf(by, id);
      const text = await rotateKey(deps, key, given, await changerFor(by));
      return { ...(await readKey(deps, key)), key: text };
    },
    remove: async (by, id) => {
      const { rights } = await changerFor(by);
      requireWithin(rights, await rowOfKey(database, keyOf(by, id)));
      if (!(await deleteKey(database, keyOf(by, id), by.visitor))) throw keyFailures.keyAbsent({ id });
    },
  };
}

/** An id that can be none is nobody's. */
function keyOf({ accountId }: ManagingKey, id: string) {
  if (!isWireId(id)) throw keyFailures.keyAbsent({ id });
  return { id, userId: accountId };
}
