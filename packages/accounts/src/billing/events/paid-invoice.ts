import { invoices, type Transaction } from '@pagesmith/database';
import * as z from 'zod';
import type { ProviderEvent } from './read-event.ts';

const paidInvoice = z.object({
  id: z.string(),
  customer: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
  created: z.number().int(),
  amount_paid: z.number().int(),
});

/** Writes down what was really paid, once for each invoice, whether or not we know whose it is. */
export async function keepPaidInvoice(
  { orm }: Transaction,
  provider: string,
  { type, data }: ProviderEvent,
): Promise<void> {
  if (type !== 'invoice.paid' && type !== 'invoice.payment_succeeded') return;
  const read = paidInvoice.safeParse(data.object);
  if (!read.success) return;
  const { id, customer: customerId, created, amount_paid: cents } = read.data;
  await orm
    .insert(invoices)
    .values({ provider, id, customerId, amountMills: cents * 10, createdAt: new Date(created * 1000) })
    .onConflictDoNothing();
}
