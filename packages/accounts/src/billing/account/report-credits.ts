import { credits, subscriptions } from '@pagesmith/database';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { BillingDeps } from '../deps.ts';

const batch = 100;

/**
 * Tells the provider of every credit, so that it comes off the next invoices. One that was told but not marked, because
 * of a crash, is told again under the same name, and counted once.
 */
export async function reportCredits({ database, provider, clock }: BillingDeps): Promise<void> {
  if (!provider) return;
  const waiting = await database.orm
    .select({ credit: credits, customerId: subscriptions.providerCustomerId })
    .from(credits)
    .innerJoin(subscriptions, eq(subscriptions.userId, credits.accountId))
    .where(
      and(
        isNull(credits.reportedAt),
        eq(subscriptions.provider, provider.mode),
        isNotNull(subscriptions.providerCustomerId),
      ),
    )
    .orderBy(asc(credits.id))
    .limit(batch);
  for (const { credit, customerId } of waiting) {
    const { id, accountId, amountMills, createdAt } = credit;
    const identifier = `operator_credit_${id}`;
    await provider.credit({ identifier, accountId, customerId: customerId ?? '', amountMills, createdAt });
    await database.orm.update(credits).set({ reportedAt: clock.now() }).where(eq(credits.id, id));
  }
}
