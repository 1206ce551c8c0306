import { acceptedAtRegistration, legalVersionInForce } from '@pagesmith/catalog';
import { AuthenticationFactor, ID, type Models } from 'appwrite';
import { backend, callBackend } from './backend.ts';
import { isSignedOut } from './backend-errors.ts';
import { forgetKeptWork } from './kept-work.ts';
import type { PasskeyAnswer, Proof } from './proof.ts';
import { forgetStoredSessions, isStorageBlocked, keepSessionsInStorage } from './stored-session.ts';
import { cameAsVisitor } from './visitor.ts';

export type AccountModel = Models.User;

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'unreachable' }
  /** The browser keeps neither our cookie nor anything else: no session can last here. */
  | { readonly status: 'storage-blocked' }
  /** `isClosed` when the account has just been closed here. */
  | { readonly status: 'signed-out'; readonly isClosed?: boolean }
  /** The password was right; a code is missing. */
  | { readonly status: 'factor-needed' }
  /** `owesAcceptance` when the account was made elsewhere than by our form, and has accepted no terms yet. */
  | {
      readonly status: 'signed-in';
      readonly account: AccountModel;
      readonly owesAcceptance: boolean;
      /** When somebody of our support looks at the account, for this ticket. */
      readonly visit?: Visit | undefined;
    };

interface Visit {
  readonly ticket: string;
  readonly endsAt: string;
}

export const loading: Session = { status: 'loading' };

let current: Session = cameAsVisitor() ? { status: 'signed-out' } : loading;
const listeners = new Set<() => void>();

function become(session: Session): void {
  current = session;
  for (const listener of listeners) listener();
}

export const currentSession = (): Session => current;

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the backend who is signed in. While it cannot be reached, whoever was signed in stays signed in. */
export async function checkSession(): Promise<void> {
  if (isLeaving) return;
  if (isStorageBlocked()) return become({ status: 'storage-blocked' });
  try {
    const session = await askSession();
    const isNews = session.status !== 'signed-out' || current.status !== 'signed-out';
    if (isNews && !isLeaving) become(session);
  } catch {
    if (current.status !== 'signed-in') become({ status: 'unreachable' });
  }
}

interface Visitor {
  readonly account: AccountModel | null;
  readonly awaitsFactor: boolean;
  readonly owesAcceptance?: boolean;
  readonly visit?: Visit;
}

/** By a question of our own: a guest's answer to the SDK's is an error on the console of every visitor. */
async function askSession(): Promise<Session> {
  const visitor = await callBackend<Visitor>('GET', '/account/visitor');
  const { account, awaitsFactor, owesAcceptance = false, visit } = visitor;
  if (account) return { status: 'signed-in', account, owesAcceptance, visit };
  return { status: awaitsFactor ? 'factor-needed' : 'signed-out' };
}

/**
 * Whoever another tab has signed in is signed out first: what is given here decides whose session it is. Where the
 * browser refuses the cookie, a second session is asked for in the way that the SDK keeps in local storage.
 */
async function beginSession(create: () => Promise<Models.Session>): Promise<void> {
  const { account } = backend();
  if ((await askSession()).status === 'signed-in') await account.deleteSession({ sessionId: 'current' });
  const created = await create();
  const session = await askSession();
  if (session.status !== 'signed-out') return become(session);
  keepSessionsInStorage();
  await create();
  const kept = await askSession();
  become(kept.status === 'signed-out' ? { status: 'storage-blocked' } : kept);
  // Nobody holds the first one; should this fail, it expires like any other.
  await account.deleteSession({ sessionId: created.$id }).catch(() => {});
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const signIn = (credentials: Credentials): Promise<void> =>
  beginSession(() => backend().account.createEmailPasswordSession(credentials));

/** Both factors in one. The passkey is asked for again when a second session is. */
export const signInByPasskey = (ask: () => Promise<PasskeyAnswer>): Promise<void> =>
  beginSession(async () => callBackend('POST', '/account/sessions/passkey', await ask()));

/** The second factor of a session whose password was right. */
export async function giveCode(factor: 'totp' | 'recoveryCode', otp: string): Promise<void> {
  const { account } = backend();
  const kinds = { totp: AuthenticationFactor.Totp, recoveryCode: AuthenticationFactor.Recoverycode };
  const { $id: challengeId } = await account.createMFAChallenge({ factor: kinds[factor] });
  await account.updateMFAChallenge({ challengeId, otp });
  become(await askSession());
}

/** Back to the first step; the session that waits for its code ends by itself, should this not reach the backend. */
export async function turnBack(): Promise<void> {
  become({ status: 'signed-out' });
  await backend()
    .account.deleteSession({ sessionId: 'current' })
    .catch(() => {});
}

/** What the form says is accepted by registering. */
const accepted = Object.fromEntries(acceptedAtRegistration.map((page) => [page, legalVersionInForce(page)]));

/** The account's documents, and what was accepted, are written by the server together with the account. */
export async function register({ name, ...credentials }: Credentials & { name: string }): Promise<void> {
  await callBackend('POST', '/account', { userId: ID.unique(), ...credentials, name, accepted });
  await signIn(credentials);
}

/** For an account that was made without the form. */
export async function acceptTerms(): Promise<void> {
  await callBackend('POST', '/account/acceptances', { accepted });
  if (current.status === 'signed-in') become({ ...current, owesAcceptance: false });
}

/** On the way out nothing more is asked of the backend, which closes the session's connections: it would refuse. */
let isLeaving = false;

export const isSignedInHere = (): boolean => current.status === 'signed-in' && !isLeaving;

async function leave(go: () => Promise<unknown>, isClosed: boolean): Promise<void> {
  isLeaving = true;
  try {
    await go();
  } finally {
    isLeaving = false;
  }
  forgetStoredSessions();
  forgetKeptWork();
  become({ status: 'signed-out', isClosed });
}

export const signOut = (): Promise<void> =>
  leave(async () => {
    try {
      await backend().account.deleteSession({ sessionId: 'current' });
    } catch (error) {
      if (!isSignedOut(error)) throw error;
    }
  }, false);

/** Closed permanently: the server ends its sessions. */
export const closeAccount = (proof: Proof): Promise<void> =>
  leave(() => callBackend('POST', '/account/closing', proof), true);

/** The account has been changed here or elsewhere. */
export function accountChanged(account: AccountModel): void {
  if (current.status === 'signed-in') become({ ...current, account });
}
