import { policy } from '@pagesmith/catalog';
import { challenges, sessions } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { oneOf, textUpTo } from '../arguments/parameters.ts';
import { type Parameter, readArguments } from '../arguments/read-arguments.ts';
import {
  type Account,
  awaitsFactor,
  type SignedIn,
  type Visitor,
  withoutSecret,
} from '../identity/account.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { identityFailures } from '../identity/failures.ts';
import { noteSignIn } from '../identity/note-sign-in.ts';
import { createChallenge, findChallenge } from './challenges.ts';
import { checkCode } from './check-code.ts';
import { requireConfirmed } from './confirmed.ts';
import { factorFailures } from './failures.ts';
import { hasAuthenticator, setSecondFactor } from './has-second-factor.ts';
import { noteFactorChange } from './note-change.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

const dayMs = 86_400_000;

export interface OfferedFactors {
  readonly totp: boolean;
  readonly recoveryCode: boolean;
}

export interface Challenge {
  readonly id: string;
  readonly accountId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function listFactors(deps: IdentityDeps, { account }: SignedIn): Promise<OfferedFactors> {
  return {
    totp: await hasAuthenticator(deps.database, account.id),
    recoveryCode: (await countRecoveryCodes(deps.database, account.id)) > 0,
  };
}

/** The first step of giving a second factor: which one it will be. */
export async function askSecondFactor(deps: IdentityDeps, who: SignedIn, given: unknown): Promise<Challenge> {
  const { factor } = readArguments({ factor: oneOf(['totp', 'recoverycode']) }, given);
  const offered = await listFactors(deps, who);
  if (factor === 'totp' && !offered.totp) throw factorFailures.userAuthenticatorNotFound();
  if (factor === 'recoverycode' && !offered.recoveryCode) throw factorFailures.userRecoveryCodesNotFound();
  const { account } = who;
  return { ...(await createChallenge(deps, { kind: factor, accountId: account.id })), accountId: account.id };
}

/** The second step: the code itself. The session is whole from here on, and lasts as long as any. */
export async function giveSecondFactor(
  deps: IdentityDeps,
  { account, session }: SignedIn,
  given: unknown,
  visitor: Visitor,
): Promise<SignedIn> {
  const { challengeId, otp } = readArguments({ challengeId: textUpTo(36), otp: textUpTo(64) }, given);
  const challenge = await findChallenge(deps, challengeId);
  if (challenge?.accountId !== account.id) throw factorFailures.userInvalidToken();
  const { kind } = challenge;
  if (kind !== 'totp' && kind !== 'recoverycode') throw factorFailures.userInvalidToken();
  await checkCode(deps, account, { kind, code: otp.trim() }, visitor);
  const now = deps.clock.now();
  const isNew = awaitsFactor({ account, session });
  const whole = await deps.database.transaction(async ({ orm }) => {
    await orm.delete(challenges).where(eq(challenges.id, challengeId));
    const [row] = await orm
      .update(sessions)
      .set({
        factors: [...new Set([...session.factors, kind])],
        confirmedAt: now,
        updatedAt: now,
        expiresAt: new Date(session.createdAt.getTime() + policy.sessionDays * dayMs),
      })
      .where(eq(sessions.id, session.id))
      .returning();
    return withoutSecret(row ?? fail(identityFailures.userSessionNotFound()));
  });
  if (isNew) await noteSignIn(deps, account, visitor);
  return { account, session: whole };
}

const isOn: Parameter<boolean> = {
  schema: z.boolean(),
  accepted: { en: 'Value must be a valid boolean', fr: 'la valeur doit être true ou false' },
};

/** Turned off, the authenticator stays, and can be turned on again; then its code is asked for at once. */
export async function switchSecondFactor(
  deps: IdentityDeps,
  { account, session }: SignedIn,
  given: unknown,
  visitor: Visitor,
): Promise<Account> {
  const { mfa } = readArguments({ mfa: isOn }, given);
  if (mfa === account.hasSecondFactor) return account;
  requireConfirmed(deps, session);
  if (mfa && !(await hasAuthenticator(deps.database, account.id)))
    throw factorFailures.userAuthenticatorNotFound();
  const at = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const kind = mfa ? 'factor_added' : 'factor_removed';
    await noteFactorChange(deps, transaction, { kind, account, visitor, at });
    return setSecondFactor(transaction, account.id, mfa, at);
  });
}
