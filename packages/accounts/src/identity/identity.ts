import { systemClock } from '@pagesmith/kernel';
import { listSecurityEvents, type SecurityEvent } from '../security-log/index.ts';
import type { Account, Session, SignedIn, Visitor } from './account.ts';
import { changeEmail, changeName, changePassword } from './change-account.ts';
import { closeAccount } from './close-account.ts';
import { type AccountExport, exportAccount } from './export-account.ts';
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
  /** A page of the account's security log. */
  listSecurityEvents(accountId: string, given: unknown): Promise<SecurityEvent[]>;
  exportAccount(who: SignedIn): Promise<AccountExport>;
  /** Blocks it at once; the sweep erases it some days later. */
  closeAccount(who: SignedIn, given: unknown, visitor: Visitor): Promise<void>;
}

type Given = Omit<IdentityParts, keyof typeof usual> & Partial<IdentityParts>;

const usual = { limits: identityLimits, clock: systemClock, onAccountClosing: async () => {} };

export function createIdentity(given: Given): Identity {
  const parts: IdentityParts = { ...usual, ...given };
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
    listSecurityEvents: (...asked) => listSecurityEvents(parts.database, ...asked),
    exportAccount: (...asked) => exportAccount(parts, ...asked),
    closeAccount: (...asked) => closeAccount(parts, ...asked),
  };
}
