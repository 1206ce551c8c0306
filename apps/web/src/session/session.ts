import { AuthenticationFactor, ID, type Models } from 'appwrite';
import { backend, callBackend } from './backend.ts';
import { hasType, isSignedOut } from './backend-errors.ts';
import type { PasskeyAnswer, Proof } from './proof.ts';

export type AccountModel = Models.User;

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'unreachable' }
  /** `isClosed` when the account has just been closed here. */
  | { readonly status: 'signed-out'; readonly isClosed?: boolean }
  /** The password was right; a code is missing. */
  | { readonly status: 'factor-needed' }
  | { readonly status: 'signed-in'; readonly account: AccountModel };

export const loading: Session = { status: 'loading' };

let current: Session = loading;
const listeners = new Set<() => void>();

function become(session: Session): void {
  current = session;
  for (const listener of listeners) listener();
}

/**
 * That this browser has signed in, and not out again. The cookie itself cannot be read here, and to ask the backend
 * for the account of somebody who never signed in is an error on the browser's console, on every visit.
 */
const traceKey = 'pagesmith_signed_in';

function enter(account: AccountModel): void {
  localStorage.setItem(traceKey, 'yes');
  become({ status: 'signed-in', account });
}

function leave(isClosed = false): void {
  localStorage.removeItem(traceKey);
  if (isClosed || current.status !== 'signed-out') become({ status: 'signed-out', isClosed });
}

export const currentSession = (): Session => current;

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the backend who is signed in. When it cannot be reached, who was signed in stays so. */
export async function checkSession(): Promise<void> {
  if (!isSignedInHere()) return leave();
  try {
    enter(await backend().account.get());
  } catch (error) {
    if (hasType(error, 'user_more_factors_required')) become({ status: 'factor-needed' });
    else if (isSignedOut(error)) leave();
    else if (current.status !== 'signed-in') become({ status: 'unreachable' });
  }
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function signIn(credentials: Credentials): Promise<void> {
  const { account } = backend();
  try {
    const session: Models.Session & { awaitsFactor?: boolean } =
      await account.createEmailPasswordSession(credentials);
    if (session.awaitsFactor) return become({ status: 'factor-needed' });
  } catch (error) {
    // Another window was faster, or the trace is lost: the session is there all the same.
    if (!hasType(error, 'user_session_already_exists')) throw error;
  }
  enter(await account.get());
}

/** The second factor of a session whose password was right. */
export async function giveCode(factor: 'totp' | 'recoveryCode', otp: string): Promise<void> {
  const { account } = backend();
  const kinds = { totp: AuthenticationFactor.Totp, recoveryCode: AuthenticationFactor.Recoverycode };
  const { $id: challengeId } = await account.createMFAChallenge({ factor: kinds[factor] });
  await account.updateMFAChallenge({ challengeId, otp });
  enter(await account.get());
}

/** Back to the first step; the session that waits for its code ends by itself, should this not reach the backend. */
export async function turnBack(): Promise<void> {
  leave();
  await backend()
    .account.deleteSession({ sessionId: 'current' })
    .catch(() => {});
}

/** Both factors in one. */
export async function signInByPasskey(answer: PasskeyAnswer): Promise<void> {
  await callBackend('POST', '/account/sessions/passkey', answer);
  enter(await backend().account.get());
}

/** The account's documents are made by the server together with the account. */
export async function register({ name, ...credentials }: Credentials & { name: string }): Promise<void> {
  await backend().account.create({ userId: ID.unique(), ...credentials, name });
  await signIn(credentials);
}

/** On the way out nothing more is asked of the backend: it would refuse. */
export const isSignedInHere = (): boolean => localStorage.getItem(traceKey) !== null;

/** The trace goes first, here and below: when the backend closes the connections of the session, nobody need ask it why. */
export async function signOut(): Promise<void> {
  localStorage.removeItem(traceKey);
  try {
    await backend().account.deleteSession({ sessionId: 'current' });
  } catch (error) {
    if (!isSignedOut(error)) {
      localStorage.setItem(traceKey, 'yes');
      throw error;
    }
  }
  leave();
}

/** Closed for good: the server ends its sessions, and what is left here goes with them. */
export async function closeAccount(proof: Proof): Promise<void> {
  localStorage.removeItem(traceKey);
  try {
    await callBackend('POST', '/account/closing', proof);
  } catch (error) {
    localStorage.setItem(traceKey, 'yes');
    throw error;
  }
  leave(true);
}

/** The account has been changed here or elsewhere. */
export function accountChanged(account: AccountModel): void {
  if (current.status === 'signed-in') become({ status: 'signed-in', account });
}
