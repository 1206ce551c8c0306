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
 * The account that the credentials open. The attempt is counted before the work, so that a thousand at once cannot
 * all be tried, and an attempt too many costs no hashing; one that was right, or could not be tried, is given back.
 */
export async function checkPassword(
  { database, passwords, throttle, limits }: IdentityParts,
  { email, password }: Credentials,
  address: string,
): Promise<Account> {
  const ofEmail = { rule: limits.failedSignInsOfEmail, subject: email };
  const ofAddress = { rule: limits.failedSignInsOfAddress, subject: networkOf(address) };
  await throttle.take(ofEmail, ofAddress);
  const check = async () => {
    const [row] = await database.orm.select().from(accounts).where(eq(accounts.email, email));
    const isRight = await passwords.verify(row?.passwordHash, password);
    return isRight ? row : undefined;
  };
  const row = await check().catch(async (error: unknown) => {
    await throttle.giveBack(ofEmail, ofAddress);
    throw error;
  });
  if (!row) throw identityFailures.userInvalidCredentials();
  await throttle.giveBack(ofAddress);
  await throttle.clear(ofEmail);
  if (row.status === 'blocked') throw identityFailures.userBlocked();
  return withoutSecrets(row);
}
