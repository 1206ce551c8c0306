import { sessions } from '@pagesmith/database';
import { eq } from 'drizzle-orm';
import { password, textUpTo } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import type { SignedIn, Visitor } from '../identity/account.ts';
import { confirmPassword } from '../identity/check-password.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { checkCode } from './check-code.ts';
import { factorFailures } from './failures.ts';
import { checkPasskey } from './use-passkey.ts';

/** Fails unless the account's owner is there: by a passkey, a code of their authenticator, or the password. */
export async function prove(
  deps: IdentityDeps,
  who: SignedIn,
  given: unknown,
  visitor: Visitor,
): Promise<void> {
  const { account } = who;
  const named = typeof given === 'object' && given !== null ? given : {};
  if ('response' in named) {
    const proven = await checkPasskey(deps, given);
    if (proven.id !== account.id) throw factorFailures.passkeyRefused();
  } else if ('otp' in named) {
    const { otp } = readArguments({ otp: textUpTo(64) }, given);
    await checkCode(deps, account, { kind: 'totp', code: otp.trim() }, visitor);
  } else {
    const wanted = readArguments({ password }, given);
    await confirmPassword(deps, who, wanted.password);
  }
}

/** For some minutes the session may do what needs a confirmation. */
export async function confirmSession(
  deps: IdentityDeps,
  who: SignedIn,
  given: unknown,
  visitor: Visitor,
): Promise<void> {
  await prove(deps, who, given, visitor);
  const confirmedAt = deps.clock.now();
  await deps.database.orm.update(sessions).set({ confirmedAt }).where(eq(sessions.id, who.session.id));
}
