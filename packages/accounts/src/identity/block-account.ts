import { policy } from '@pagesmith/catalog';
import { accounts, mails, type Transaction } from '@pagesmith/database';
import { eq } from 'drizzle-orm';
import { endLinks } from './change-account.ts';
import { endSessions } from './sessions.ts';

const dayMs = 86_400_000;

type Changes = Partial<Pick<typeof accounts.$inferSelect, 'status' | 'closedAt' | 'blockedBecause'>>;

async function change({ orm }: Transaction, id: string, changes: Changes, now: Date): Promise<void> {
  await orm
    .update(accounts)
    .set({ ...changes, updatedAt: now })
    .where(eq(accounts.id, id));
}

/** Nobody signs in to it, and its keys are refused, with this sentence. */
export async function blockAccount(
  transaction: Transaction,
  { id, because, now }: { readonly id: string; readonly because: string; readonly now: Date },
): Promise<void> {
  await change(transaction, id, { status: 'blocked', blockedBecause: because }, now);
  await endSessions(transaction, id);
}

export const unblockAccount = (transaction: Transaction, id: string, now: Date): Promise<void> =>
  change(transaction, id, { status: 'active', blockedBecause: null }, now);

/** Brings back one that is closed. A paid plan that ended stays ended, and what we had blocked stays blocked. */
export async function restoreAccount(
  transaction: Transaction,
  { id, blockedBecause }: { readonly id: string; readonly blockedBecause: string | null },
  now: Date,
): Promise<void> {
  const status = blockedBecause === null ? 'active' : 'blocked';
  await change(transaction, id, { status, closedAt: null }, now);
}

/** As if its owner had closed it so long ago that the next sweep erases it: until then it can be restored. */
export async function eraseAccount(transaction: Transaction, id: string, now: Date): Promise<void> {
  const closedAt = new Date(now.getTime() - policy.closedAccountDays * dayMs);
  await change(transaction, id, { status: 'blocked', closedAt }, now);
  await endLinks(transaction, id);
  await transaction.orm.delete(mails).where(eq(mails.accountId, id));
  await endSessions(transaction, id);
}
