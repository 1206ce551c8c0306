import { accounts, emailProofs, type Queryable, recoveryTokens, uniqueViolation } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { accountName, password } from '../arguments/parameters.ts';
import { type Parameter, readArguments } from '../arguments/read-arguments.ts';
import { publish } from '../realtime/publish.ts';
import { notifyOwner } from '../security-log/notify-owner.ts';
import { recordSecurityEvent } from '../security-log/record.ts';
import { type Account, type SignedIn, type Visitor, withoutSecrets } from './account.ts';
import { confirmPassword } from './check-password.ts';
import type { IdentityDeps } from './deps.ts';
import { identityFailures } from './failures.ts';
import { forgetDevices } from './known-devices.ts';
import { endSessions } from './sessions.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/** Ours, not the protocol's: whoever knew the old password or address is out unless it is asked otherwise. */
export const keepOtherSessions: Parameter<boolean> = {
  schema: z.boolean(),
  accepted: {
    en: 'Value must be true or false',
    fr: 'la valeur doit être «\u00a0true\u00a0» ou «\u00a0false\u00a0»',
  },
  absent: false,
};

export async function changeName(
  { database, clock }: IdentityDeps,
  { account }: SignedIn,
  given: unknown,
): Promise<Account> {
  const { name } = readArguments({ name: accountName }, given);
  return change(database, account.id, { name, updatedAt: clock.now() });
}

export async function changePassword(
  deps: IdentityDeps,
  who: SignedIn,
  given: unknown,
  visitor: Visitor,
): Promise<Account> {
  const { account, session } = who;
  const wanted = readArguments({ password, oldPassword: password, keepOtherSessions }, given);
  await confirmPassword(deps, who, wanted.oldPassword);
  await refuseWeakPassword(wanted.password, account);
  const passwordHash = await deps.passwords.hash(wanted.password);
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    await endLinks(transaction, account.id);
    if (!wanted.keepOtherSessions) {
      await endSessions(transaction, account.id, session.id);
      await forgetDevices(transaction, account.id, visitor.deviceId);
    }
    const event = { accountId: account.id, kind: 'password_changed', visitor, at: now } as const;
    await recordSecurityEvent(transaction, event);
    await notifyOwner(deps.mailbox, transaction, { kind: 'passwordChanged', account, visitor, at: now });
    return setPassword(transaction, account.id, passwordHash, now);
  });
}

interface NewEmail {
  readonly account: Account;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  /** The session that asked for it. */
  readonly sessionId: string;
  readonly keepsOtherSessions: boolean;
  readonly visitor: Visitor;
}

/** From now on the account has the new address; both addresses are told. */
export async function replaceEmail(
  { mailbox, clock }: IdentityDeps,
  transaction: Queryable,
  { account, email, emailVerifiedAt, sessionId, keepsOtherSessions, visitor }: NewEmail,
): Promise<Account> {
  const at = clock.now();
  const changed = await change(transaction, account.id, { email, emailVerifiedAt, updatedAt: at }).catch(
    (error: unknown) => {
      throw uniqueViolation(error) ? identityFailures.userAlreadyExists({ cause: error }) : error;
    },
  );
  await endLinks(transaction, account.id);
  if (!keepsOtherSessions) await endSessions(transaction, account.id, sessionId);
  const facts = { from: account.email, to: email };
  await recordSecurityEvent(transaction, {
    accountId: account.id,
    kind: 'email_changed',
    visitor,
    facts,
    at,
  });
  for (const owner of [account, changed]) {
    await notifyOwner(mailbox, transaction, {
      kind: 'emailChanged',
      account: owner,
      visitor,
      at,
      about: email,
    });
  }
  return changed;
}

/** A link that was mailed before a password or an address changed is good for nothing after it. */
export async function endLinks({ orm }: Queryable, accountId: string): Promise<void> {
  await orm.delete(recoveryTokens).where(eq(recoveryTokens.accountId, accountId));
  await orm.delete(emailProofs).where(eq(emailProofs.accountId, accountId));
}

const setPassword = (database: Queryable, id: string, passwordHash: string, now: Date) =>
  change(database, id, { passwordHash, passwordUpdatedAt: now, updatedAt: now });

/** Both what the account and what the users document show has changed. */
export async function change(
  database: Queryable,
  id: string,
  changes: Partial<typeof accounts.$inferInsert>,
): Promise<Account> {
  const [row] = await database.orm.update(accounts).set(changes).where(eq(accounts.id, id)).returning();
  for (const collection of ['account', 'users'] as const) {
    await publish(database, { collection, id, userId: id, action: 'update' });
  }
  return withoutSecrets(row ?? fail(identityFailures.generalUnauthorizedScope({ scope: 'account' })));
}
