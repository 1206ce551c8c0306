import { operatorSessions, operators } from '@pagesmith/database';
import { and, eq, gt, lt } from 'drizzle-orm';
import { emailAddress, password, textUpTo } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { factorFailures } from '../factors/failures.ts';
import type { Visitor } from '../identity/account.ts';
import { hashOfSecret, newSecret } from '../identity/session-token.ts';
import { networkOf } from '../throttle/network-of.ts';
import type { Actor } from './actor.ts';
import { spendCode } from './app.ts';
import { appendAudit } from './audit/append.ts';
import type { OperatorDeps } from './deps.ts';
import { operatorFailures } from './failures.ts';
import { type Operator, type OperatorRow, operatorOf } from './operator.ts';
import { checkOperatorPasskey, isPasskeyAnswer } from './passkeys.ts';

/** An operator at the console. */
export interface OperatorSession {
  readonly operatorId: string;
  readonly operator: Operator;
  readonly actor: Actor;
}

export interface NewOperatorSession extends OperatorSession {
  /** What the browser keeps; known at this moment alone. */
  readonly token: string;
  readonly expiresAt: Date;
}

type From = Pick<Visitor, 'address' | 'userAgent'>;
const code = textUpTo(16);
const minuteMs = 60_000;

/**
 * Password and code together, or a passkey, which is two factors in one: there is no session that waits for its second
 * factor.
 */
export async function signInOperator(
  deps: OperatorDeps,
  given: unknown,
  from: From,
): Promise<NewOperatorSession> {
  const row = isPasskeyAnswer(given)
    ? await checkOperatorPasskey(deps, given, (owner) => recordFailure(deps, owner, from.address))
    : await checkCredentials(
        deps,
        readArguments({ email: emailAddress, password, code }, given),
        from.address,
      );
  const token = newSecret();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + deps.limits.sessionMs);
  const actor = { name: row.email, role: row.role, origin: from.address, isConfirmed: true };
  await deps.database.transaction(async (transaction) => {
    await transaction.orm.insert(operatorSessions).values({
      secretHash: hashOfSecret(token),
      operatorId: row.id,
      address: from.address,
      userAgent: from.userAgent.slice(0, 512),
      confirmedAt: now,
      seenAt: now,
      expiresAt,
    });
    const after = { factor: isPasskeyAnswer(given) ? 'passkey' : 'authenticator' };
    await appendAudit(transaction, actor, { action: 'sign-in', subject: row.email, after }, now);
  });
  return { operatorId: row.id, operator: operatorOf(row), actor, token, expiresAt };
}

/** Whose token this is; undefined when it is nobody's, or no longer. */
export async function recogniseOperator(
  { database, clock, limits }: OperatorDeps,
  token: string,
  address: string,
): Promise<OperatorSession | undefined> {
  const now = clock.now();
  const isThis = eq(operatorSessions.secretHash, hashOfSecret(token));
  const [found] = await database.orm
    .select({ session: operatorSessions, operator: operators })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        isThis,
        gt(operatorSessions.expiresAt, now),
        gt(operatorSessions.seenAt, new Date(now.getTime() - limits.idleMs)),
      ),
    );
  if (!found) return undefined;
  const { session, operator } = found;
  // Once a minute is precise enough, and spares a write on every request.
  const minuteAgo = new Date(now.getTime() - minuteMs);
  if (session.seenAt < minuteAgo) {
    await database.orm
      .update(operatorSessions)
      .set({ seenAt: now })
      .where(and(isThis, lt(operatorSessions.seenAt, minuteAgo)));
  }
  const isConfirmed = now.getTime() - session.confirmedAt.getTime() < limits.confirmationMs;
  const actor = { name: operator.email, role: operator.role, origin: address, isConfirmed };
  return { operatorId: operator.id, operator: operatorOf(operator), actor };
}

/** Whoever is signed in uses a passkey of their own, or gives password and code, once more. */
export async function confirmOperator(
  deps: OperatorDeps,
  token: string,
  given: unknown,
  address: string,
): Promise<void> {
  const session = await recogniseOperator(deps, token, address);
  if (!session) throw operatorFailures.operatorSignedOut();
  const { email } = session.operator;
  if (isPasskeyAnswer(given)) {
    const owner = await checkOperatorPasskey(deps, given, (row) => recordFailure(deps, row, address));
    if (owner.id !== session.operatorId) throw factorFailures.passkeyRefused();
  } else {
    await checkCredentials(deps, { email, ...readArguments({ password, code }, given) }, address);
  }
  await deps.database.orm
    .update(operatorSessions)
    .set({ confirmedAt: deps.clock.now() })
    .where(eq(operatorSessions.secretHash, hashOfSecret(token)));
}

export async function endOperatorSession({ database }: OperatorDeps, token: string): Promise<void> {
  await database.orm.delete(operatorSessions).where(eq(operatorSessions.secretHash, hashOfSecret(token)));
}

/** An attempt counts as wrong from before it is looked at until it was right. All ways to be wrong are told as one. */
async function checkCredentials(
  deps: OperatorDeps,
  given: { readonly email: string; readonly password: string; readonly code: string },
  address: string,
): Promise<OperatorRow> {
  const { database, passwords, throttle, limits } = deps;
  const ofPair = { rule: limits.signInsOfPair, subject: `${given.email} ${networkOf(address)}` };
  const ofEmail = { rule: limits.signInsOfEmail, subject: given.email };
  passwords.requireRoom();
  await throttle.check(ofPair, ofEmail);
  const [row] = await database.orm.select().from(operators).where(eq(operators.email, given.email));
  const isRight = await passwords.verify(row?.passwordHash ?? undefined, given.password, () =>
    throttle.take(ofPair, ofEmail),
  );
  if (!row || !isRight || !(await spendCode(deps, row, given.code))) {
    if (row) await recordFailure(deps, row, address);
    throw operatorFailures.operatorRefused();
  }
  await throttle.forgive({ all: [ofPair], latest: [ofEmail] });
  return row;
}

/** Only for an address that is an operator's, of whom the throttle lets so many through: nobody can fill the audit. */
async function recordFailure(
  { database, clock }: OperatorDeps,
  row: OperatorRow,
  origin: string,
): Promise<void> {
  const actor = { name: row.email, role: row.role, origin, isConfirmed: false };
  await database.transaction((transaction) =>
    appendAudit(transaction, actor, { action: 'sign-in-failed', subject: row.email }, clock.now()),
  );
}
