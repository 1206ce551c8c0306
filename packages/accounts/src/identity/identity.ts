import { systemClock } from '@pagesmith/kernel';
import { listSecurityEvents, type SecurityEvent } from '../security-log/index.ts';
import { type Account, needsProof, type Session, type SignedIn, type Visitor } from './account.ts';
import { changeName, changePassword } from './change-account.ts';
import { changeEmail } from './change-email.ts';
import { closeAccount } from './close-account.ts';
import { type AccountExport, exportAccount } from './export-account.ts';
import { identityLimits } from './limits.ts';
import type { IdentityParts } from './parts.ts';
import { completeEmailProof, type EmailProof, startEmailProof } from './prove-email.ts';
import { type CompletedRecovery, completeRecovery, type Recovery, startRecovery } from './recovery.ts';
import { register } from './register.ts';
import {
  authenticate,
  endSession,
  listSessions,
  type NewSession,
  recognise,
  signIn,
  signOutEverywhere,
} from './sessions.ts';

/** Everything that can be asked of an account. What is given is checked here: it comes as the caller sent it. */
export interface Identity {
  register(given: unknown, visitor: Visitor): Promise<Account>;
  signIn(given: unknown, visitor: Visitor): Promise<NewSession>;
  /** Fails while the second factor is missing. */
  authenticate(token: string): Promise<SignedIn | undefined>;
  /** Also before the second factor is given: only for giving it, and for going away. */
  recognise(token: string): Promise<SignedIn | undefined>;
  listSessions(accountId: string): Promise<Session[]>;
  endSession(accountId: string, sessionId: string, visitor: Visitor): Promise<void>;
  signOutEverywhere(accountId: string, visitor: Visitor): Promise<void>;
  changeName(who: SignedIn, given: unknown): Promise<Account>;
  changeEmail(who: SignedIn, given: unknown, visitor: Visitor): Promise<Account>;
  changePassword(who: SignedIn, given: unknown, visitor: Visitor): Promise<Account>;
  /** Whether the account may make no key before its address is proven. */
  needsProof(account: Account): boolean;
  startEmailProof(who: SignedIn, given: unknown, visitor: Visitor): Promise<EmailProof>;
  completeEmailProof(given: unknown, visitor: Visitor): Promise<EmailProof>;
  startRecovery(given: unknown, visitor: Visitor): Promise<Recovery>;
  completeRecovery(given: unknown, visitor: Visitor): Promise<CompletedRecovery>;
  /** A page of the account's security log. */
  listSecurityEvents(accountId: string, given: unknown): Promise<SecurityEvent[]>;
  exportAccount(who: SignedIn, visitor: Visitor): Promise<AccountExport>;
  /** Blocks it at once; the sweep erases it some days later. */
  closeAccount(who: SignedIn, given: unknown, visitor: Visitor): Promise<void>;
}

type Given = Omit<IdentityParts, keyof typeof usual> & Partial<IdentityParts>;

const usual = {
  limits: identityLimits,
  clock: systemClock,
  onAccountClosing: async () => {},
  inBackground: (work: Promise<void>) => void work.catch(() => {}),
};

export function createIdentity(given: Given): Identity {
  const parts: IdentityParts = { ...usual, ...given };
  return {
    register: (...asked) => register(parts, ...asked),
    signIn: (...asked) => signIn(parts, ...asked),
    authenticate: (...asked) => authenticate(parts, ...asked),
    recognise: (...asked) => recognise(parts, ...asked),
    listSessions: (...asked) => listSessions(parts, ...asked),
    endSession: (...asked) => endSession(parts, ...asked),
    signOutEverywhere: (...asked) => signOutEverywhere(parts, ...asked),
    changeName: (...asked) => changeName(parts, ...asked),
    changeEmail: (...asked) => changeEmail(parts, ...asked),
    changePassword: (...asked) => changePassword(parts, ...asked),
    needsProof: (account) => needsProof(parts.mailbox, account),
    startEmailProof: (...asked) => startEmailProof(parts, ...asked),
    completeEmailProof: (...asked) => completeEmailProof(parts, ...asked),
    startRecovery: (...asked) => startRecovery(parts, ...asked),
    completeRecovery: (...asked) => completeRecovery(parts, ...asked),
    listSecurityEvents: (...asked) => listSecurityEvents(parts.database, ...asked),
    exportAccount: (...asked) => exportAccount(parts, ...asked),
    closeAccount: (...asked) => closeAccount(parts, ...asked),
  };
}
