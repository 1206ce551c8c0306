import { centsOf, type Mills } from '@pagesmith/catalog';
import type Stripe from 'stripe';
import { boughtBy } from '../events/price.ts';

/**
 * An agreed price is a price of its own at the provider, of the same product. It names its plan, so that events are read
 * as before, and the price that it stands in for, so that it can be taken back. Nothing is prorated: it holds from the
 * next invoice.
 */
export async function setPrice(client: Stripe, id: string, monthlyMills: Mills | null): Promise<void> {
  const { items } = await client.subscriptions.retrieve(id);
  const fixed = items.data.filter(({ price }) => price.recurring?.usage_type !== 'metered');
  const item = fixed.find(({ price }) => soldBy(price)) ?? fixed[0];
  if (!item) return;
  const { list_price: listed } = item.price.metadata;
  const change = (price: string) =>
    client.subscriptions.update(id, { items: [{ id: item.id, price }], proration_behavior: 'none' });
  if (monthlyMills === null) {
    if (listed) await change(listed);
    return;
  }
  const isYearly = item.price.recurring?.interval === 'year';
  const amount = centsOf(isYearly ? 12 * monthlyMills : monthlyMills);
  if (item.price.unit_amount === amount) return;
  const { id: agreed } = await client.prices.create(priceParams(item.price, amount, listed));
  await change(agreed);
}

const soldBy = ({ product, ...price }: Stripe.Price) =>
  boughtBy({ ...price, product: typeof product === 'string' || 'deleted' in product ? null : product });

function priceParams(current: Stripe.Price, amount: number, listed: string | undefined) {
  return {
    currency: current.currency,
    product: typeof current.product === 'string' ? current.product : current.product.id,
    recurring: { interval: current.recurring?.interval ?? ('month' as const) },
    unit_amount: amount,
    metadata: { ...soldBy(current), list_price: listed ?? current.id },
  };
}
