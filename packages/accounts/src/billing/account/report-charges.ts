import { charges, subscriptions } from '@pagesmith/database';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { BillingDeps } from '../deps.ts';

const batch = 100;

/**
 * Reports every charge to the provider. One that was reported but not marked, because of a crash, is reported again
 * under the same name, and counted once.
 */
export async function reportCharges({ database, provider, clock }: BillingDeps): Promise<void> {
  if (!provider) return;
  for (;;) {
    const unreported = await database.orm
      .select({ charge: charges, customerId: subscriptions.providerCustomerId })
      .from(charges)
      .innerJoin(subscriptions, eq(subscriptions.userId, charges.userId))
      .where(
        and(
          isNull(charges.reportedAt),
          eq(subscriptions.provider, provider.mode),
          isNotNull(subscriptions.providerCustomerId),
        ),
      )
      .orderBy(asc(charges.id))
      .limit(batch);
    const reported: number[] = [];
    try {
      for (const { charge, customerId } of unreported) {
        const { id, userId: accountId, amountMills, createdAt } = charge;
        const identifier = `charge_${id}`;
        await provider.reportCharge({
          identifier,
          accountId,
          customerId: customerId ?? '',
          amountMills,
          createdAt,
        });
        reported.push(id);
      }
    } finally {
      if (reported.length > 0) {
        await database.orm
          .update(charges)
          .set({ reportedAt: clock.now() })
          .where(inArray(charges.id, reported));
      }
    }
    if (unreported.length < batch) return;
  }
}
