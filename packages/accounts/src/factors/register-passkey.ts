import { accounts, passkeys, uniqueViolation } from '@pagesmith/database';
import { uniqueId } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import { textUpTo } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import type { Account, SignedIn, Visitor } from '../identity/account.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { newPasskeyOptions, readNewPasskey } from './ceremony.ts';
import { createChallenge, takeChallenge } from './challenges.ts';
import { requireConfirmed } from './confirmed.ts';
import { factorFailures } from './failures.ts';
import { noteFactorChange } from './note-change.ts';
import { type Passkey, type PasskeyRow, passkeyName, passkeyOf, rowsOf } from './passkeys.ts';

export async function askNewPasskey(deps: IdentityDeps, { account, session }: SignedIn) {
  requireConfirmed(deps, session);
  const { id, email, name } = account;
  const existing = await rowsOf(deps.database, id);
  const person = { id, name: email, displayName: name || email };
  const options = await newPasskeyOptions(deps.relyingParty, person, existing);
  const challenge = await createChallenge(deps, {
    kind: 'new-passkey',
    accountId: id,
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
  const challenge = await takeChallenge(deps, challengeId, 'new-passkey');
  if (!challenge?.nonce || challenge.accountId !== who.account.id) throw factorFailures.passkeyRefused();
  const row: PasskeyRow = {
    id: uniqueId(deps.clock),
    accountId: who.account.id,
    ...(await readNewPasskey(deps.relyingParty, given, challenge.nonce)),
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
