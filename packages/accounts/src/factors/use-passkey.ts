import { accounts, passkeys } from '@pagesmith/database';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { textUpTo } from '../arguments/parameters.ts';
import { type Parameter, readArguments } from '../arguments/read-arguments.ts';
import { type Account, type SignedIn, type Visitor, withoutSecrets } from '../identity/account.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { identityFailures } from '../identity/failures.ts';
import { type NewSession, openSession } from '../identity/sessions.ts';
import { networkOf } from '../throttle/network-of.ts';
import { createChallenge, takeChallenge } from './challenges.ts';
import { factorFailures } from './failures.ts';
import { type PasskeyRow, rowsOf } from './passkeys.ts';

/** Only looked at as far as a row is found by it; the rest is for the library to check. */
const response: Parameter<{ id: string }> = {
  schema: z.looseObject({ id: z.string().regex(/^[\w-]{1,1400}$/) }),
  accepted: {
    en: 'Value must be a browser’s response to the options',
    fr: 'la valeur doit être la réponse d’un navigateur aux options',
  },
};

/** What the browser's authenticator said, as it came. */
export const answerOf = <Answer extends { id: string }>(given: unknown): Answer =>
  readArguments({ response }, given).response as Answer;

/** For a guest any passkey of this site will do: it names its account. For anyone who is signed in, one of their own. */
export async function askPasskey(deps: IdentityDeps, who: SignedIn | undefined, visitor: Visitor) {
  const { relyingParty, throttle, limits, database } = deps;
  await throttle.take({ rule: limits.passkeyChallenges, subject: networkOf(visitor.address) });
  const own = who ? await rowsOf(database, who.account.id) : [];
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  const accountId = who?.account.id ?? null;
  const challenge = await createChallenge(deps, { kind: 'passkey', accountId, nonce: options.challenge });
  return { challengeId: challenge.id, options };
}

/** Whose passkey answered. It has checked who holds it, by finger, face or PIN: it is two factors in one. */
export async function checkPasskey(deps: IdentityDeps, given: unknown): Promise<Account> {
  const { challengeId } = readArguments({ challengeId: textUpTo(36) }, given);
  const answer = answerOf<AuthenticationResponseJSON>(given);
  const challenge = await takeChallenge(deps, challengeId, 'passkey');
  if (!challenge?.nonce) throw factorFailures.passkeyRefused();
  const [found] = await deps.database.orm
    .select({ passkey: passkeys, account: accounts })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(eq(passkeys.credentialId, answer.id));
  const isForAnother = challenge.accountId !== null && challenge.accountId !== found?.account.id;
  if (!found || isForAnother) throw factorFailures.passkeyRefused();
  const signatureCount = await verified(deps, answer, challenge.nonce, found.passkey);
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

async function verified(
  { relyingParty: { id, origins } }: IdentityDeps,
  answer: AuthenticationResponseJSON,
  nonce: string,
  passkey: PasskeyRow,
): Promise<number> {
  try {
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: nonce,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.signatureCount,
      },
    });
    if (isRight) return authenticationInfo.newCounter;
  } catch (error) {
    throw factorFailures.passkeyRefused({ cause: error });
  }
  throw factorFailures.passkeyRefused();
}
