import type { Queryable } from '@pagesmith/database';
import type { Language } from '@pagesmith/kernel';
import type { Account, Visitor } from '../identity/account.ts';
import { deviceName } from '../identity/device.ts';
import type { Mail, Mailbox } from '../mail/mailbox.ts';
import { type NoticeKind, noticeWords } from './notice-words.ts';

export interface Notice {
  readonly kind: NoticeKind;
  /** Who is notified, in their own language if it is known. */
  readonly account: Pick<Account, 'id' | 'email' | 'language'>;
  /** Who did it. */
  readonly visitor: Visitor;
  readonly at: Date;
  /** What it was done to: the name of a key, an address. */
  readonly about?: string;
}

const usefulMs = 3 * 86_400_000;

/** Mails the owner, if mail can be sent, in the transaction of what happened. */
export async function notifyOwner(mailbox: Mailbox, transaction: Queryable, notice: Notice): Promise<void> {
  if (!mailbox.canSend) return;
  const usefulUntil = new Date(notice.at.getTime() + usefulMs);
  await mailbox.add(transaction, noticeMail(notice), { accountId: notice.account.id, usefulUntil });
}

function noticeMail({ kind, account, visitor, at, about = '' }: Notice): Mail {
  const language: Language = account.language ?? visitor.language;
  const { subject, what, ifNot } = noticeWords[kind];
  const time = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const device = deviceName(visitor.userAgent, language);
  const facts = {
    en: `When: ${time}\nFrom: ${visitor.address}\nBrowser: ${device}`,
    fr: `Quand\u00a0: ${time}\nDepuis\u00a0: ${visitor.address}\nNavigateur\u00a0: ${device}`,
  };
  const ifYou = {
    en: 'If it was you, you do not need to do anything.',
    fr: 'Si c’était vous, vous n’avez rien à faire.',
  };
  const text = [what(about)[language], facts[language], `${ifYou[language]} ${ifNot[language]}`];
  return { to: account.email, subject: subject[language], text: `${text.join('\n\n')}\n` };
}
