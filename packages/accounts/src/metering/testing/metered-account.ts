import { type PlanId, plans } from '@pagesmith/catalog';
import {
  accounts,
  apiKeys,
  apiRequests,
  charges,
  type Database,
  reservations,
  subscriptions,
  userCounters,
} from '@pagesmith/database';
import { Failure, uniqueId } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import type { AuthenticatedKey, PaidCall } from '../call.ts';

export const start = new Date('2026-11-15T08:00:00.000Z');
export const monthEnd = new Date('2026-12-15T08:00:00.000Z');
export const wideRates = { ratePerMinute: { starter: 1e6, premium: 1e6, pro: 1e6, enterprise: 1e6 } };
export const ending = { responseTimeMs: 12, inputBytes: 1_000 };
export const success = { ...ending, httpStatus: 200 };
/** A success of the GDPR service, which a proof of deletion is to follow. */
export const privateSuccess = {
  ...success,
  received: { filesSha256: ['0'.repeat(64)], receivedAt: start, place: 'here', isJob: false },
};
export const damaged = {
  ...ending,
  failure: new Failure(
    { code: 'file_damaged', status: 400, title: { en: 'The file is damaged.', fr: 'Fichier abîmé.' } },
    { en: 'secret.pdf is damaged at page 3.', fr: 'secret.pdf est abîmé en page 3.' },
  ),
};

type Subscription = typeof subscriptions.$inferSelect;

/** An account on a plan, with a key. */
export async function meteredAccount(
  { orm }: Database,
  plan: PlanId,
  given: Partial<Subscription> = {},
): Promise<AuthenticatedKey> {
  const accountId = uniqueId();
  const keyId = uniqueId();
  await orm
    .insert(accounts)
    .values({ id: accountId, email: `${accountId}@example.com`, name: '', passwordHash: '-' });
  await orm.insert(subscriptions).values({
    id: uniqueId(),
    userId: accountId,
    plan,
    status: 'active',
    billingCycle: 'monthly',
    nextBillingDate: monthEnd,
    monthlyLimit: plans[plan].callsPerMonth,
    periodStartedAt: start,
    periodEndsAt: monthEnd,
    ...given,
  });
  await orm.insert(userCounters).values({ userId: accountId, month: '2026-11-01' });
  const keyHash = Buffer.from(keyId);
  const secret = { keyEncrypted: keyHash, keyHash, secretKeyId: '-' };
  await orm.insert(apiKeys).values({ id: keyId, userId: accountId, name: 'Main', ...secret });
  return { accountId, keyId, keyName: 'Main' };
}

export const callBy = (key: AuthenticatedKey, given: Partial<PaidCall> = {}): PaidCall => ({
  id: uniqueId(),
  key,
  operation: 'fill-pdf',
  endpoint: '/fill-pdf',
  method: 'POST',
  isProTool: false,
  inputBytesMax: 2_000,
  ...given,
});

/** Everything that is written about an account. */
export async function booksOf({ orm }: Database, { accountId, keyId }: AuthenticatedKey) {
  const [subscription] = await orm.select().from(subscriptions).where(eq(subscriptions.userId, accountId));
  const [counters] = await orm.select().from(userCounters).where(eq(userCounters.userId, accountId));
  const [key] = await orm.select().from(apiKeys).where(eq(apiKeys.id, keyId));
  if (!subscription || !counters || !key) throw new Error('The account is gone.');
  return {
    subscription,
    counters,
    key,
    log: await orm
      .select()
      .from(apiRequests)
      .where(eq(apiRequests.userId, accountId))
      .orderBy(apiRequests.sequence),
    charges: await orm.select().from(charges).where(eq(charges.userId, accountId)).orderBy(charges.id),
    reservations: await orm.select().from(reservations).where(eq(reservations.userId, accountId)),
  };
}

/** As when everything that calls have left is destroyed. */
export const issueProofs = (database: Database, at = start) =>
  database.query(
    "SELECT issue_proof(id, 'signed', $1, $1, 'changes') FROM deletion_proofs WHERE signed_proof IS NULL",
    [at],
  );
