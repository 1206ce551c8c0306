import type { accounts, sessions } from '@pagesmith/database';
import type { Language } from '@pagesmith/kernel';
import type { Mailbox } from '../mail/mailbox.ts';

type AccountRow = typeof accounts.$inferSelect;
type SessionRow = typeof sessions.$inferSelect;

/** Never with its password's hash: what is not there cannot be sent. */
export type Account = Omit<AccountRow, 'passwordHash' | 'sequence'>;
export type Session = Omit<SessionRow, 'secretHash'>;

/** Whether the account must prove its address before it can create a key: only where links can be mailed. */
export const needsProof = ({ canSend }: Pick<Mailbox, 'canSend'>, account: Account): boolean =>
  canSend && account.emailVerifiedAt === null;

/** Who is signed in, and by which session. */
export interface SignedIn {
  readonly account: Account;
  readonly session: Session;
}

/** Who asks, signed in or not. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
  readonly language: Language;
  /** The browser's own, from its cookie; absent in a browser that never signed in here. */
  readonly deviceId?: string | undefined;
}

/** The password was right, and the account wants a second factor that has not been given yet. */
export const awaitsFactor = ({ account, session: { factors, visitedBy } }: SignedIn): boolean =>
  visitedBy === null && account.hasSecondFactor && factors.length < 2 && !factors.includes('passkey');

export function withoutSecrets({
  passwordHash: _hash,
  sequence: _sequence,
  ...account
}: AccountRow): Account {
  return account;
}

export function withoutSecret({ secretHash: _hash, ...session }: SessionRow): Session {
  return session;
}
