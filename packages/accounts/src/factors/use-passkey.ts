import { accounts, passkeys } from '@pagesmith/database';
import { eq } from 'drizzle-orm';
import { textUpTo } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { type Account, type SignedIn, type Visitor, withoutSecrets } from '../identity/account.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { identityFailures } from '../identity/failures.ts';
import { type NewSession, openSession } from '../identity/sessions.ts';
import { networkOf } from '../throttle/network-of.ts';
import { checkAnswer, credentialIdOf, passkeyOptions } from './ceremony.ts';
import { createChallenge, takeChallenge } from './challenges.ts';
import { factorFailures } from './failures.ts';
import { rowsOf } from './passkeys.ts';

/** For a guest any passkey of this site will do: it names its account. For anyone who is signed in, one of their own. */
export async function askPasskey(deps: IdentityDeps, who: SignedIn | undefined, visitor: Visitor) {
  const { relyingParty, throttle, limits, database } = deps;
  await throttle.take({ rule: limits.passkeyChallenges, subject: networkOf(visitor.address) });
  const own = who ? await rowsOf(database, who.account.id) : [];
  const options = await passkeyOptions(relyingParty, own);
  const accountId = who?.account.id ?? null;
  const challenge = await createChallenge(deps, { kind: 'passkey', accountId, nonce: options.challenge });
  return { challengeId: challenge.id, options };
}

/** Whose passkey answered. It has checked who holds it, by finger, face or PIN: it is two factors in one. */
export async function checkPasskey(deps: IdentityDeps, given: unknown): Promise<Account> {
  const { challengeId } = readArguments({ challengeId: textUpTo(36) }, given);
  const credentialId = credentialIdOf(given);
  const challenge = await takeChallenge(deps, challengeId, 'passkey');
  if (!challenge?.nonce) throw factorFailures.passkeyRefused();
  const [found] = await deps.database.orm
    .select({ passkey: passkeys, account: accounts })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(eq(passkeys.credentialId, credentialId));
  const isForAnother =
    challenge.operatorId !== null ||
    (challenge.accountId !== null && challenge.accountId !== found?.account.id);
  if (!found || isForAnother) throw factorFailures.passkeyRefused();
  const signatureCount = await checkAnswer(deps.relyingParty, given, challenge.nonce, found.passkey);
  await deps.database.orm
    .update(passkeys)
    .set({ signatureCount, lastUsedAt: deps.clock.now() })
    .where(eq(passkeys.id, found.passkey.id));
  return withoutSecrets(found.account);
}

export async function signInByPasskey(
  deps: IdentityDeps,
  given: unknown,
  visitor: Visitor,
): Promise<NewSession> {
  const account = await checkPasskey(deps, given);
  if (account.closedAt) throw identityFailures.userClosed();
  if (account.status === 'blocked') throw identityFailures.userBlocked(account);
  return openSession(deps, account, 'passkey', visitor);
}
