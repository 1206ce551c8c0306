import { accounts, emailProofs, type Queryable } from '@pagesmith/database';
import { fail, uniqueId } from '@pagesmith/kernel';
import { and, eq, gt, ne } from 'drizzle-orm';
import { textUpTo, wireId } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { recordSecurityEvent } from '../security-log/record.ts';
import type { Account, SignedIn, Visitor } from './account.ts';
import { change, replaceEmail } from './change-account.ts';
import type { IdentityDeps } from './deps.ts';
import { emailProofMail } from './email-proof-mail.ts';
import { identityFailures } from './failures.ts';
import { mailedLink, readPageUrl } from './mailed-links.ts';
import { hashOfSecret, newSecret } from './session-token.ts';

const lifetimeMs = 86_400_000;

/** A link that was mailed to an address, to prove that whoever opens it reads that address's mail. */
export interface EmailProof {
  readonly id: string;
  readonly accountId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

interface NewProof {
  readonly account: Account;
  /** The account's own address, or the one that is to replace it. */
  readonly email: string;
  readonly url: string;
  readonly visitor: Pick<Visitor, 'language'>;
  readonly sessionId?: string;
  readonly keepsOtherSessions?: boolean;
}

/** Mails the link once more to the account's own address. */
export async function startEmailProof(
  deps: IdentityDeps,
  { account, session }: SignedIn,
  given: unknown,
  visitor: Visitor,
): Promise<EmailProof> {
  const url = readPageUrl(deps, given);
  if (!deps.mailbox.canSend) throw identityFailures.generalSmtpDisabled();
  if (account.emailVerifiedAt) throw identityFailures.userEmailAlreadyVerified();
  await deps.throttle.take({ rule: deps.limits.proofs, subject: account.id });
  const { email } = account;
  return deps.database.transaction((transaction) =>
    addProof(deps, transaction, { account, email, url, visitor, sessionId: session.id }),
  );
}

/** Of links to new addresses only the latest is good. */
export async function addProof(
  { mailbox, clock }: Pick<IdentityDeps, 'mailbox' | 'clock'>,
  transaction: Queryable,
  { account, email, url, visitor, sessionId = '', keepsOtherSessions = false }: NewProof,
): Promise<EmailProof> {
  const isChange = email !== account.email;
  if (isChange) {
    const isEarlier = and(eq(emailProofs.accountId, account.id), ne(emailProofs.email, account.email));
    await transaction.orm.delete(emailProofs).where(isEarlier);
  }
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
  const proof = { id: uniqueId(clock), accountId: account.id, createdAt, expiresAt };
  const secret = newSecret();
  const secretHash = hashOfSecret(secret);
  const row = { ...proof, email, secretHash, sessionId, keepsOtherSessions };
  await transaction.orm.insert(emailProofs).values(row);
  const link = mailedLink(url, { userId: account.id, secret, expire: expiresAt.toISOString() });
  const language = account.language ?? visitor.language;
  const mail = emailProofMail({ to: email, link, language, isChange });
  await mailbox.add(transaction, mail, { accountId: account.id, usefulUntil: expiresAt });
  return proof;
}

/** The address is proven; if it is not the account's yet, it is from now on. */
export async function completeEmailProof(
  deps: IdentityDeps,
  given: unknown,
  visitor: Visitor,
): Promise<EmailProof> {
  const { userId, secret } = readArguments({ userId: wireId, secret: textUpTo(256) }, given);
  const now = deps.clock.now();
  const isMeant = and(
    eq(emailProofs.secretHash, hashOfSecret(secret)),
    eq(emailProofs.accountId, userId),
    gt(emailProofs.expiresAt, now),
  );
  return deps.database.transaction(async (transaction) => {
    const [used] = await transaction.orm.delete(emailProofs).where(isMeant).returning();
    const proof = used ?? fail(identityFailures.userInvalidToken());
    const [account] = await transaction.orm
      .select()
      .from(accounts)
      .where(and(eq(accounts.id, proof.accountId), eq(accounts.status, 'active')))
      .for('no key update');
    if (!account) throw identityFailures.userInvalidToken();
    const emailVerifiedAt = account.emailVerifiedAt ?? now;
    if (proof.email === account.email) {
      await change(transaction, account.id, { emailVerifiedAt, updatedAt: now });
      await recordSecurityEvent(transaction, {
        accountId: account.id,
        kind: 'email_verified',
        visitor,
        at: now,
      });
      return proof;
    }
    const { email, sessionId, keepsOtherSessions } = proof;
    const wanted = { account, email, emailVerifiedAt, sessionId, keepsOtherSessions, visitor };
    await replaceEmail(deps, transaction, wanted);
    return proof;
  });
}
