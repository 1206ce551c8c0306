import { accounts, type Queryable, uniqueViolation } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import { emailAddress, password } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { publish } from '../realtime/publish.ts';
import { type Account, type SignedIn, type Visitor, withoutSecrets } from './account.ts';
import { checkPassword } from './check-password.ts';
import { identityFailures } from './failures.ts';
import type { IdentityParts } from './parts.ts';
import { accountName } from './register.ts';
import { endSessions } from './sessions.ts';

export async function changeName(
  { database, clock }: IdentityParts,
  { account }: SignedIn,
  given: unknown,
): Promise<Account> {
  const { name } = readArguments({ name: accountName }, given);
  return change(database, account.id, { name, updatedAt: clock.now() });
}

export async function changeEmail(
  parts: IdentityParts,
  { account }: SignedIn,
  given: unknown,
  visitor: Visitor,
): Promise<Account> {
  const wanted = readArguments({ email: emailAddress, password }, given);
  await checkPassword(parts, { email: account.email, password: wanted.password }, visitor.address);
  try {
    return await change(parts.database, account.id, { email: wanted.email, updatedAt: parts.clock.now() });
  } catch (error) {
    if (uniqueViolation(error)) throw identityFailures.userAlreadyExists({ cause: error });
    throw error;
  }
}

/** Whoever knew the old password is out: the other sessions end. */
export async function changePassword(
  parts: IdentityParts,
  { account, session }: SignedIn,
  given: unknown,
  visitor: Visitor,
): Promise<Account> {
  const wanted = readArguments({ password, oldPassword: password }, given);
  await checkPassword(parts, { email: account.email, password: wanted.oldPassword }, visitor.address);
  const passwordHash = await parts.passwords.hash(wanted.password);
  return parts.database.transaction(async (transaction) => {
    await endSessions(transaction, account.id, session.id);
    return setPassword(transaction, account.id, passwordHash, parts.clock.now());
  });
}

export const setPassword = (database: Queryable, id: string, passwordHash: string, now: Date) =>
  change(database, id, { passwordHash, passwordUpdatedAt: now, updatedAt: now });

/** Both what the account and what the users document show has changed. */
async function change(
  database: Queryable,
  id: string,
  changes: Partial<typeof accounts.$inferInsert>,
): Promise<Account> {
  const [row] = await database.orm.update(accounts).set(changes).where(eq(accounts.id, id)).returning();
  for (const collection of ['account', 'users'] as const) {
    await publish(database, { collection, id, userId: id, action: 'update' });
  }
  return withoutSecrets(row ?? fail(identityFailures.generalUnauthorizedScope({ scope: 'account' })));
}
