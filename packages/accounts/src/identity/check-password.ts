import { accounts } from '@pagesmith/database';
import { eq } from 'drizzle-orm';
import { networkOf } from '../throttle/network-of.ts';
import { type Account, withoutSecrets } from './account.ts';
import { identityFailures } from './failures.ts';
import type { IdentityParts } from './parts.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * The account that the credentials open. An attempt too many is refused before it waits or costs any hashing. An
 * attempt counts as failed from the moment of its hashing until it was right: a thousand at the same moment get no
 * more tries than one after the other, and many right ones at the same moment do not shut each other out.
 */
export async function checkPassword(
  { database, passwords, throttle, limits }: IdentityParts,
  { email, password }: Credentials,
  address: string,
): Promise<Account> {
  const ofEmail = { rule: limits.failedSignInsOfEmail, subject: email };
  const ofAddress = { rule: limits.failedSignInsOfAddress, subject: networkOf(address) };
  passwords.requireRoom();
  await throttle.check(ofEmail, ofAddress);
  const [row] = await database.orm.select().from(accounts).where(eq(accounts.email, email));
  const admit = () => throttle.take(ofEmail, ofAddress);
  const isRight = await passwords.verify(row?.passwordHash, password, admit);
  if (!row || !isRight) throw identityFailures.userInvalidCredentials();
  await throttle.forgive({ all: ofEmail, latest: ofAddress });
  if (row.closedAt) throw identityFailures.userClosed();
  if (row.status === 'blocked') throw identityFailures.userBlocked();
  return withoutSecrets(row);
}
