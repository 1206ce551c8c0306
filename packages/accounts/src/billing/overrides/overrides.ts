import {
  accountOverrides,
  type Database,
  type Queryable,
  subscriptions,
  type Transaction,
} from '@pagesmith/database';
import { eq, lte } from 'drizzle-orm';
import { publish } from '../../realtime/publish.ts';
import { lockSubscription, settleSubscription } from '../rules/settle-subscription.ts';
import { starterTerms } from '../rules/terms.ts';

type Row = typeof accountOverrides.$inferSelect;

/** What an operator has set for one account, in place of what its plan says. */
export type Overrides = Omit<Row, 'accountId' | 'updatedAt'>;

interface Occasion {
  readonly accountId: string;
  /** Whose events the subscription follows from. */
  readonly provider: 'stripe' | 'test';
  readonly now: Date;
}

export async function overridesOf({ orm }: Queryable, accountId: string): Promise<Overrides | undefined> {
  const [row] = await orm.select().from(accountOverrides).where(eq(accountOverrides.accountId, accountId));
  if (!row) return undefined;
  const { accountId: _id, updatedAt: _at, ...overrides } = row;
  return overrides;
}

/** Sets what is given and leaves the rest. They hold at once, and whatever the payment provider says afterwards. */
export async function setOverrides(
  transaction: Transaction,
  given: Partial<Overrides>,
  occasion: Occasion,
): Promise<Overrides | undefined> {
  const { accountId, now } = occasion;
  await lockSubscription(transaction, accountId, now);
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  await transaction.orm
    .insert(accountOverrides)
    .values({ accountId, ...changes, updatedAt: now })
    .onConflictDoUpdate({ target: accountOverrides.accountId, set: { ...changes, updatedAt: now } });
  await recalculate(transaction, occasion);
  return overridesOf(transaction, accountId);
}

/** From now on the plan alone decides again. */
export async function clearOverrides(transaction: Transaction, occasion: Occasion): Promise<void> {
  const { accountId, now } = occasion;
  await lockSubscription(transaction, accountId, now);
  await transaction.orm.delete(accountOverrides).where(eq(accountOverrides.accountId, accountId));
  await recalculate(transaction, occasion);
}

/** Takes back what was set until a time that has come. */
export async function endOverrides(
  database: Database,
  { provider, now }: Omit<Occasion, 'accountId'>,
): Promise<void> {
  const ended = await database.orm
    .select({ accountId: accountOverrides.accountId })
    .from(accountOverrides)
    .where(lte(accountOverrides.endsAt, now));
  for (const { accountId } of ended) {
    await database.transaction((transaction) => clearOverrides(transaction, { accountId, provider, now }));
  }
}

/** The row as it follows from what was paid; what is set by hand is laid over it by the database itself. */
async function recalculate(transaction: Transaction, { accountId, provider, now }: Occasion): Promise<void> {
  if ((await settleSubscription(transaction, { accountId, provider, now })) === 'settled') return;
  const [row] = await transaction.orm
    .update(subscriptions)
    .set({ plan: starterTerms.plan, monthlyLimit: starterTerms.monthly_limit, updatedAt: now })
    .where(eq(subscriptions.userId, accountId))
    .returning({ id: subscriptions.id });
  if (!row) return;
  const userId = accountId;
  await publish(transaction, { collection: 'subscriptions', id: row.id, userId, action: 'update' });
  await publish(transaction, { collection: 'users', id: userId, userId, action: 'update' });
}
