import type { Account, Session, SignedIn, Visitor } from '../identity/account.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import type { NewSession } from '../identity/sessions.ts';
import {
  addAuthenticator,
  confirmAuthenticator,
  type NewAuthenticator,
  removeAuthenticator,
} from './authenticators.ts';
import { isConfirmed, requireConfirmed } from './confirmed.ts';
import { listPasskeys, type Passkey, removePasskey, renamePasskey } from './passkeys.ts';
import { confirmSession } from './prove.ts';
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts';
import { addPasskey, askNewPasskey } from './register-passkey.ts';
import {
  askSecondFactor,
  type Challenge,
  giveSecondFactor,
  listFactors,
  type OfferedFactors,
  switchSecondFactor,
} from './second-factor.ts';
import { askPasskey, signInByPasskey } from './use-passkey.ts';

type PasskeyQuestion<Ask extends (...args: never[]) => unknown> = Awaited<ReturnType<Ask>>;

/** What proves, beside the password, who somebody is. What is given is checked here: it comes as the caller sent it. */
export interface Factors {
  listFactors(who: SignedIn): Promise<OfferedFactors>;
  askSecondFactor(who: SignedIn, given: unknown): Promise<Challenge>;
  giveSecondFactor(who: SignedIn, given: unknown, visitor: Visitor): Promise<SignedIn>;
  switchSecondFactor(who: SignedIn, given: unknown, visitor: Visitor): Promise<Account>;
  addAuthenticator(who: SignedIn): Promise<NewAuthenticator>;
  confirmAuthenticator(who: SignedIn, given: unknown, visitor: Visitor): Promise<Account>;
  removeAuthenticator(who: SignedIn, visitor: Visitor): Promise<Account>;
  makeRecoveryCodes(who: SignedIn, wish: { mayReplace: boolean }, visitor: Visitor): Promise<string[]>;
  countRecoveryCodes(accountId: string): Promise<number>;
  listPasskeys(who: SignedIn): Promise<Passkey[]>;
  askNewPasskey(who: SignedIn): Promise<PasskeyQuestion<typeof askNewPasskey>>;
  addPasskey(who: SignedIn, given: unknown, visitor: Visitor): Promise<Passkey>;
  renamePasskey(who: SignedIn, id: string, given: unknown): Promise<Passkey>;
  removePasskey(who: SignedIn, id: string, visitor: Visitor): Promise<void>;
  askPasskey(who: SignedIn | undefined, visitor: Visitor): Promise<PasskeyQuestion<typeof askPasskey>>;
  signInByPasskey(given: unknown, visitor: Visitor): Promise<NewSession>;
  /** The owner confirms being there; the session may then do what needs a confirmation. */
  confirm(who: SignedIn, given: unknown, visitor: Visitor): Promise<void>;
  isConfirmed(session: Session): boolean;
  requireConfirmed(session: Session): void;
}

export function createFactors(deps: IdentityDeps): Factors {
  return {
    listFactors: (...args) => listFactors(deps, ...args),
    askSecondFactor: (...args) => askSecondFactor(deps, ...args),
    giveSecondFactor: (...args) => giveSecondFactor(deps, ...args),
    switchSecondFactor: (...args) => switchSecondFactor(deps, ...args),
    addAuthenticator: (...args) => addAuthenticator(deps, ...args),
    confirmAuthenticator: (...args) => confirmAuthenticator(deps, ...args),
    removeAuthenticator: (...args) => removeAuthenticator(deps, ...args),
    makeRecoveryCodes: (...args) => makeRecoveryCodes(deps, ...args),
    countRecoveryCodes: (accountId) => countRecoveryCodes(deps.database, accountId),
    listPasskeys: (...args) => listPasskeys(deps, ...args),
    askNewPasskey: (...args) => askNewPasskey(deps, ...args),
    addPasskey: (...args) => addPasskey(deps, ...args),
    renamePasskey: (...args) => renamePasskey(deps, ...args),
    removePasskey: (...args) => removePasskey(deps, ...args),
    askPasskey: (...args) => askPasskey(deps, ...args),
    signInByPasskey: (...args) => signInByPasskey(deps, ...args),
    confirm: (...args) => confirmSession(deps, ...args),
    isConfirmed: (session) => isConfirmed(deps, session),
    requireConfirmed: (session) => requireConfirmed(deps, session),
  };
}
