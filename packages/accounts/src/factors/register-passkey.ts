import { accounts, passkeys, uniqueViolation } from '@pagesmith/database';
import { uniqueId } from '@pagesmith/kernel';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { textUpTo } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import type { Account, SignedIn, Visitor } from '../identity/account.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { createChallenge, takeChallenge } from './challenges.ts';
import { requireConfirmed } from './confirmed.ts';
import { factorFailures } from './failures.ts';
import { noteFactorChange } from './note-change.ts';
import { type Passkey, type PasskeyRow, passkeyName, passkeyOf, rowsOf } from './passkeys.ts';
import { answerOf } from './use-passkey.ts';

/** What a browser is asked for: a passkey that names the account by itself, and checks who holds the device. */
export async function askNewPasskey(deps: IdentityDeps, { account, session }: SignedIn) {
  requireConfirmed(deps, session);
  const { relyingParty, database } = deps;
  const existing = await rowsOf(database, account.id);
  const options = await generateRegistrationOptions({
    rpName: 'Pagesmith',
    rpID: relyingParty.id,
    userID: new Uint8Array(Buffer.from(account.id)),
    userName: account.email,
    userDisplayName: account.name || account.email,
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challenge = await createChallenge(deps, {
    kind: 'new-passkey',
    accountId: account.id,
    nonce: options.challenge,
  });
  return { challengeId: challenge.id, options };
}

export async function addPasskey(
  deps: IdentityDeps,
  who: SignedIn,
  given: unknown,
  visitor: Visitor,
): Promise<Passkey> {
  requireConfirmed(deps, who.session);
  const { challengeId, name } = readArguments({ challengeId: textUpTo(36), name: passkeyName }, given);
  const response = answerOf<RegistrationResponseJSON>(given);
  const challenge = await takeChallenge(deps, challengeId, 'new-passkey');
  if (!challenge?.nonce || challenge.accountId !== who.account.id) throw factorFailures.passkeyRefused();
  const credential = await verified(deps, response, challenge.nonce);
  const row: PasskeyRow = {
    id: uniqueId(deps.clock),
    accountId: who.account.id,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    signatureCount: credential.counter,
    transports: [...(credential.transports ?? [])],
    name,
    lastUsedAt: null,
    createdAt: deps.clock.now(),
  };
  try {
    await keep(deps, row, who.account, visitor);
  } catch (error) {
    throw uniqueViolation(error) ? factorFailures.passkeyRefused({ cause: error }) : error;
  }
  return passkeyOf(row);
}

async function verified(deps: IdentityDeps, response: RegistrationResponseJSON, nonce: string) {
  const { id, origins } = deps.relyingParty;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: nonce,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (error) {
    throw factorFailures.passkeyRefused({ cause: error });
  }
  throw factorFailures.passkeyRefused();
}

/** The account's row is locked, so that passkeys added at the same time are counted too. */
async function keep(deps: IdentityDeps, row: PasskeyRow, account: Account, visitor: Visitor): Promise<void> {
  const { passkeysMax } = deps.limits;
  await deps.database.transaction(async (transaction) => {
    const { orm } = transaction;
    const isOwner = eq(accounts.id, row.accountId);
    await orm.select({ id: accounts.id }).from(accounts).where(isOwner).for('no key update');
    const existing = await rowsOf(transaction, row.accountId);
    if (existing.length >= passkeysMax) throw factorFailures.passkeyLimitExceeded({ passkeysMax });
    await orm.insert(passkeys).values(row);
    const { name, createdAt: at } = row;
    await noteFactorChange(deps, transaction, { kind: 'passkey_added', account, visitor, at, name });
  });
}
