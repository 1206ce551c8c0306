import { passkeys, type Queryable } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { and, asc, eq } from 'drizzle-orm';
import { filledTextUpTo } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import type { SignedIn, Visitor } from '../identity/account.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { requireConfirmed } from './confirmed.ts';
import { factorFailures } from './failures.ts';
import { noteFactorChange } from './note-change.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Never with its public key: its owner has no use for it. */
export type Passkey = Pick<PasskeyRow, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>;

export const passkeyName = filledTextUpTo(64);

export const passkeyOf = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt,
  lastUsedAt,
});

export const rowsOf = ({ orm }: Queryable, accountId: string): Promise<PasskeyRow[]> =>
  orm.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt));

export async function listPasskeys({ database }: IdentityDeps, { account }: SignedIn): Promise<Passkey[]> {
  return (await rowsOf(database, account.id)).map(passkeyOf);
}

const isThe = ({ account }: SignedIn, id: string) =>
  and(eq(passkeys.id, id), eq(passkeys.accountId, account.id));

export async function renamePasskey(
  { database }: IdentityDeps,
  who: SignedIn,
  id: string,
  given: unknown,
): Promise<Passkey> {
  const { name } = readArguments({ name: passkeyName }, given);
  const [row] = await database.orm.update(passkeys).set({ name }).where(isThe(who, id)).returning();
  return passkeyOf(row ?? fail(factorFailures.passkeyNotFound()));
}

export async function removePasskey(
  deps: IdentityDeps,
  who: SignedIn,
  id: string,
  visitor: Visitor,
): Promise<void> {
  requireConfirmed(deps, who.session);
  await deps.database.transaction(async (transaction) => {
    const [row] = await transaction.orm.delete(passkeys).where(isThe(who, id)).returning();
    const { name } = row ?? fail(factorFailures.passkeyNotFound());
    const at = deps.clock.now();
    const { account } = who;
    await noteFactorChange(deps, transaction, { kind: 'passkey_removed', account, visitor, at, name });
  });
}
