import { accounts, authenticators, type Queryable } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { and, eq, isNotNull } from 'drizzle-orm';
import { type Account, withoutSecrets } from '../identity/account.ts';
import { identityFailures } from '../identity/failures.ts';
import { publish } from '../realtime/publish.ts';

/** One whose first code has been typed in. */
export async function hasAuthenticator({ orm }: Queryable, accountId: string): Promise<boolean> {
  const isTheirs = and(eq(authenticators.accountId, accountId), isNotNull(authenticators.confirmedAt));
  const rows = await orm.select({ at: authenticators.confirmedAt }).from(authenticators).where(isTheirs);
  return rows.length > 0;
}

/** Whether the password alone opens no session of the account. */
export async function setSecondFactor(
  database: Queryable,
  id: string,
  hasSecondFactor: boolean,
  now: Date,
): Promise<Account> {
  const [row] = await database.orm
    .update(accounts)
    .set({ hasSecondFactor, updatedAt: now })
    .where(eq(accounts.id, id))
    .returning();
  await publish(database, { collection: 'account', id, userId: id, action: 'update' });
  return withoutSecrets(row ?? fail(identityFailures.generalUnauthorizedScope({ scope: 'account' })));
}
