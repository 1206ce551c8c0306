import { authenticators, recoveryCodes, sessions } from '@pagesmith/database';
import { and, eq, isNull } from 'drizzle-orm';
import { textUpTo } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import type { Account, SignedIn, Visitor } from '../identity/account.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { endSessions } from '../identity/sessions.ts';
import { networkOf } from '../throttle/network-of.ts';
import { requireConfirmed } from './confirmed.ts';
import { factorFailures } from './failures.ts';
import { setSecondFactor } from './has-second-factor.ts';
import { noteFactorChange } from './note-change.ts';
import { newTotpSecret, stepOf, totpUri } from './totp.ts';

export interface NewAuthenticator {
  readonly secret: string;
  readonly uri: string;
}

const isOf = ({ id }: Account) => eq(authenticators.accountId, id);

/** Counts for nothing until its first code is typed in; one begun before and not finished is replaced. */
export async function addAuthenticator(
  deps: IdentityDeps,
  { account, session }: SignedIn,
): Promise<NewAuthenticator> {
  requireConfirmed(deps, session);
  const secret = newTotpSecret();
  const { secrets, clock } = deps;
  const begun = {
    secretEncrypted: secrets.encrypt(secret),
    secretKeyId: secrets.keyId,
    createdAt: clock.now(),
  };
  const added = await deps.database.orm
    .insert(authenticators)
    .values({ accountId: account.id, ...begun })
    .onConflictDoUpdate({
      target: authenticators.accountId,
      set: begun,
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ accountId: authenticators.accountId });
  if (added.length === 0) throw factorFailures.userAuthenticatorAlreadyVerified();
  return { secret, uri: totpUri(secret, account.email) };
}

/** From now on the password alone opens no session, and those that it opened elsewhere end. */
export async function confirmAuthenticator(
  deps: IdentityDeps,
  { account, session }: SignedIn,
  given: unknown,
  visitor: Visitor,
): Promise<Account> {
  const { otp } = readArguments({ otp: textUpTo(64) }, given);
  const { database, secrets, throttle, limits, clock } = deps;
  const [row] = await database.orm.select().from(authenticators).where(isOf(account));
  if (!row) throw factorFailures.userAuthenticatorNotFound();
  if (row.confirmedAt) throw factorFailures.userAuthenticatorAlreadyVerified();
  const subject = `${account.id} ${networkOf(visitor.address)}`;
  await throttle.take({ rule: limits.wrongCodesOfNetwork, subject });
  const now = clock.now();
  const step = stepOf(secrets.decrypt(row.secretEncrypted, row.secretKeyId), otp, now);
  if (step === undefined) throw factorFailures.userInvalidToken();
  await throttle.clear({ rule: limits.wrongCodesOfNetwork, subject });
  return database.transaction(async (transaction) => {
    const { orm } = transaction;
    // The secret is compared too: another window may have started again meanwhile.
    const isTheSame = and(isOf(account), eq(authenticators.secretEncrypted, row.secretEncrypted));
    const confirmed = await orm
      .update(authenticators)
      .set({ confirmedAt: now, lastUsedStep: step })
      .where(and(isTheSame, isNull(authenticators.confirmedAt)))
      .returning({ accountId: authenticators.accountId });
    if (confirmed.length === 0) throw factorFailures.userAuthenticatorNotFound();
    await orm
      .update(sessions)
      .set({ factors: [...session.factors, 'totp'], confirmedAt: now })
      .where(eq(sessions.id, session.id));
    await endSessions(transaction, account.id, session.id);
    await noteFactorChange(deps, transaction, { kind: 'factor_added', account, visitor, at: now });
    return setSecondFactor(transaction, account.id, true, now);
  });
}

/** The password alone is enough again, and the recovery codes go too. */
export async function removeAuthenticator(
  deps: IdentityDeps,
  { account, session }: SignedIn,
  visitor: Visitor,
): Promise<Account> {
  requireConfirmed(deps, session);
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const removed = await transaction.orm.delete(authenticators).where(isOf(account)).returning();
    if (removed.length === 0) throw factorFailures.userAuthenticatorNotFound();
    await transaction.orm.delete(recoveryCodes).where(eq(recoveryCodes.accountId, account.id));
    await noteFactorChange(deps, transaction, { kind: 'factor_removed', account, visitor, at: now });
    return setSecondFactor(transaction, account.id, false, now);
  });
}
