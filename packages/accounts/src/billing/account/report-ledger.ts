import { charges, credits, subscriptions } from '@pagesmith/database';
import { Failure } from '@pagesmith/kernel';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { BillingDeps } from '../deps.ts';
import { billingFailures } from '../failures.ts';
import type { PaymentProvider } from '../provider.ts';

const batch = 100;

interface Waiting<Row> {
  readonly row: Row & { readonly id: number };
  readonly customerId: string | null;
}

interface Ledger<Row> {
  /** The oldest that the provider does not know of yet. */
  waiting(): Promise<Waiting<Row>[]>;
  /** Under the same name each time: one that was told but not marked, because of a crash, is counted once. */
  tell(one: Waiting<Row>): Promise<void>;
  mark(ids: number[]): Promise<unknown>;
}

/** Tells the provider of every row, and marks what it has taken also when a later one fails. */
async function report<Row>({ waiting, tell, mark }: Ledger<Row>): Promise<void> {
  for (;;) {
    const rows = await waiting();
    const told: number[] = [];
    try {
      for (const one of rows) {
        await tell(one);
        told.push(one.row.id);
      }
    } finally {
      if (told.length > 0) await mark(told);
    }
    if (rows.length < batch) return;
  }
}

const isCustomerOf = ({ mode }: PaymentProvider) =>
  and(eq(subscriptions.provider, mode), isNotNull(subscriptions.providerCustomerId));

/** What customers owe us. */
export async function reportCharges({ database: { orm }, provider, clock }: BillingDeps): Promise<void> {
  if (!provider) return;
  await report({
    waiting: () =>
      orm
        .select({ row: charges, customerId: subscriptions.providerCustomerId })
        .from(charges)
        .innerJoin(subscriptions, eq(subscriptions.userId, charges.userId))
        .where(and(isNull(charges.reportedAt), isCustomerOf(provider)))
        .orderBy(asc(charges.id))
        .limit(batch),
    tell: ({ row: { id, userId: accountId, amountMills, createdAt }, customerId }) =>
      provider.reportCharge({
        identifier: `charge_${id}`,
        accountId,
        customerId: customerId ?? '',
        amountMills,
        createdAt,
      }),
    mark: (ids) => orm.update(charges).set({ reportedAt: clock.now() }).where(inArray(charges.id, ids)),
  });
}

/** What we owe customers: off their next invoices, or paid back where it is for an invoice. */
export async function reportCredits({ database: { orm }, provider, clock }: BillingDeps): Promise<void> {
  if (!provider) return;
  const isWaiting = and(isNull(credits.reportedAt), isNull(credits.refusedBecause));
  await report({
    waiting: () =>
      orm
        .select({ row: credits, customerId: subscriptions.providerCustomerId })
        .from(credits)
        .innerJoin(subscriptions, eq(subscriptions.userId, credits.accountId))
        .where(and(isWaiting, isCustomerOf(provider)))
        .orderBy(asc(credits.id))
        .limit(batch),
    tell: async ({ row: { id, accountId, amountMills, invoiceId, createdAt }, customerId }) => {
      const identifier = `operator_credit_${id}`;
      if (invoiceId === null) {
        const credit = { identifier, accountId, customerId: customerId ?? '', amountMills, createdAt };
        return provider.credit(credit);
      }
      try {
        await provider.refund({ identifier, accountId, invoiceId, amountMills });
      } catch (error) {
        // The provider will not change its mind: those behind it are not to wait for it.
        if (!(error instanceof Failure) || error.code !== billingFailures.refundRefused.code) throw error;
        const refusedBecause = error.cause instanceof Error ? error.cause.message : error.message;
        await orm.update(credits).set({ refusedBecause }).where(eq(credits.id, id));
      }
    },
    mark: (ids) =>
      orm
        .update(credits)
        .set({ reportedAt: clock.now() })
        .where(and(inArray(credits.id, ids), isNull(credits.refusedBecause))),
  });
}
