import { accounts, type Queryable, recoveryTokens } from '@pagesmith/database';
import { type Clock, fail, type Language, uniqueId } from '@pagesmith/kernel';
import { and, eq, gt } from 'drizzle-orm';
import { emailAddress, oneOf, password, textUpTo, wireId } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { deactivateKeys } from '../keys/change-keys.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { notifyOwner } from '../security-log/notify-owner.ts';
import { recordSecurityEvent } from '../security-log/record.ts';
import { networkOf } from '../throttle/network-of.ts';
import type { Visitor } from './account.ts';
import { change, endLinks } from './change-account.ts';
import type { IdentityDeps } from './deps.ts';
import { identityFailures } from './failures.ts';
import { forgetDevices, rememberDevice } from './known-devices.ts';
import { mailedLink, readPageUrl } from './mailed-links.ts';
import { recoveryMail } from './recovery-mail.ts';
import { hashOfSecret, newSecret } from './session-token.ts';
import { endSessions } from './sessions.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

const lifetimeMs = 3_600_000;

export interface Recovery {
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface CompletedRecovery extends Recovery {
  readonly accountId: string;
  /** By which the browser is known from now on: whoever recovers an account has proved to be its owner. */
  readonly deviceId: string;
}

/** Mails a link that sets a new password. An unknown e-mail gets the same answer, and no mail. */
export async function startRecovery(deps: IdentityDeps, given: unknown, visitor: Visitor): Promise<Recovery> {
  const { database, throttle, mailbox, limits, clock } = deps;
  const { email } = readArguments({ email: emailAddress }, given);
  const url = readPageUrl(deps, given);
  if (!mailbox.canSend) throw identityFailures.generalSmtpDisabled();
  await throttle.take({ rule: limits.recoveries, subject: email });
  const recovery = newRecovery(clock);
  await database.transaction(async (transaction) => {
    const [account] = await transaction.orm.select().from(accounts).where(eq(accounts.email, email));
    if (account?.status !== 'active') return;
    const { language } = visitor;
    await addRecovery(mailbox, transaction, { recovery, account, url, language, visitor });
  });
  return recovery;
}

export function newRecovery(clock: Clock): Recovery {
  const createdAt = clock.now();
  return { id: uniqueId(clock), createdAt, expiresAt: new Date(createdAt.getTime() + lifetimeMs) };
}

interface NewRecovery {
  readonly recovery: Recovery;
  readonly account: Pick<typeof accounts.$inferSelect, 'id' | 'email'>;
  /** The page that the link leads to. */
  readonly url: string;
  readonly language: Language;
  /** Who asked for it; absent where our support did. */
  readonly visitor?: Visitor;
}

/** Mails the link, and notes it in the owner's security log. */
export async function addRecovery(
  mailbox: Mailbox,
  transaction: Queryable,
  { recovery, account, url, language, visitor }: NewRecovery,
): Promise<void> {
  const secret = newSecret();
  const { id: accountId, email } = account;
  const { createdAt: at, expiresAt } = recovery;
  await transaction.orm
    .insert(recoveryTokens)
    .values({ ...recovery, accountId, secretHash: hashOfSecret(secret) });
  const link = mailedLink(url, { userId: accountId, secret, expire: expiresAt.toISOString() });
  const mail = recoveryMail({ to: email, link, language });
  await mailbox.add(transaction, mail, { accountId, usefulUntil: expiresAt });
  await recordSecurityEvent(transaction, { accountId, kind: 'recovery_asked', visitor, at });
}

const parameters = {
  userId: wireId,
  secret: textUpTo(256),
  password,
  /** Ours, not the protocol's. `proven`: those stay that were made since the account's address is proven. */
  keys: { ...oneOf(['keep', 'deactivate', 'proven']), absent: 'proven' as const },
};

/** Sets the new password once; every session, every other link and every known browser of the account ends. */
export async function completeRecovery(
  deps: IdentityDeps,
  given: unknown,
  visitor: Visitor,
): Promise<CompletedRecovery> {
  const { database, passwords, throttle, limits, clock } = deps;
  const wanted = readArguments(parameters, given);
  const now = clock.now();
  const isMeant = and(
    eq(recoveryTokens.secretHash, hashOfSecret(wanted.secret)),
    eq(recoveryTokens.accountId, wanted.userId),
    gt(recoveryTokens.expiresAt, now),
  );
  const [known] = await database.orm
    .select({ token: recoveryTokens, account: accounts })
    .from(recoveryTokens)
    .innerJoin(accounts, eq(accounts.id, recoveryTokens.accountId))
    .where(isMeant);
  if (!known) throw identityFailures.userInvalidToken();
  const { token, account } = known;
  await refuseWeakPassword(wanted.password, account);
  const passwordHash = await passwords.hash(wanted.password);
  const deviceId = visitor.deviceId ?? newSecret();
  await database.transaction(async (transaction) => {
    const [used] = await transaction.orm.delete(recoveryTokens).where(isMeant).returning();
    const { accountId } = used ?? fail(identityFailures.userInvalidToken());
    await endLinks(transaction, accountId);
    await endSessions(transaction, accountId);
    await forgetDevices(transaction, accountId);
    await rememberDevice(transaction, accountId, deviceId, now);
    const emailVerifiedAt = account.emailVerifiedAt ?? now;
    const changes = { passwordHash, passwordUpdatedAt: now, emailVerifiedAt, updatedAt: now };
    await change(transaction, accountId, changes);
    const madeBefore = wanted.keys === 'proven' ? account.emailVerifiedAt : null;
    const deactivated =
      wanted.keys === 'keep' ? 0 : await deactivateKeys(transaction, accountId, madeBefore ?? undefined);
    const facts = { keysDeactivated: deactivated };
    await recordSecurityEvent(transaction, {
      accountId,
      kind: 'recovery_completed',
      visitor,
      facts,
      at: now,
    });
    const about = String(deactivated);
    await notifyOwner(deps.mailbox, transaction, { kind: 'recovered', account, visitor, at: now, about });
  });
  await throttle.clear(
    { rule: limits.failedSignInsOfEmail, subject: account.email },
    { rule: limits.failedSignInsOfPair, subject: `${account.email} ${networkOf(visitor.address)}` },
  );
  return { ...token, deviceId };
}
