import { credits, subscriptions, type Transaction } from '@pagesmith/database';
import { and, eq, isNull, sum } from 'drizzle-orm';
import { filledTextUpTo } from '../../arguments/parameters.ts';
import type { Invoice } from '../../billing/provider.ts';
import type { OperatorDeps } from '../deps.ts';
import { operatorFailures } from '../failures.ts';
import { defineAction } from './define.ts';
import { requireCustomer } from './find-customer.ts';
import { account, wholeNumber } from './parameters.ts';

const centMills = 10;

/** As the payment provider has them. Asked before the transaction: nothing waits for the provider while rows are held. */
async function invoicesOf(deps: OperatorDeps, given: string): Promise<readonly Invoice[]> {
  const { id, email } = await deps.database.transaction((transaction) => requireCustomer(transaction, given));
  return deps.billing.invoices({ accountId: id, email, language: 'en' });
}

export const invoices = defineAction({
  about: 'a customer’s invoices at the payment provider',
  parameters: { account },
  first: (deps, given) => invoicesOf(deps, given.account),
  run: async ({ transaction }, given, found) => {
    const { id } = await requireCustomer(transaction, given.account);
    return { subject: id, result: found };
  },
});

async function refundedMills({ orm }: Transaction, invoiceId: string): Promise<number> {
  const [row] = await orm
    .select({ mills: sum(credits.amountMills).mapWith(Number) })
    .from(credits)
    .where(and(eq(credits.invoiceId, invoiceId), isNull(credits.refusedBecause)));
  return row?.mills ?? 0;
}

/** Kept like a credit: the servers tell the payment provider, once, and write down if it refuses. */
export const refund = defineAction({
  about: 'pays back euro cents of one paid invoice',
  parameters: { account, invoice: filledTextUpTo(64), cents: wholeNumber(1, 1_000_000) },
  needsReason: true,
  needsConfirmation: true,
  first: (deps, given) => invoicesOf(deps, given.account),
  run: async ({ transaction, now }, given, found) => {
    const { id: accountId } = await requireCustomer(transaction, given.account);
    const [row] = await transaction.orm
      .select({ customerId: subscriptions.providerCustomerId })
      .from(subscriptions)
      .where(eq(subscriptions.userId, accountId));
    if (!row?.customerId) throw operatorFailures.customerWithoutPayments();
    const invoice = found.find(({ id, number }) => id === given.invoice || number === given.invoice);
    const amountMills = given.cents * centMills;
    if (invoice?.status !== 'paid') throw operatorFailures.invoiceUnpaid({ invoice: given.invoice });
    const leftMills = invoice.amountMills - (await refundedMills(transaction, invoice.id));
    if (amountMills > leftMills) throw operatorFailures.refundLarge({ cents: leftMills / centMills });
    await transaction.orm
      .insert(credits)
      .values({ accountId, amountMills, invoiceId: invoice.id, createdAt: now });
    return { subject: accountId, after: { invoice: invoice.id, amountMills } };
  },
});
