import { accounts, apiRequests, type Database, subscriptions, userCounters } from '@pagesmith/database';
import { uniqueId } from '@pagesmith/kernel';

type Call = Partial<typeof apiRequests.$inferInsert>;

/** An account as registration leaves it, without the work of hashing a password. */
export async function addAccount({ orm }: Database, id = uniqueId()): Promise<string> {
  const now = new Date();
  await orm
    .insert(accounts)
    .values({ id, email: `${id.toLowerCase()}@example.com`, name: id, passwordHash: '-' });
  await orm.insert(subscriptions).values({
    id: uniqueId(),
    userId: id,
    plan: 'starter',
    status: 'active',
    billingCycle: 'monthly',
    nextBillingDate: now,
    monthlyLimit: 100,
    periodStartedAt: now,
    periodEndsAt: now,
  });
  await orm.insert(userCounters).values({ userId: id, month: now.toISOString().slice(0, 10) });
  return id;
}

/** Rows of the log, as the server writes them. */
export async function addCalls({ orm }: Database, userId: string, calls: readonly Call[]): Promise<void> {
  const usual = {
    userId,
    apiKeyId: 'a-key',
    apiKeyName: 'Main',
    endpoint: '/fill-pdf',
    method: 'POST',
    status: 'success' as const,
    httpStatus: 200,
    responseTimeMs: 100,
  };
  await orm.insert(apiRequests).values(calls.map((call) => ({ id: uniqueId(), ...usual, ...call })));
}
