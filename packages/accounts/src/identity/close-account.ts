import { policy } from '@pagesmith/catalog';
import { accounts, apiRequests, type Database, mails } from '@pagesmith/database';
import { eq, inArray, lte } from 'drizzle-orm';
import { prove } from '../factors/prove.ts';
import { recordSecurityEvent } from '../security-log/record.ts';
import type { SignedIn, Visitor } from './account.ts';
import { endLinks } from './change-account.ts';
import type { IdentityDeps } from './deps.ts';
import { endSessions } from './sessions.ts';

const dayMs = 86_400_000;

/** Its owner confirms being there. From now on nobody can sign in, and its keys are inactive. */
export async function closeAccount(
  deps: IdentityDeps,
  who: SignedIn,
  given: unknown,
  visitor: Visitor,
): Promise<void> {
  const { account } = who;
  await prove(deps, who, given, visitor);
  await deps.onAccountClosing(account.id);
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const { orm } = transaction;
    await orm
      .update(accounts)
      .set({ status: 'blocked', closedAt: now, updatedAt: now })
      .where(eq(accounts.id, account.id));
    await endLinks(transaction, account.id);
    await orm.delete(mails).where(eq(mails.accountId, account.id));
    await endSessions(transaction, account.id);
    const event = { accountId: account.id, kind: 'account_closed', visitor, at: now } as const;
    await recordSecurityEvent(transaction, event);
  });
}

/** Everything of an account goes with its row. */
export async function eraseClosedAccounts(database: Database, now: Date): Promise<void> {
  const { orm } = database;
  const due = new Date(now.getTime() - policy.closedAccountDays * dayMs);
  const closed = await orm.select({ id: accounts.id }).from(accounts).where(lte(accounts.closedAt, due));
  for (const { id } of closed) {
    await eraseLog(database, id);
    await orm.delete(accounts).where(eq(accounts.id, id));
  }
}

const rowsAtOnce = 5_000;

/** In small batches: a long statement would keep all others waiting on the embedded database. */
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
