import { operators, sessions, type Transaction } from '@pagesmith/database';
import { uniqueId } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import type { Mail } from '../mail/mailbox.ts';
import { appendAudit } from '../operators/audit/append.ts';
import { recordSecurityEvent } from '../security-log/record.ts';
import type { Account, Session } from './account.ts';
import { hashOfSecret, newSecret, writeSessionToken } from './session-token.ts';

/** How long support looks at an account before it has to say again why. */
const visitMs = 1_200_000;

interface NewVisit {
  readonly account: Pick<Account, 'id'>;
  /** Which operator, and the ticket it is for. */
  readonly by: string;
  readonly ticket: string;
  readonly now: Date;
}

interface OpenedVisit {
  /** What the operator's browser keeps; known at this moment alone. */
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * A session of the account in which an operator sees what its owner sees. It was never confirmed, so it shows no secret,
 * and the wire lets it read a short list of addresses and change nothing. The owner sees it among the sessions, and can
 * end it.
 */
export async function openVisit(
  transaction: Transaction,
  { account, by, ticket, now }: NewVisit,
): Promise<OpenedVisit> {
  const secret = newSecret();
  const accountId = account.id;
  const expiresAt = new Date(now.getTime() + visitMs);
  await transaction.orm.insert(sessions).values({
    id: uniqueId(),
    accountId,
    secretHash: hashOfSecret(secret),
    ip: '',
    userAgent: '',
    factors: [],
    confirmedAt: new Date(0),
    expiresAt,
    createdAt: now,
    updatedAt: now,
    visitedBy: by,
    visitedFor: ticket,
  });
  await recordSecurityEvent(transaction, {
    accountId,
    kind: 'support_visited',
    facts: { name: ticket },
    at: now,
  });
  return { token: writeSessionToken({ accountId, secret }), expiresAt };
}

export function visitMail({ email, language }: Pick<Account, 'email' | 'language'>, ticket: string): Mail {
  const words = {
    en: {
      subject: `Our support team is looking at your account for ticket ${ticket}`,
      text: `To answer your ticket ${ticket}, a member of our support team has opened your dashboard for at most ${visitMs / 60_000} minutes. They can read it but change nothing, and they see no documents and no keys. The visit is in your account’s security log, and you can end it in your list of sessions.\n\nIf you have not written to us, please reply to this e-mail.\n`,
    },
    fr: {
      subject: `Notre assistance consulte votre compte pour le ticket ${ticket}`,
      text: `Pour répondre à votre ticket ${ticket}, une personne de notre assistance a ouvert votre tableau de bord, pour ${visitMs / 60_000}\u00a0minutes au plus. Elle peut le lire sans rien modifier, et ne voit ni document ni clé. Cet accès figure dans le journal de sécurité de votre compte, et vous pouvez y mettre fin dans la liste de vos sessions.\n\nSi vous ne nous avez pas écrit, merci de répondre à cet e-mail.\n`,
    },
  }[language ?? 'en'];
  return { to: email, ...words };
}

/** Whoever ended it: its operator by leaving, or the owner of the account. */
export async function auditEndOfVisit(
  transaction: Transaction,
  { accountId, visitedBy, visitedFor }: Pick<Session, 'accountId' | 'visitedBy' | 'visitedFor'>,
  now: Date,
): Promise<void> {
  if (visitedBy === null) throw new Error('This session is the owner’s own.');
  const [operator] = await transaction.orm
    .select({ role: operators.role })
    .from(operators)
    .where(eq(operators.email, visitedBy));
  const actor = {
    name: visitedBy,
    role: operator?.role ?? 'owner',
    origin: 'dashboard',
    isConfirmed: false,
  } as const;
  const deed = { action: 'end-visit', subject: accountId, after: { ticket: visitedFor } };
  await appendAudit(transaction, actor, deed, now);
}
