import type { accounts, sessions } from '@pagesmith/database';
import type { Language } from '@pagesmith/kernel';

type AccountRow = typeof accounts.$inferSelect;
type SessionRow = typeof sessions.$inferSelect;

/** Never with its password's hash: what is not there cannot be sent. */
export type Account = Omit<AccountRow, 'passwordHash' | 'sequence'>;
export type Session = Omit<SessionRow, 'secretHash'>;

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
}

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
