import { policy } from '@pagesmith/catalog';
import { accounts, type Database, type Queryable, sessions } from '@pagesmith/database';
import { isWireId, uniqueId } from '@pagesmith/kernel';
import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import { emailAddress, password } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { factorFailures } from '../factors/failures.ts';
import { recordSecurityEvent } from '../security-log/record.ts';
import {
  type Account,
  awaitsFactor,
  type Session,
  type SignedIn,
  type Visitor,
  withoutSecret,
  withoutSecrets,
} from './account.ts';
import { checkPassword } from './check-password.ts';
import type { IdentityDeps } from './deps.ts';
import { identityFailures } from './failures.ts';
import { noteSignIn } from './note-sign-in.ts';
import { hashOfSecret, newSecret, readSessionToken, writeSessionToken } from './session-token.ts';
import { auditEndOfVisit } from './visits.ts';

const dayMs = 86_400_000;

/** How long a session may wait for its second factor. */
const waitingMs = 900_000;

/** Announced when sessions end before their time; the payload is a JSON list of their ids. */
export const sessionsEndedChannel = 'sessions_ended';

export interface NewSession extends SignedIn {
  /** What the browser keeps; known at this moment alone. */
  readonly token: string;
  /** By which the browser is known again. */
  readonly deviceId: string;
}

const signInParameters = { email: emailAddress, password };

export async function signIn(deps: IdentityDeps, given: unknown, visitor: Visitor): Promise<NewSession> {
  const credentials = readArguments(signInParameters, given);
  const account = await checkPassword(deps, credentials, visitor);
  return openSession(deps, account, 'password', visitor);
}

/** By what has been proved already. It opens nothing yet where the account wants a second factor. */
export async function openSession(
  deps: IdentityDeps,
  account: Account,
  factor: 'password' | 'passkey',
  visitor: Visitor,
): Promise<NewSession> {
  const { database, clock, limits } = deps;
  const secret = newSecret();
  const now = clock.now();
  const session: Session = {
    id: uniqueId(clock),
    accountId: account.id,
    ip: visitor.address,
    userAgent: visitor.userAgent.slice(0, 512),
    factors: [factor],
    confirmedAt: now,
    expiresAt: new Date(now.getTime() + policy.sessionDays * dayMs),
    createdAt: now,
    updatedAt: now,
    visitedBy: null,
    visitedFor: null,
  };
  const isWaiting = awaitsFactor({ account, session });
  const expiresAt = isWaiting ? new Date(now.getTime() + waitingMs) : session.expiresAt;
  await begin(database, { ...session, expiresAt, secretHash: hashOfSecret(secret) }, limits.sessionsMax);
  const deviceId = visitor.deviceId ?? newSecret();
  if (!isWaiting) await noteSignIn(deps, account, { ...visitor, deviceId });
  return { account, session, token: writeSessionToken({ accountId: account.id, secret }), deviceId };
}

/**
 * One statement: on the embedded database each one keeps all others waiting. Only sessions with the same factors make
 * room: whoever has the password alone cannot end those that have the second factor too.
 */
async function begin(
  database: Database,
  row: typeof sessions.$inferInsert,
  sessionsMax: number,
): Promise<void> {
  const oldest = database.orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, row.accountId), eq(sessions.factors, row.factors ?? [])))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(sessionsMax - 1);
  const begun = database.orm.$with('begun').as(database.orm.insert(sessions).values(row).returning());
  const ended = await database.orm
    .with(begun)
    .delete(sessions)
    .where(inArray(sessions.id, oldest))
    .returning({ id: sessions.id });
  await announceEnded(database, ended);
}

/** Who is signed in with this token; `undefined` when nobody is, or no longer. Fails while a second factor is missing. */
export async function authenticate(deps: IdentityDeps, token: string): Promise<SignedIn | undefined> {
  const signedIn = await recognise(deps, token);
  if (signedIn && awaitsFactor(signedIn)) throw factorFailures.userMoreFactorsRequired();
  return signedIn;
}

/** Whose token this is, even before the second factor is given. Only for giving it, and for signing out. */
export async function recognise(deps: IdentityDeps, token: string): Promise<SignedIn | undefined> {
  const { database, clock } = deps;
  const parsed = readSessionToken(token);
  if (!parsed) return undefined;
  const now = clock.now();
  const [row] = await database.orm
    .select({ account: accounts, session: sessions })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.secretHash, hashOfSecret(parsed.secret)),
        eq(sessions.accountId, parsed.accountId),
        gt(sessions.expiresAt, now),
      ),
    );
  if (!row) return undefined;
  if (row.account.status === 'blocked') throw identityFailures.userBlocked(row.account);
  await noteAccess(deps, row.account.id, row.account.accessedAt);
  return { account: withoutSecrets(row.account), session: withoutSecret(row.session) };
}

/** Once a day is enough, and spares a write on every call. */
async function noteAccess({ database, clock }: IdentityDeps, id: string, accessedAt: Date): Promise<void> {
  const now = clock.now();
  const dayAgo = new Date(now.getTime() - dayMs);
  if (accessedAt >= dayAgo) return;
  await database.orm
    .update(accounts)
    .set({ accessedAt: now })
    .where(and(eq(accounts.id, id), lt(accounts.accessedAt, dayAgo)));
}

export async function listSessions({ database, clock }: IdentityDeps, accountId: string): Promise<Session[]> {
  const rows = await database.orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  return rows.map(withoutSecret);
}

/** Fails when it is not a session of this account. */
export async function endSession(
  { database, clock }: IdentityDeps,
  accountId: string,
  id: string,
  visitor: Visitor,
): Promise<void> {
  if (!isWireId(id)) throw identityFailures.userSessionNotFound();
  const ended = await database.orm
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning();
  const [session] = ended;
  if (!session) throw identityFailures.userSessionNotFound();
  await announceEnded(database, ended);
  if (session.visitedBy !== null) {
    await database.transaction((transaction) => auditEndOfVisit(transaction, session, clock.now()));
  }
  const facts = { userAgent: session.userAgent };
  const event = { accountId, kind: 'session_ended', visitor, facts, at: clock.now() } as const;
  await recordSecurityEvent(database, event);
}

/** Everywhere, because its owner says so. */
export async function signOutEverywhere(
  { database, clock }: IdentityDeps,
  accountId: string,
  visitor: Visitor,
): Promise<void> {
  await endSessions(database, accountId);
  const event = { accountId, kind: 'sessions_ended', visitor, at: clock.now() } as const;
  await recordSecurityEvent(database, event);
}

/** All of the account's, or all but one. */
export async function endSessions(database: Queryable, accountId: string, exceptId = ''): Promise<void> {
  const ended = await database.orm
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.id, exceptId)))
    .returning({ id: sessions.id });
  await announceEnded(database, ended);
}

async function announceEnded(database: Queryable, ended: readonly { id: string }[]): Promise<void> {
  if (ended.length === 0) return;
  await database.notify(sessionsEndedChannel, JSON.stringify(ended.map(({ id }) => id)));
}
