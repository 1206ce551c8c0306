import { operatorSessions, operators, type Transaction } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { and, eq, gt } from 'drizzle-orm';
import { password, textUpTo } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { newTotpSecret, totpUri } from '../factors/totp.ts';
import { hashOfSecret, newSecret } from '../identity/session-token.ts';
import { refuseWeakPassword } from '../identity/weak-passwords.ts';
import { networkOf } from '../throttle/network-of.ts';
import { appendAudit } from './audit/append.ts';
import type { OperatorDeps } from './deps.ts';
import { operatorFailures } from './failures.ts';
import { type Operator, type OperatorRow, operatorOf, stepOfCode } from './operator.ts';

type Inviting = Pick<OperatorDeps, 'clock' | 'limits' | 'publicUrl'>;

/** A link that works once. Whatever the operator had before is gone: sessions, password and app. */
export async function inviteOperator(
  { clock, limits, publicUrl }: Inviting,
  { orm }: Transaction,
  id: string,
): Promise<string> {
  const secret = newSecret();
  await orm.delete(operatorSessions).where(eq(operatorSessions.operatorId, id));
  await orm
    .update(operators)
    .set({
      passwordHash: null,
      secretEncrypted: null,
      secretKeyId: null,
      invitationHash: hashOfSecret(secret),
      invitationExpiresAt: new Date(clock.now().getTime() + limits.invitationMs),
    })
    .where(eq(operators.id, id));
  // After the number sign: no server and no proxy gets to see it.
  return `${publicUrl}/operator#invitation=${secret}`;
}

const invitation = textUpTo(64);

export interface OpenInvitation {
  readonly operator: Operator;
  /** For the authenticator app, as text and as the address that its picture holds. */
  readonly secret: string;
  readonly uri: string;
}

/** Shows who is invited, with a new secret for the app; the one that was shown before counts no more. */
export async function openInvitation(
  deps: OperatorDeps,
  given: unknown,
  address: string,
): Promise<OpenInvitation> {
  const row = await findInvited(deps, readArguments({ invitation }, given).invitation, address);
  const secret = newTotpSecret();
  const { secrets, database } = deps;
  await database.orm
    .update(operators)
    .set({ secretEncrypted: secrets.encrypt(secret), secretKeyId: secrets.keyId })
    .where(eq(operators.id, row.id));
  return { operator: operatorOf(row), secret, uri: totpUri(secret, row.email) };
}

/** A password and a code of the app make the operator. */
export async function acceptInvitation(deps: OperatorDeps, given: unknown, address: string): Promise<void> {
  const wanted = readArguments({ invitation, password, code: textUpTo(16) }, given);
  const row = await findInvited(deps, wanted.invitation, address);
  await refuseWeakPassword(wanted.password, { email: row.email, name: '' });
  const step = stepOfCode(deps, row, wanted.code);
  if (step === undefined) throw operatorFailures.codeWrong();
  const passwordHash = await deps.passwords.hash(wanted.password);
  await deps.database.transaction(async (transaction) => {
    const accepted = await transaction.orm
      .update(operators)
      .set({ passwordHash, lastUsedStep: step, invitationHash: null, invitationExpiresAt: null })
      .where(and(eq(operators.id, row.id), eq(operators.invitationHash, hashOfSecret(wanted.invitation))))
      .returning({ id: operators.id });
    if (accepted.length === 0) throw operatorFailures.invitationInvalid();
    const actor = { name: row.email, role: row.role, origin: address, isConfirmed: true };
    const deed = { action: 'accept-invitation', subject: row.email };
    await appendAudit(transaction, actor, deed, deps.clock.now());
  });
}

async function findInvited(deps: OperatorDeps, secret: string, address: string): Promise<OperatorRow> {
  const { throttle, limits, database, clock } = deps;
  const attempt = { rule: limits.invitations, subject: networkOf(address) };
  await throttle.take(attempt);
  const [row] = await database.orm
    .select()
    .from(operators)
    .where(
      and(eq(operators.invitationHash, hashOfSecret(secret)), gt(operators.invitationExpiresAt, clock.now())),
    );
  const found = row ?? fail(operatorFailures.invitationInvalid());
  await throttle.clear(attempt);
  return found;
}
