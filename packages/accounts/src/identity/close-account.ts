import { policy } from '@pagesmith/catalog';
import {
  accounts,
  apiRequests,
  contactMessages,
  type Database,
  mails,
  recoveryTokens,
} from '@pagesmith/database';
import { eq, inArray, lte, sql } from 'drizzle-orm';
import { password } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import type { SignedIn, Visitor } from './account.ts';
import { checkPassword } from './check-password.ts';
import type { IdentityParts } from './parts.ts';
import { endSessions } from './sessions.ts';

const dayMs = 86_400_000;

/** From now on nobody signs in to it, and its keys are inactive, as those of every blocked account. */
export async function closeAccount(
  parts: IdentityParts,
  { account }: SignedIn,
  given: unknown,
  visitor: Visitor,
): Promise<void> {
  const wanted = readArguments({ password }, given);
  await checkPassword(parts, { email: account.email, password: wanted.password }, visitor.address);
  await parts.onAccountClosing(account.id);
  const now = parts.clock.now();
  await parts.database.transaction(async (transaction) => {
    const { orm } = transaction;
    await orm
      .update(accounts)
      .set({ status: 'blocked', closedAt: now, updatedAt: now })
      .where(eq(accounts.id, account.id));
    await orm.delete(recoveryTokens).where(eq(recoveryTokens.accountId, account.id));
    await orm.delete(mails).where(eq(mails.accountId, account.id));
    await endSessions(transaction, account.id);
  });
}

/** Everything of an account goes with its row; what was written from its address, by that address. */
export async function eraseClosedAccounts(database: Database, now: Date): Promise<void> {
  const { orm } = database;
  const due = new Date(now.getTime() - policy.closedAccountDays * dayMs);
  const closed = await orm
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(lte(accounts.closedAt, due));
  for (const { id, email } of closed) {
    await eraseLog(database, id);
    await orm.delete(contactMessages).where(eq(sql`lower(${contactMessages.email})`, email));
    await orm.delete(accounts).where(eq(accounts.id, id));
  }
}

const rowsAtOnce = 5_000;

/** In small bites: a long statement would keep all others waiting on the embedded database. */
async function eraseLog({ orm }: Database, userId: string): Promise<void> {
  for (;;) {
    const some = orm
      .select({ id: apiRequests.id })
      .from(apiRequests)
      .where(eq(apiRequests.userId, userId))
      .limit(rowsAtOnce);
    const erased = await orm
      .delete(apiRequests)
      .where(inArray(apiRequests.id, some))
      .returning({ id: apiRequests.id });
    if (erased.length < rowsAtOnce) return;
  }
}
