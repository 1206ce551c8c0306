import { systemClock } from '@pagesmith/kernel';
import type { Account, Session, SignedIn, Visitor } from './account.ts';
import { changeEmail, changeName, changePassword } from './change-account.ts';
import { identityLimits } from './limits.ts';
import type { IdentityParts } from './parts.ts';
import { type CompletedRecovery, completeRecovery, type Recovery, startRecovery } from './recovery.ts';
import { register } from './register.ts';
import { authenticate, endSession, endSessions, listSessions, type NewSession, signIn } from './sessions.ts';

/** Everything that can be asked of an account. What is given is checked here: it comes as the caller sent it. */
export interface Identity {
  register(given: unknown, visitor: Visitor): Promise<Account>;
  signIn(given: unknown, visitor: Visitor): Promise<NewSession>;
  authenticate(token: string): Promise<SignedIn | undefined>;
  listSessions(accountId: string): Promise<Session[]>;
  endSession(accountId: string, sessionId: string): Promise<void>;
  endSessions(accountId: string): Promise<void>;
  changeName(who: SignedIn, given: unknown): Promise<Account>;
  changeEmail(who: SignedIn, given: unknown, visitor: Visitor): Promise<Account>;
  changePassword(who: SignedIn, given: unknown, visitor: Visitor): Promise<Account>;
  startRecovery(given: unknown, visitor: Visitor): Promise<Recovery>;
  completeRecovery(given: unknown): Promise<CompletedRecovery>;
}

type Given = Omit<IdentityParts, 'limits' | 'clock'> & Partial<IdentityParts>;

export function createIdentity(given: Given): Identity {
  const parts: IdentityParts = { limits: identityLimits, clock: systemClock, ...given };
  return {
    register: (...asked) => register(parts, ...asked),
    signIn: (...asked) => signIn(parts, ...asked),
    authenticate: (...asked) => authenticate(parts, ...asked),
    listSessions: (...asked) => listSessions(parts, ...asked),
    endSession: (...asked) => endSession(parts, ...asked),
    endSessions: (accountId) => endSessions(parts.database, accountId),
    changeName: (...asked) => changeName(parts, ...asked),
    changeEmail: (...asked) => changeEmail(parts, ...asked),
    changePassword: (...asked) => changePassword(parts, ...asked),
    startRecovery: (...asked) => startRecovery(parts, ...asked),
    completeRecovery: (...asked) => completeRecovery(parts, ...asked),
  };
}
