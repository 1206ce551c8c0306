import { subscriptions } from '@pagesmith/database';
import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { BillingDeps } from '../deps.ts';

const tellMax = 100;

/**
 * Tells the provider of prices that were agreed with one customer, and of those that were taken back. After any news of
 * the subscription it is told again: a change of plan at the provider brings the price of everybody back.
 */
export async function tellPrices({
  database: { orm },
  provider,
  clock,
  onError,
}: BillingDeps): Promise<void> {
  if (!provider) return;
  const { priceMills, priceToldMills, priceToldAt, providerEventAt } = subscriptions;
  const isOther = sql`${priceMills} IS DISTINCT FROM ${priceToldMills}`;
  const hasNews = and(isNotNull(priceMills), gt(providerEventAt, priceToldAt));
  const untold = await orm
    .select({ id: subscriptions.id, at: subscriptions.providerSubscriptionId, priceMills })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, provider.mode),
        isNotNull(subscriptions.providerSubscriptionId),
        or(isOther, hasNews),
      ),
    )
    .limit(tellMax);
  for (const { id, at, priceMills: monthlyMills } of untold) {
    // Before the provider is asked: what happens meanwhile is news.
    const told = { priceToldMills: monthlyMills, priceToldAt: clock.now() };
    try {
      await provider.setPrice(at ?? '', monthlyMills);
      await orm.update(subscriptions).set(told).where(eq(subscriptions.id, id));
    } catch (error) {
      onError(error);
    }
  }
}
