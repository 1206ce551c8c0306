import { randomBytes } from 'node:crypto';
import { createSecrets } from '@pagesmith/accounts';
import { apiKeyPrefix, type PlanId } from '@pagesmith/catalog';
import { accounts, apiKeys, connect, subscriptions, userCounters } from '@pagesmith/database';
import { uniqueId } from '@pagesmith/kernel';

const monthMs = 30 * 86_400_000;

/** Accounts with a key each, before the server starts: registering them one by one is throttled. */
export async function makeKeys(
  place: { dataDir: string; databaseUrl?: string },
  secretKey: string,
  count: number,
  plan: PlanId = 'enterprise',
) {
  const database = await connect(place);
  const secrets = createSecrets({ secretKey });
  const now = new Date();
  const monthEnd = new Date(now.getTime() + monthMs);
  const keys = Array.from({ length: count }, () => apiKeyPrefix + randomBytes(20).toString('hex'));
  for (const key of keys) {
    const userId = uniqueId();
    await database.orm
      .insert(accounts)
      .values({ id: userId, email: `${userId}@example.com`, name: '', passwordHash: '-' });
    await database.orm.insert(subscriptions).values({
      id: uniqueId(),
      userId,
      plan,
      status: 'active',
      billingCycle: 'monthly',
      nextBillingDate: monthEnd,
      monthlyLimit: 1_000_000,
      periodStartedAt: now,
      periodEndsAt: monthEnd,
    });
    await database.orm.insert(userCounters).values({ userId, month: `${now.toISOString().slice(0, 7)}-01` });
    await database.orm.insert(apiKeys).values({
      id: uniqueId(),
      userId,
      name: 'load',
      keyEncrypted: secrets.encrypt(key),
      keyHash: secrets.hash(key),
      secretKeyId: secrets.keyId,
    });
  }
  await database.close();
  return keys;
}
