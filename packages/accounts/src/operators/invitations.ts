import { operatorPasskeys, operatorSessions, operators, type Transaction } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { and, eq, gt } from 'drizzle-orm';
import { textUpTo } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { hashOfSecret, newSecret } from '../identity/session-token.ts';
import { networkOf } from '../throttle/network-of.ts';
import { beginApp, type NewApp, readApp, withoutApp } from './app.ts';
import { appendAudit } from './audit/append.ts';
import type { OperatorDeps } from './deps.ts';
import { operatorFailures } from './failures.ts';
import { type Operator, type OperatorRow, operatorOf } from './operator.ts';
import {
  askNewOperatorPasskey,
  isPasskeyAnswer,
  keepOperatorPasskey,
  readNewOperatorPasskey,
} from './passkeys.ts';

type Inviting = Pick<OperatorDeps, 'clock' | 'limits' | 'publicUrl'>;

/** A link that works once. Whatever the operator had before is gone: sessions, passkeys, password and app. */
export async function inviteOperator(
  { clock, limits, publicUrl }: Inviting,
  { orm }: Transaction,
  id: string,
): Promise<string> {
  const secret = newSecret();
  await orm.delete(operatorSessions).where(eq(operatorSessions.operatorId, id));
  await orm.delete(operatorPasskeys).where(eq(operatorPasskeys.operatorId, id));
  await orm
    .update(operators)
    .set({
      ...withoutApp,
      invitationHash: hashOfSecret(secret),
      invitationExpiresAt: new Date(clock.now().getTime() + limits.invitationMs),
    })
    .where(eq(operators.id, id));
  // After the number sign: no server and no proxy gets to see it.
  return `${publicUrl}/operator#invitation=${secret}`;
}

const invitation = textUpTo(64);
const invitationOf = (given: unknown): string => readArguments({ invitation }, given).invitation;

export interface OpenInvitation extends NewApp {
  readonly operator: Operator;
}

/** Shows who is invited, with a new secret for the app; the one that was shown before counts no more. */
export async function openInvitation(
  deps: OperatorDeps,
  given: unknown,
  address: string,
): Promise<OpenInvitation> {
  const row = await findInvited(deps, invitationOf(given), address);
  return { operator: operatorOf(row), ...(await beginApp(deps, row)) };
}

/** For whoever chooses a passkey in place of password and app. */
export async function askInvitedPasskey(deps: OperatorDeps, given: unknown, address: string) {
  return askNewOperatorPasskey(deps, await findInvited(deps, invitationOf(given), address));
}

/** A passkey, or a password and a code of the app, makes the operator. */
export async function acceptInvitation(deps: OperatorDeps, given: unknown, address: string): Promise<void> {
  const secret = invitationOf(given);
  const row = await findInvited(deps, secret, address);
  const passkey = isPasskeyAnswer(given) ? await readNewOperatorPasskey(deps, row, given) : undefined;
  const app = passkey ? withoutApp : await readApp(deps, row, given);
  await deps.database.transaction(async (transaction) => {
    const accepted = await transaction.orm
      .update(operators)
      .set({ ...app, invitationHash: null, invitationExpiresAt: null })
      .where(and(eq(operators.id, row.id), eq(operators.invitationHash, hashOfSecret(secret))))
      .returning({ id: operators.id });
    if (accepted.length === 0) throw operatorFailures.invitationInvalid();
    if (passkey) await keepOperatorPasskey(deps, transaction, passkey);
    const actor = { name: row.email, role: row.role, origin: address, isConfirmed: true };
    const after = { factor: passkey ? 'passkey' : 'authenticator' };
    const deed = { action: 'accept-invitation', subject: row.email, after };
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
