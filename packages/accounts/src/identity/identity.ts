import { systemClock } from '@pagesmith/kernel';
import { listSecurityEvents, type SecurityEvent } from '../security-log/index.ts';
import { acceptLater, owesAcceptance } from './acceptance.ts';
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

/** Everything that can be asked of an account. Input is checked here: it comes as the caller sent it. */
export interface Identity {
  register(input: unknown, visitor: Visitor): Promise<Account>;
  /** Whether the account has accepted no version of the terms yet, as one that another client made. */
  owesAcceptance(accountId: string): Promise<boolean>;
  accept(who: SignedIn, input: unknown): Promise<void>;
  signIn(input: unknown, visitor: Visitor): Promise<NewSession>;
  /** Fails while the second factor is missing. */
  authenticate(token: string): Promise<SignedIn | undefined>;
  /** Also before the second factor is given: only to give it, or to sign out. */
  recognise(token: string): Promise<SignedIn | undefined>;
  listSessions(accountId: string): Promise<Session[]>;
  endSession(accountId: string, sessionId: string, visitor: Visitor): Promise<void>;
  signOutEverywhere(accountId: string, visitor: Visitor): Promise<void>;
  changeName(who: SignedIn, input: unknown): Promise<Account>;
  changeEmail(who: SignedIn, input: unknown, visitor: Visitor): Promise<Account>;
  changePassword(who: SignedIn, input: unknown, visitor: Visitor): Promise<Account>;
  /** Whether the account must prove its address before it can create a key. */
  needsProof(account: Account): boolean;
  startEmailProof(who: SignedIn, input: unknown, visitor: Visitor): Promise<EmailProof>;
  completeEmailProof(input: unknown, visitor: Visitor): Promise<EmailProof>;
  startRecovery(input: unknown, visitor: Visitor): Promise<Recovery>;
  completeRecovery(input: unknown, visitor: Visitor): Promise<CompletedRecovery>;
  /** A page of the account's security log. */
  listSecurityEvents(accountId: string, input: unknown): Promise<SecurityEvent[]>;
  exportAccount(who: SignedIn, visitor: Visitor): Promise<AccountExport>;
  /** Blocks it at once; the sweep erases it some days later. */
  closeAccount(who: SignedIn, input: unknown, visitor: Visitor): Promise<void>;
}

type IdentityOptions = Omit<IdentityDeps, keyof typeof usual> & Partial<IdentityDeps>;

const usual = {
  limits: identityLimits,
  clock: systemClock,
  onAccountClosing: async () => {},
  inBackground: (work: Promise<void>) => void work.catch(() => {}),
};

export function createIdentity(options: IdentityOptions): Identity {
  const deps: IdentityDeps = { ...usual, ...options };
  return {
    register: (...args) => register(deps, ...args),
    owesAcceptance: (accountId) => owesAcceptance(deps.database, accountId),
    accept: (...args) => acceptLater(deps, ...args),
    signIn: (...args) => signIn(deps, ...args),
    authenticate: (...args) => authenticate(deps, ...args),
    recognise: (...args) => recognise(deps, ...args),
    listSessions: (...args) => listSessions(deps, ...args),
    endSession: (...args) => endSession(deps, ...args),
    signOutEverywhere: (...args) => signOutEverywhere(deps, ...args),
    changeName: (...args) => changeName(deps, ...args),
    changeEmail: (...args) => changeEmail(deps, ...args),
    changePassword: (...args) => changePassword(deps, ...args),
    needsProof: (account) => needsProof(deps.mailbox, account),
    startEmailProof: (...args) => startEmailProof(deps, ...args),
    completeEmailProof: (...args) => completeEmailProof(deps, ...args),
    startRecovery: (...args) => startRecovery(deps, ...args),
    completeRecovery: (...args) => completeRecovery(deps, ...args),
    listSecurityEvents: (...args) => listSecurityEvents(deps.database, ...args),
    exportAccount: (...args) => exportAccount(deps, ...args),
    closeAccount: (...args) => closeAccount(deps, ...args),
  };
}
