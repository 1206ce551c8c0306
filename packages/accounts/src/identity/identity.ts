import { systemClock } from '@pagesmith/kernel';
import { listSecurityEvents, type SecurityEvent } from '../security-log/index.ts';
import { type Account, needsProof, type Session, type SignedIn, type Visitor } from './account.ts';
import { changeName, changePassword } from './change-account.ts';
import { changeEmail } from './change-email.ts';
import { closeAccount } from './close-account.ts';
import type { IdentityDeps } from './deps.ts';
import { type AccountExport, exportAccount } from './export-account.ts';
import { identityLimits } from './limits.ts';
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

type Given = Omit<IdentityDeps, keyof typeof usual> & Partial<IdentityDeps>;

const usual = {
  limits: identityLimits,
  clock: systemClock,
  onAccountClosing: async () => {},
  inBackground: (work: Promise<void>) => void work.catch(() => {}),
};

export function createIdentity(given: Given): Identity {
  const deps: IdentityDeps = { ...usual, ...given };
  return {
    register: (...asked) => register(deps, ...asked),
    signIn: (...asked) => signIn(deps, ...asked),
    authenticate: (...asked) => authenticate(deps, ...asked),
    recognise: (...asked) => recognise(deps, ...asked),
    listSessions: (...asked) => listSessions(deps, ...asked),
    endSession: (...asked) => endSession(deps, ...asked),
    signOutEverywhere: (...asked) => signOutEverywhere(deps, ...asked),
    changeName: (...asked) => changeName(deps, ...asked),
    changeEmail: (...asked) => changeEmail(deps, ...asked),
    changePassword: (...asked) => changePassword(deps, ...asked),
    needsProof: (account) => needsProof(deps.mailbox, account),
    startEmailProof: (...asked) => startEmailProof(deps, ...asked),
    completeEmailProof: (...asked) => completeEmailProof(deps, ...asked),
    startRecovery: (...asked) => startRecovery(deps, ...asked),
    completeRecovery: (...asked) => completeRecovery(deps, ...asked),
    listSecurityEvents: (...asked) => listSecurityEvents(deps.database, ...asked),
    exportAccount: (...asked) => exportAccount(deps, ...asked),
    closeAccount: (...asked) => closeAccount(deps, ...asked),
  };
}
