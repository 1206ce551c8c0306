import { accounts, recoveryTokens } from '@pagesmith/database';
import { fail, uniqueId, type Words } from '@pagesmith/kernel';
import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod';
import { argumentInvalid } from '../arguments/failures.ts';
import { emailAddress, password, textUpTo, wireId } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import type { Visitor } from './account.ts';
import { setPassword } from './change-account.ts';
import { identityFailures } from './failures.ts';
import type { IdentityParts } from './parts.ts';
import { recoveryMail } from './recovery-mail.ts';
import { hashOfSecret, newSecret } from './session-token.ts';
import { endSessions } from './sessions.ts';

const lifetimeMs = 3_600_000;

export interface Recovery {
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface CompletedRecovery extends Recovery {
  readonly accountId: string;
}

const accepted: Words = {
  en: 'URL must be the address of a page on an origin that is registered on this server',
  fr: 'l’URL doit être celle d’une page d’une origine enregistrée sur ce serveur',
};
const pageUrl = { schema: z.url({ protocol: /^https?$/ }).max(2_048), accepted };

/** Mails a link that sets a new password. An unknown e-mail gets the same answer, and no mail. */
export async function startRecovery(
  { database, throttle, mailbox, limits, clock, isOwnPage }: IdentityParts,
  given: unknown,
  visitor: Visitor,
): Promise<Recovery> {
  const { email, url } = readArguments({ email: emailAddress, url: pageUrl }, given);
  if (!isOwnPage(url)) throw argumentInvalid('url', accepted);
  if (!mailbox.canSend) throw identityFailures.generalSmtpDisabled();
  await throttle.take({ rule: limits.recoveries, subject: email });
  const createdAt = clock.now();
  const recovery = { id: uniqueId(clock), createdAt, expiresAt: new Date(createdAt.getTime() + lifetimeMs) };
  const secret = newSecret();
  await database.transaction(async (transaction) => {
    const [account] = await transaction.orm.select().from(accounts).where(eq(accounts.email, email));
    if (account?.status !== 'active') return;
    const row = { ...recovery, accountId: account.id, secretHash: hashOfSecret(secret) };
    await transaction.orm.insert(recoveryTokens).values(row);
    const link = linkOf(url, { userId: account.id, secret, expire: recovery.expiresAt.toISOString() });
    const mail = recoveryMail({ to: email, link, language: visitor.language });
    await mailbox.add(transaction, mail, { accountId: account.id, usefulUntil: recovery.expiresAt });
  });
  return recovery;
}

function linkOf(url: string, values: Record<string, string>): string {
  const link = new URL(url);
  for (const [name, value] of Object.entries(values)) link.searchParams.set(name, value);
  return link.href;
}

/** Sets the new password once; every session and every other link of the account ends. */
export async function completeRecovery(
  { database, passwords, throttle, limits, clock }: IdentityParts,
  given: unknown,
): Promise<CompletedRecovery> {
  const wanted = readArguments({ userId: wireId, secret: textUpTo(256), password }, given);
  const now = clock.now();
  const isMeant = and(
    eq(recoveryTokens.secretHash, hashOfSecret(wanted.secret)),
    eq(recoveryTokens.accountId, wanted.userId),
    gt(recoveryTokens.expiresAt, now),
  );
  const [known] = await database.orm.select().from(recoveryTokens).where(isMeant);
  if (!known) throw identityFailures.userInvalidToken();
  const passwordHash = await passwords.hash(wanted.password);
  const account = await database.transaction(async (transaction) => {
    const [used] = await transaction.orm.delete(recoveryTokens).where(isMeant).returning();
    const { accountId } = used ?? fail(identityFailures.userInvalidToken());
    await transaction.orm.delete(recoveryTokens).where(eq(recoveryTokens.accountId, accountId));
    await endSessions(transaction, accountId);
    return setPassword(transaction, accountId, passwordHash, now);
  });
  await throttle.clear({ rule: limits.failedSignInsOfEmail, subject: account.email });
  return known;
}
