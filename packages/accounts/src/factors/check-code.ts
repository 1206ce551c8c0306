import { authenticators } from '@pagesmith/database';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Account, Visitor } from '../identity/account.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { recordFailedSignIn, recordSecurityEvent } from '../security-log/record.ts';
import { networkOf } from '../throttle/network-of.ts';
import { factorFailures } from './failures.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

export type CodeKind = 'totp' | 'recoverycode';

/**
 * Fails unless the code is right, and spends it. A guess counts as wrong from before it is looked at until it was
 * right, so that a thousand at the same moment get no more tries than one after the other. Only new guesses are slowed:
 * whoever is signed in stays so.
 */
export async function checkCode(
  deps: IdentityDeps,
  { id }: Account,
  { kind, code }: { readonly kind: CodeKind; readonly code: string },
  visitor: Visitor,
): Promise<void> {
  const { throttle, limits } = deps;
  const ofNetwork = { rule: limits.wrongCodesOfNetwork, subject: `${id} ${networkOf(visitor.address)}` };
  const ofAccount = { rule: limits.wrongCodesOfAccount, subject: id };
  await throttle.take(ofNetwork, ...(kind === 'totp' ? [ofAccount] : []));
  const isRight =
    kind === 'totp' ? await spendTotp(deps, id, code) : await spendRecoveryCode(deps.database, id, code);
  const now = deps.clock.now();
  if (!isRight) {
    await recordFailedSignIn(deps.database, id, visitor, now);
    throw factorFailures.userInvalidToken();
  }
  if (kind === 'totp') await throttle.forgive({ all: [ofNetwork], latest: [ofAccount] });
  else {
    await throttle.clear(ofNetwork);
    const event = { accountId: id, kind: 'recovery_code_used', visitor, at: now } as const;
    await recordSecurityEvent(deps.database, event);
  }
}

/** The step is written in the statement that compares it: of two that bring the same code, one is right. */
async function spendTotp(deps: IdentityDeps, accountId: string, code: string): Promise<boolean> {
  const { orm } = deps.database;
  const isTheirs = and(eq(authenticators.accountId, accountId), isNotNull(authenticators.confirmedAt));
  const [row] = await orm.select().from(authenticators).where(isTheirs);
  if (!row) throw factorFailures.userAuthenticatorNotFound();
  const step = stepOf(deps.secrets.decrypt(row.secretEncrypted, row.secretKeyId), code, deps.clock.now());
  if (step === undefined) return false;
  const spent = await orm
    .update(authenticators)
    .set({ lastUsedStep: step })
    .where(and(isTheirs, lt(authenticators.lastUsedStep, step)))
    .returning({ accountId: authenticators.accountId });
  return spent.length > 0;
}
