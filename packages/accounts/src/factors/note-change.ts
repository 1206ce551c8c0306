import type { Queryable } from '@pagesmith/database';
import type { Account, Visitor } from '../identity/account.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { notifyOwner } from '../security-log/notify-owner.ts';
import { recordSecurityEvent } from '../security-log/record.ts';

const notices = {
  factor_added: 'factorAdded',
  factor_removed: 'factorRemoved',
  passkey_added: 'passkeyAdded',
  passkey_removed: 'passkeyRemoved',
} as const;

interface FactorChange {
  readonly kind: keyof typeof notices;
  readonly account: Account;
  readonly visitor: Visitor;
  readonly at: Date;
  /** Of a passkey. */
  readonly name?: string;
}

/** What opens the account has changed: written down, and mailed to its owner. */
export async function noteFactorChange(
  { mailbox }: Pick<IdentityDeps, 'mailbox'>,
  transaction: Queryable,
  { kind, account, visitor, at, name }: FactorChange,
): Promise<void> {
  const event = { accountId: account.id, kind, visitor, at };
  const notice = { kind: notices[kind], account, visitor, at };
  await recordSecurityEvent(transaction, name === undefined ? event : { ...event, facts: { name } });
  await notifyOwner(mailbox, transaction, name === undefined ? notice : { ...notice, about: name });
}
